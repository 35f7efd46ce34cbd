import { createStore } from 'zustand/vanilla'
import { createMatchList } from '../../match/store/createMatchList'
import type { MatchList, MatchSummary } from '../../match/store/matchStore'
import { pageShelf } from '../../match/store/pageShelf'
import { part, type Table } from '../../table/part'
import { takeShared } from '../offline/takeShared'
import { filmOf } from '../route/film'
import { goTo } from '../route/route'
import { readFile } from './readFile'

/** A message about a change to the list, with an undo where there is one. */
export interface SavesNotice {
  readonly text: string
  readonly isBad: boolean
  readonly undo?: () => Promise<void>
}

export interface Saves {
  /** `undefined` until the shelf has been looked through. */
  readonly list: readonly MatchSummary[] | undefined
  /** Why nothing outlives the page. */
  readonly keepsNothing: string | undefined
  readonly notice: SavesNotice | undefined
  readonly isReading: boolean
}

export const savesOf = part(() =>
  createStore<Saves>(() => ({
    list: undefined,
    keepsNothing: undefined,
    notice: undefined,
    isReading: false,
  })),
)

/** What was deleted can be brought back for this long. */
const binMs = 7 * 24 * 60 * 60 * 1000

const say = (table: Table, notice: SavesNotice | undefined) => savesOf(table).setState({ notice })

/** Does something with the list and shows what it is like afterwards; trouble becomes a sentence. */
async function withList(
  table: Table,
  work: (list: MatchList) => Promise<SavesNotice | undefined>,
): Promise<void> {
  const saves = savesOf(table)
  try {
    const { shelf, why } = await pageShelf()
    const list = createMatchList(shelf)
    const notice = await work(list)
    saves.setState({ list: await list.list(), keepsNothing: why, notice })
  } catch (error) {
    say(table, { text: sentence(error), isBad: true })
    saves.setState(({ list }) => ({ list: list ?? [] }))
  }
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Looks through the shelf, and throws out for good what has lain in the bin long enough. */
export function openSaves(table: Table): Promise<void> {
  return withList(table, async list => {
    await list.emptyBin(binMs)
    return savesOf(table).getState().notice
  })
}

export function dismissNotice(table: Table): void {
  say(table, undefined)
}

export function renameSave(table: Table, { id }: MatchSummary, name: string): Promise<void> {
  return withList(table, async list => {
    await list.rename(id, name)
    return undefined
  })
}

export function removeSave(table: Table, { id, name }: MatchSummary): Promise<void> {
  return withList(table, async list => {
    await list.remove(id)
    const undo = () =>
      withList(table, async again => {
        await again.restore(id)
        return { text: `“${name}” is back.`, isBad: false }
      })
    return { text: `“${name}” is deleted.`, isBad: false, undo }
  })
}

/** The match as a file for the visitor's own disk. */
export function exportSave(table: Table, { id, name }: MatchSummary): Promise<void> {
  return withList(table, async list => {
    offerFile(await list.exportText(id), fileName(name))
    return undefined
  })
}

export function fileName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N} ._-]+/gu, '').trim()
  return `${plain || 'match'}.seabox.json`
}

/** Hands a text to the browser to be kept as a file. */
export function offerFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has taken hold of it by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** A second match that begins where this one is. */
export function copySave(table: Table, { id, name }: MatchSummary): Promise<void> {
  return withList(table, async list => bringIn(await list.exportText(id), { name: `${name} (copy)` }))
}

/** A file from the visitor's disk becomes a match of its own, or a sentence says why not. */
export async function importFile(table: Table, file: File): Promise<void> {
  const saves = savesOf(table)
  saves.setState({ isReading: true, notice: undefined })
  await withList(table, async () => {
    const read = await readFile(file)
    return read.ok ? bringIn(read.value, { isNew: true }) : { text: read.why, isBad: true }
  })
  saves.setState({ isReading: false })
}

/** A file that was shared with the installed app is loaded like one from the disk. */
export async function importShared(table: Table): Promise<void> {
  const file = await takeShared().catch(() => undefined)
  if (file) await importFile(table, file)
  else say(table, { text: 'The shared file did not arrive. Share it again, or load it here.', isBad: true })
}

/** A finished match that came in the address: its dice fall again here, and it is kept and shown. */
export async function importLink(table: Table, hash: string): Promise<void> {
  const saves = savesOf(table)
  saves.setState({ isReading: true, notice: undefined })
  await withList(table, async () => {
    const [{ readFilmLink }, { writeMatch }] = await Promise.all([
      import('../../match/filmLink'),
      import('../../match/readMatch'),
    ])
    const read = await readFilmLink(hash)
    return read.ok ? bringIn(writeMatch(read.value.match), { isNew: true }) : { text: read.why, isBad: true }
  })
  saves.setState({ isReading: false })
}

/** Rules are needed to tell whether a match could have been played, so this is where they are fetched. */
async function bringIn(
  text: string,
  { name, isNew }: { readonly name?: string; readonly isNew?: boolean },
): Promise<SavesNotice> {
  const { openMatchStore } = await import('../../match/store/openMatchStore')
  const { store } = await openMatchStore()
  const added = await store.importText(text, name)
  if (!added.ok) return { text: brokenWords(added.why), isBad: true }
  // A finished match is loaded in order to watch it.
  if (isNew && added.value.isOver) goTo(filmOf(added.value.id))
  return { text: `“${added.value.name}” is now among your matches.`, isBad: false }
}

/** Says first that the file is broken, because only then the place of the fault makes sense. */
function brokenWords(why: string): string {
  return /^(This|The set-up) /.test(why)
    ? why
    : `This match is damaged or was changed. ${why.replace(/\.?$/, '.')}`
}

import { createStore } from 'zustand/vanilla'
import { createMatchList } from '../../match/store/createMatchList'
import type { MatchList, MatchSummary } from '../../match/store/matchStore'
import { pageShelf } from '../../match/store/pageShelf'
import { filmOf } from '../route/film'
import { goTo } from '../route/route'
import { readFile } from './readFile'

/** A word to whoever did something with the list, with a way back where there is one. */
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

export const saves = createStore<Saves>(() => ({
  list: undefined,
  keepsNothing: undefined,
  notice: undefined,
  isReading: false,
}))

/** What was deleted can be brought back for so long. */
const binMs = 7 * 24 * 60 * 60 * 1000

const say = (notice: SavesNotice | undefined) => saves.setState({ notice })

/** Does something with the list and shows what it is like afterwards; trouble becomes a sentence. */
async function withList(work: (list: MatchList) => Promise<SavesNotice | undefined>): Promise<void> {
  try {
    const { shelf, why } = await pageShelf()
    const list = createMatchList(shelf)
    const notice = await work(list)
    saves.setState({ list: await list.list(), keepsNothing: why, notice })
  } catch (error) {
    say({ text: sentence(error), isBad: true })
    saves.setState(({ list }) => ({ list: list ?? [] }))
  }
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Looks through the shelf, and throws out for good what has lain in the bin long enough. */
export function openSaves(): Promise<void> {
  return withList(async list => {
    await list.emptyBin(binMs)
    return saves.getState().notice
  })
}

export function dismissNotice(): void {
  say(undefined)
}

export function renameSave({ id }: MatchSummary, name: string): Promise<void> {
  return withList(async list => {
    await list.rename(id, name)
    return undefined
  })
}

export function removeSave({ id, name }: MatchSummary): Promise<void> {
  return withList(async list => {
    await list.remove(id)
    const undo = () =>
      withList(async again => {
        await again.restore(id)
        return { text: `“${name}” is back.`, isBad: false }
      })
    return { text: `“${name}” is deleted.`, isBad: false, undo }
  })
}

/** The match as a file for the visitor's own disk. */
export function exportSave({ id, name }: MatchSummary): Promise<void> {
  return withList(async list => {
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
export function copySave({ id, name }: MatchSummary): Promise<void> {
  return withList(async list => bringIn(await list.exportText(id), { name: `${name} (copy)` }))
}

/** A file from the visitor's disk becomes a match of its own, or a sentence says why not. */
export async function importFile(file: File): Promise<void> {
  saves.setState({ isReading: true, notice: undefined })
  await withList(async () => {
    const read = await readFile(file)
    return read.ok ? bringIn(read.value, { isNew: true }) : { text: read.why, isBad: true }
  })
  saves.setState({ isReading: false })
}

/** A finished match that came in the address: its dice fall again here, and it is kept and shown. */
export async function importLink(hash: string): Promise<void> {
  saves.setState({ isReading: true, notice: undefined })
  await withList(async () => {
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
  // Whoever loads a match that was played to its end wants to see it.
  if (isNew && added.value.isOver) goTo(filmOf(added.value.id))
  return { text: `“${added.value.name}” lies with your matches.`, isBad: false }
}

/** Where it is broken means nothing to whoever picked a file, unless he hears first that it is. */
function brokenWords(why: string): string {
  return /^(This|The set-up) /.test(why)
    ? why
    : `This match is damaged or was changed. ${why.replace(/\.?$/, '.')}`
}

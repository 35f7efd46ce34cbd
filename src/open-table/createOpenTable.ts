import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Pose } from '../measure'
import type { GameId, Result } from '../rules/game'
import { type Act, play } from './acts'
import { cardName } from './decks'
import { type Moment, mostMoments, readTable, type TableFile, writeMoment, writeTable } from './format'
import { gapBetween, writtenGap } from './measuring'
import { readAll, readingWords } from './reading'
import type { Loose } from './ready'
import { emptyTable, type TableState, thingOf } from './tableState'
import { nameOf, type Thing } from './thing'

/** A wish that only the engine can fulfil. */
export type Push =
  | { readonly push: 'throw'; readonly ids: readonly string[] }
  | { readonly push: 'bang'; readonly level: 1 | 2 | 3 }
  | { readonly push: 'upset' }
  /** What is in the hand is turned, by degrees, or turned over, without being put down. */
  | { readonly push: 'turn-held'; readonly degrees: number }
  | { readonly push: 'flip-held' }
  | { readonly push: 'carry'; readonly ids: readonly string[]; readonly x: number; readonly z: number }

/** What the engine tells of what moves at this moment. */
export interface Engine {
  /** Where things are by now that have moved since the table last rested. */
  livePoses(): ReadonlyMap<string, Pose>
  push(push: Push): void
  /** A game of the shelf as it is set up, from the layouts of its own table. */
  layGame(game: GameId, players: number): Promise<readonly Loose[]>
}

export interface OpenTableState {
  /** Names the table among the saved ones. */
  readonly id: string
  readonly name: string
  readonly moments: readonly Moment[]
  /** The moment that is shown: the last one, unless acts were undone. */
  readonly at: number
  readonly chosen: ReadonlySet<string>
  readonly hovered: string | undefined
  /** How many things are in motion or in a hand. */
  readonly awake: number
  /** A hand carries something. */
  readonly isHeld: boolean
  /** What was done or refused last, in a sentence. */
  readonly word: string
  readonly isBad: boolean
  /** Drags on the bare table draw a loop around things instead of turning the camera. */
  readonly isLassoing: boolean
  /** The film runs, from moment to moment. */
  readonly isFilm: boolean
  /** Grows with every act that lays things down: the engine takes their places over. */
  readonly laid: number
  /** What was laid down last lay there before: it needs no time to settle. */
  readonly isQuiet: boolean
}

export interface OpenTable {
  readonly state: StoreApi<OpenTableState>
  now(): TableState
  act(act: Act): boolean
  /** Hands have moved things: the engine reports where they came to rest. */
  moved(does: string, options?: { readonly isUpset?: boolean }): void
  rested(poses: ReadonlyMap<string, Pose>): void
  undo(): void
  redo(): void
  setRight(): void
  goTo(at: number): void
  playFilm(isFilm: boolean): void
  choose(ids: Iterable<string>, how?: 'only' | 'add' | 'toggle'): void
  hover(id: string | undefined): void
  lasso(isLassoing: boolean): void
  say(word: string, isBad?: boolean): void
  setAwake(count: number): void
  setHeld(isHeld: boolean): void
  push(push: Push): void
  setGame(game: GameId, name: string, players: number): Promise<void>
  connect(engine: Engine): () => void
  rename(name: string): void
  write(): string
  writeLink(): string
  open(value: unknown, id: string): Result<number>
  openNew(id: string): void
}

const firstMoment: Moment = { does: 'A bare table', state: emptyTable }

const fresh = (id: string): OpenTableState => ({
  id,
  name: 'An evening at the open table',
  moments: [firstMoment],
  at: 0,
  chosen: new Set(),
  hovered: undefined,
  awake: 0,
  isHeld: false,
  word: 'Take something out of the chest, or have a table set.',
  isBad: false,
  isLassoing: false,
  isFilm: false,
  laid: 0,
  isQuiet: false,
})

/** The open table: what lies there, what was done, what is chosen. The engine that moves things connects itself. */
export function createOpenTable(id: string): OpenTable {
  const state = createStore<OpenTableState>(() => fresh(id))
  let engine: Engine | undefined
  const { getState, setState } = state
  const now = () => getState().moments[getState().at]!.state

  /** Writes into the moment that is shown where things are by now, so that undo comes back to it. */
  function settle(poses: ReadonlyMap<string, Pose>): void {
    if (poses.size === 0) return
    setState(({ moments, at }) => {
      const moment = moments[at]!
      const things = moment.state.things.map(thing => {
        const pose = poses.get(thing.id)
        return pose ? { ...thing, pose } : thing
      })
      const settled = { ...moment, state: { ...moment.state, things } }
      return { moments: moments.map((one, index) => (index === at ? settled : one)) }
    })
  }
  const settleNow = () => engine && settle(engine.livePoses())

  /** Adds a moment behind the one that is shown; what had been undone is forgotten. */
  function add(moment: Moment, more: Partial<OpenTableState> = {}): void {
    setState(({ moments, at }) => {
      const kept = [...moments.slice(0, at + 1), moment].slice(-mostMoments)
      return { moments: kept, at: kept.length - 1, isFilm: false, isQuiet: false, ...more }
    })
  }

  function show(at: number, word: string): void {
    setState(({ chosen, moments, laid }) => {
      const there = moments[at]!.state
      return {
        at,
        word,
        isBad: false,
        laid: laid + 1,
        isQuiet: true,
        chosen: new Set([...chosen].filter(one => thingOf(there, one))),
      }
    })
  }

  const table: OpenTable = {
    state,
    now,
    act(act) {
      settleNow()
      const result = play(now(), act)
      if (!result.ok) {
        table.say(result.why, true)
        return false
      }
      const { chosen, laid } = getState()
      const there = new Set(result.state.things.map(one => one.id))
      const choosesTouched = act.act === 'take-out' || act.act === 'copy' || act.act === 'draw'
      add(
        { does: result.does, state: result.state },
        {
          chosen: new Set(choosesTouched ? result.touched : [...chosen].filter(one => there.has(one))),
          word: `${result.does}.`,
          isBad: false,
          laid: laid + 1,
        },
      )
      return true
    },
    moved(does, { isUpset = false } = {}) {
      settleNow()
      const told = cap(does)
      add({ does: told, ...(isUpset && { isUpset }), state: now() }, { word: `${told}.`, isBad: false })
    },
    rested(poses) {
      settle(poses)
      const read = readingWords(readAll(chosenThings(table)))
      if (read) setState({ word: read, isBad: false })
    },
    undo() {
      settleNow()
      const { at, moments } = getState()
      if (at === 0) return table.say('There is nothing to undo.', true)
      show(at - 1, `Undone: ${moments[at]!.does}.`)
    },
    redo() {
      const { at, moments } = getState()
      if (at === moments.length - 1) return table.say('There is nothing to do again.', true)
      show(at + 1, `Done again: ${moments[at + 1]!.does}.`)
    },
    setRight() {
      settleNow()
      const { moments, at, laid } = getState()
      const upset = moments.slice(0, at + 1).findLastIndex(one => one.isUpset)
      if (upset < 1) return table.say('Nobody has upset this table.', true)
      add(
        { does: 'The table set right', state: moments[upset - 1]!.state },
        { laid: laid + 1, word: 'The table is set right.', isBad: false },
      )
    },
    goTo(at) {
      const { moments } = getState()
      const to = Math.min(Math.max(0, Math.round(at)), moments.length - 1)
      if (to !== getState().at) show(to, moments[to]!.does)
    },
    playFilm(isFilm) {
      settleNow()
      const { moments, at } = getState()
      setState({ isFilm: isFilm && moments.length > 1 })
      // From the end it begins again.
      if (isFilm && at === moments.length - 1) table.goTo(0)
    },
    choose(ids, how = 'only') {
      const before = getState().chosen
      const chosen = new Set(how === 'only' ? [] : before)
      for (const one of ids) {
        if (how === 'toggle' && chosen.has(one)) chosen.delete(one)
        else chosen.add(one)
      }
      setState({ chosen, word: chosenWords(now(), chosen), isBad: false })
    },
    hover(hovered) {
      if (getState().hovered !== hovered) setState({ hovered })
    },
    lasso: isLassoing => setState({ isLassoing }),
    say: (word, isBad = false) => setState({ word, isBad }),
    setAwake(awake) {
      if (getState().awake !== awake) setState({ awake })
    },
    setHeld(isHeld) {
      if (getState().isHeld !== isHeld) setState({ isHeld })
    },
    push(push) {
      if (!engine) return table.say('The table is still on its way.', true)
      engine.push(push)
    },
    async setGame(game, name, players) {
      if (!engine) return table.say('The table is still on its way.', true)
      table.say(`Setting ${name} for ${players} …`)
      try {
        const things = await engine.layGame(game, players)
        table.act({ act: 'lay-out', name: `${name} for ${players}`, things })
      } catch {
        table.say(`${name} could not be fetched; the table is as it was.`, true)
      }
    },
    connect(made) {
      engine = made
      return () => {
        if (engine !== made) return
        settleNow()
        engine = undefined
      }
    },
    rename: name => setState({ name: name.trim().slice(0, 80) || 'An evening at the open table' }),
    write() {
      settleNow()
      return writeTable(fileOf(getState()))
    },
    writeLink() {
      settleNow()
      const { name, moments, at } = getState()
      return writeMoment({ name, moments: [moments[at]!] })
    },
    open(value, id) {
      const read = readTable(value)
      if (!read.ok) {
        table.say(read.why, true)
        return read
      }
      const { name, moments, leftOut } = read.value
      const word =
        leftOut === 0
          ? `“${name}” lies on the table.`
          : `“${name}” lies on the table. ${leftOut === 1 ? 'One broken thing was' : `${leftOut} broken things were`} left out.`
      setState(({ laid }) => ({
        ...fresh(id),
        name,
        moments,
        at: moments.length - 1,
        word,
        isBad: leftOut > 0,
        laid: laid + 1,
      }))
      return { ok: true, value: leftOut }
    },
    openNew: id => setState(({ laid }) => ({ ...fresh(id), laid: laid + 1 })),
  }
  return table
}

const fileOf = ({ name, moments, at }: OpenTableState): TableFile => ({
  name,
  moments: moments.slice(0, at + 1),
})

export function chosenThings(table: OpenTable): readonly Thing[] {
  const { chosen } = table.state.getState()
  return table.now().things.filter(({ id }) => chosen.has(id))
}

/** What is said of what is chosen: one thing is named and read, two are measured, dice are added up. */
export function chosenWords(state: TableState, chosen: ReadonlySet<string>): string {
  const things = state.things.filter(({ id }) => chosen.has(id))
  const [first, second] = things
  if (!first) return 'Nothing is chosen.'
  const read = readingWords(readAll(things, cardName))
  if (things.length === 1) {
    const shown = readAll(things, cardName).things[0]!.shows
    const named = cap(`${nameOf(first.what)}${shown && !read ? `: ${shown}` : ''}.`)
    return [read || named, first.note && `Note: ${first.note}`].filter(Boolean).join(' ')
  }
  if (things.length === 2 && second) {
    const gap = writtenGap(gapBetween(first, second))
    const said = gap === 'touching' ? 'They touch.' : `${gap} from one to the other.`
    return [said, read].filter(Boolean).join(' ')
  }
  return [`${things.length} things chosen.`, read].filter(Boolean).join(' ')
}

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

import { createStore } from 'zustand/vanilla'
import { type Choice, deskOf } from '../desk'
import { highlightsOf } from '../highlights'
import { part, type Table } from '../part'
import { meant, type NamedChoice, narrow, offersOf } from './narrow'

/**
 * Choosing on the things of the table: the player picks one thing after another until one move is left.
 * The scene says which things each choice is about; the page shows `offers` as a small list beside the things.
 */
export interface Choosing {
  readonly named: readonly NamedChoice[]
  /** In the order in which they were picked. */
  readonly picked: readonly string[]
  /** What the picked things leave open, in words. */
  readonly offers: readonly Choice[]
  /** Where on the picture the last thing was picked, in CSS pixels. */
  readonly at: { readonly x: number; readonly y: number } | undefined
  /** Things that stand for others: they can be picked in their place. */
  readonly aliases: ReadonlyMap<string, readonly string[]>
  /** Things that can be dragged without being picked. */
  readonly loose: ReadonlySet<string>
  /** What a choice of the list is about, those included that are made by dragging. */
  readonly about: (choice: Choice) => readonly string[]
}

const nothing: Choosing = {
  named: [],
  picked: [],
  offers: [],
  at: undefined,
  aliases: new Map(),
  loose: new Set(),
  about: () => [],
}

export const choosingOf = part(() => createStore<Choosing>(() => nothing))

/** A player is asked: these are their choices and what they are about. */
export function offerChoices(
  table: Table,
  offer: Partial<Pick<Choosing, 'named' | 'aliases' | 'loose' | 'about'>>,
): void {
  const { named = [] } = offer
  const about: Choosing['about'] = ({ move }) =>
    named.find(({ choice }) => choice?.move === move)?.things ?? []
  choosingOf(table).setState({ ...nothing, about, ...offer })
  light(table)
}

export function offerNothing(table: Table): void {
  const choosing = choosingOf(table)
  if (choosing.getState() !== nothing) choosing.setState(nothing, true)
  highlightsOf(table).setState({ choosable: nothing.loose, chosen: nothing.loose, hovered: undefined })
}

/** What can be picked now, every alias of it, and what can be dragged. */
export function choosableNow(table: Table): ReadonlySet<string> {
  const { named, picked, aliases, loose } = choosingOf(table).getState()
  const { choosable } = narrow(named, picked)
  return new Set([...choosable, ...[...choosable].flatMap(id => aliases.get(id) ?? []), ...loose])
}

/** The thing that is meant when this one is picked. */
function standsFor(table: Table, id: string, choosable: ReadonlySet<string>): string | undefined {
  if (choosable.has(id)) return id
  const { aliases, picked } = choosingOf(table).getState()
  for (const [named, others] of aliases)
    if (choosable.has(named) && others.includes(id) && !picked.includes(named)) return named
  return undefined
}

/** What can be dragged as things are picked now. */
export function loosen(table: Table, loose: ReadonlySet<string>): void {
  choosingOf(table).setState({ loose })
  light(table)
}

/** Picks a thing, or lets go of it; chooses as soon as it is clear what is meant. False if it means nothing now. */
export function pickThing(
  table: Table,
  id: string,
  at?: { readonly x: number; readonly y: number },
): boolean {
  const { named, picked } = choosingOf(table).getState()
  if (picked.includes(id))
    return setPicked(
      table,
      picked.filter(one => one !== id),
    )
  const meantId = standsFor(table, id, narrow(named, picked).choosable)
  if (meantId !== undefined) return setPicked(table, [...picked, meantId], at)
  // Something else is meant than what was begun.
  const fresh = standsFor(table, id, narrow(named, []).choosable)
  return fresh === undefined ? false : setPicked(table, [fresh], at)
}

/** What a choice is about: of the things that are as good as each other, those that have been picked. */
export function thingsOf(
  choice: Choice,
  { named, picked, about }: Pick<Choosing, 'named' | 'picked' | 'about'>,
): readonly string[] {
  const ways = named.filter(one => one.choice?.move === choice.move).map(({ things }) => things)
  return ways.find(things => picked.every(id => things.includes(id))) ?? about(choice)
}

/** The choices that the picked things leave; all of them where nothing is picked, or nothing of the list is about it. */
export function aboutPicked(choices: readonly Choice[], choosing: Choosing): readonly Choice[] {
  const { picked, aliases } = choosing
  if (picked.length === 0) return choices
  const left = choices.filter(choice => {
    const things = thingsOf(choice, choosing)
    return picked.every(id => things.includes(id) || aliases.get(id)?.some(other => things.includes(other)))
  })
  return left.length > 0 ? left : choices
}

/** What has been decided in the list is picked on the table too; the list offers what is left by itself. */
export function showPicked(table: Table, picked: readonly string[]): void {
  choosingOf(table).setState({ picked, offers: [], at: undefined })
  light(table)
}

/** Would picking this thing as well choose at once? */
export function choosesAtOnce(table: Table, id: string): boolean {
  const { named, picked } = choosingOf(table).getState()
  const found = meant(narrow(named, [...picked, id]))
  return found !== undefined && !found.goesOn
}

export function pickNothing(table: Table): void {
  if (choosingOf(table).getState().picked.length > 0) setPicked(table, [])
}

function setPicked(
  table: Table,
  picked: readonly string[],
  at?: { readonly x: number; readonly y: number },
): true {
  const choosing = choosingOf(table)
  const { named } = choosing.getState()
  const narrowed = narrow(named, picked)
  const found = meant(narrowed)
  // Nothing is left by a click on a thing that glows: going on is offered in words first.
  const sure = found?.goesOn ? undefined : found
  choosing.setState({
    picked,
    offers: sure ? [] : offersOf(narrowed, picked),
    at: at ?? choosing.getState().at,
  })
  light(table)
  if (sure) void deskOf(table).choose(sure.move)
  return true
}

function light(table: Table): void {
  highlightsOf(table).setState({
    choosable: choosableNow(table),
    chosen: new Set(choosingOf(table).getState().picked),
  })
}

import { createStore } from 'zustand/vanilla'
import { type Choice, desk } from '../../desk'
import { highlights } from '../highlights'
import { meant, type NamedChoice, narrow, offersOf } from './narrow'

/**
 * Choosing on the things of the table: whoever is asked picks one thing after another until it is clear what he means.
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
}

const nothing: Choosing = {
  named: [],
  picked: [],
  offers: [],
  at: undefined,
  aliases: new Map(),
  loose: new Set(),
}

export const choosing = createStore<Choosing>(() => nothing)

/** Somebody is asked: these are his choices and what they are about. */
export function offerChoices(offer: Partial<Pick<Choosing, 'named' | 'aliases' | 'loose'>>): void {
  choosing.setState({ ...nothing, ...offer })
  light()
}

export function offerNothing(): void {
  if (choosing.getState() !== nothing) choosing.setState(nothing, true)
  highlights.setState({ choosable: nothing.loose, chosen: nothing.loose, hovered: undefined })
}

/** What can be picked now, every alias of it, and what can be dragged. */
export function choosableNow(): ReadonlySet<string> {
  const { named, picked, aliases, loose } = choosing.getState()
  const { choosable } = narrow(named, picked)
  return new Set([...choosable, ...[...choosable].flatMap(id => aliases.get(id) ?? []), ...loose])
}

/** The thing that is meant when this one is picked. */
function standsFor(id: string, choosable: ReadonlySet<string>): string | undefined {
  if (choosable.has(id)) return id
  const { aliases, picked } = choosing.getState()
  for (const [named, others] of aliases)
    if (choosable.has(named) && others.includes(id) && !picked.includes(named)) return named
  return undefined
}

/** What can be dragged as things are picked now. */
export function loosen(loose: ReadonlySet<string>): void {
  choosing.setState({ loose })
  light()
}

/** Picks a thing, or lets go of it; chooses as soon as it is clear what is meant. False if it means nothing now. */
export function pickThing(id: string, at?: { readonly x: number; readonly y: number }): boolean {
  const { named, picked } = choosing.getState()
  if (picked.includes(id)) return setPicked(picked.filter(one => one !== id))
  const meantId = standsFor(id, narrow(named, picked).choosable)
  if (meantId !== undefined) return setPicked([...picked, meantId], at)
  // Something else is meant than what was begun.
  const anew = standsFor(id, narrow(named, []).choosable)
  return anew === undefined ? false : setPicked([anew], at)
}

export function pickNothing(): void {
  if (choosing.getState().picked.length > 0) setPicked([])
}

function setPicked(picked: readonly string[], at?: { readonly x: number; readonly y: number }): true {
  const { named } = choosing.getState()
  const narrowed = narrow(named, picked)
  const sure = meant(narrowed)
  choosing.setState({
    picked,
    offers: sure ? [] : offersOf(narrowed, picked),
    at: at ?? choosing.getState().at,
  })
  light()
  if (sure) void desk.choose(sure.move)
  return true
}

function light(): void {
  highlights.setState({ choosable: choosableNow(), chosen: new Set(choosing.getState().picked) })
}

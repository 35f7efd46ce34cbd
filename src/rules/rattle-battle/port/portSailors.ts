/** Sailors whose time is the Port: each at its location, once per visit (RB-251, RB-311). */
import type { Refusal, Seat } from '../../game'
import { refuse } from '../../refusal'
import { sailorCard } from '../data/sailors'
import type { RattleState } from '../state'
import { playerAt } from '../table'
import type { Location, SailorId } from '../vocabulary'
import { changePlayer, type Work } from '../work'

/** Does the player have this Sailor, does the Sailor act at this location, and are they unused in this visit? */
export function checkPortSailor(
  state: RattleState,
  seat: Seat,
  id: SailorId,
  location: Location,
): Refusal | undefined {
  const owned = playerAt(state, seat).sailors.find(sailor => sailor.id === id)
  if (!owned) return refuse('RB-311', 'This Sailor is not in your crew')
  const { name, time } = sailorCard(id)
  if (time.kind !== 'port' || time.location !== location) {
    return refuse('RB-251', `This is not the time for the skill of ${name}`)
  }
  return owned.uses > 0 ? refuse('RB-311', `${name} has been used in this Port visit`) : undefined
}

export function isPortSailorReady(state: RattleState, seat: Seat, id: SailorId, location: Location): boolean {
  return (
    playerAt(state, seat).sailors.some(sailor => sailor.id === id) &&
    checkPortSailor(state, seat, id, location) === undefined
  )
}

/** Can each of these Sailors be used, once, with this action at this location? */
export function checkUse(
  state: RattleState,
  seat: Seat,
  use: readonly SailorId[],
  location: Location,
  helpers: readonly SailorId[],
): Refusal | undefined {
  if (new Set(use).size < use.length) return refuse('RB-311', 'Each Sailor is used once per Port visit')
  for (const id of use) {
    const refusal = checkPortSailor(state, seat, id, location)
    if (refusal) return refusal
    if (!helpers.includes(id)) return refuse('RB-252', `${sailorCard(id).name} does not help with this`)
  }
  return undefined
}

/** Every usable combination of these Sailors; the empty one first. */
export function helperChoices(
  state: RattleState,
  seat: Seat,
  location: Location,
  helpers: readonly SailorId[],
): readonly (readonly SailorId[])[] {
  let found: readonly (readonly SailorId[])[] = [[]]
  for (const id of helpers) {
    if (isPortSailorReady(state, seat, id, location)) found = found.flatMap(some => [some, [...some, id]])
  }
  return found
}

export function markSailors(work: Work, seat: Seat, use: readonly SailorId[]): void {
  if (use.length === 0) return
  const sailors = playerAt(work.state, seat).sailors.map(sailor =>
    use.includes(sailor.id) ? { ...sailor, uses: sailor.uses + 1 } : sailor,
  )
  changePlayer(work, seat, { sailors })
}

/** " with Tom Tapster and Rosa Rumpot", for events and names of moves. */
export function withSailors(use: readonly SailorId[]): string {
  return use.length === 0 ? '' : ` with ${use.map(id => sailorCard(id).name).join(' and ')}`
}

/** The field of a move: absent where nobody is used. */
export function usedBy(use: readonly SailorId[]): { readonly use?: readonly SailorId[] } {
  return use.length === 0 ? {} : { use }
}

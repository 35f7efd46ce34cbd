/** How far a party has come, and who is ahead of whom (3.5, WV-146). */
import type { Goal } from './data/modes'
import { goalOf } from './seating'
import type { WavesState } from './state'
import type { Cls } from './vocabulary'

export function differentIn(display: readonly Cls[]): number {
  let seen = 0
  for (const cls of display) seen |= 1 << cls
  let count = 0
  for (; seen > 0; seen >>= 1) count += seen & 1
  return count
}

/** By which of its two conditions a display wins; `undefined` while it does not. */
export function wonBy(display: readonly Cls[], goal: Goal): 'different' | 'total' | 'both' | undefined {
  const isDifferent = differentIn(display) >= goal.different
  const isTotal = display.length >= goal.total
  if (isDifferent && isTotal) return 'both'
  if (isDifferent) return 'different'
  return isTotal ? 'total' : undefined
}

/** WV-146 (a): Elders missing to the nearer goal. */
export function missingTo(display: readonly Cls[], goal: Goal): number {
  return Math.max(0, Math.min(goal.different - differentIn(display), goal.total - display.length))
}

export function winningParty(state: WavesState): number | undefined {
  const party = state.displays.findIndex((display, index) => wonBy(display, goalOf(state, index)))
  return party < 0 ? undefined : party
}

/** WV-146 (a) to (d), the better the higher. */
function standing(state: WavesState, party: number): readonly number[] {
  const display = state.displays[party]!
  const power = display.reduce((sum: number, cls) => sum + cls, 0)
  return [-missingTo(display, goalOf(state, party)), differentIn(display), display.length, power]
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) if (value !== b[index]) return b[index]! - value
  return 0
}

/** WV-146a: groups of parties, best first; equal ones share a group. Who reached the goal leads alone. */
export function rankingOf(state: WavesState): readonly (readonly number[])[] {
  const winner = winningParty(state)
  const others = state.displays.map((_, party) => party).filter(party => party !== winner)
  const ranked = others
    .map(party => ({ party, standing: standing(state, party) }))
    .sort((a, b) => compare(a.standing, b.standing) || a.party - b.party)
  const groups: number[][] = []
  ranked.forEach(({ party, standing: own }, index) => {
    const before = ranked[index - 1]
    if (before && compare(before.standing, own) === 0) groups.at(-1)!.push(party)
    else groups.push([party])
  })
  return winner === undefined ? groups : [[winner], ...groups]
}

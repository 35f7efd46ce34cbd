/**
 * What the rules say cannot be (section 9): a state that was typed by hand or changed on the way is found out here.
 * The faults are looked for in this order, so that each one may rely on what the ones before it have made sure of.
 */
import type { Refusal } from '../game'
import { faultOfCards } from './faults/cards'
import { faultOfFight } from './faults/fight'
import { faultOfLandings } from './faults/landings'
import { faultOfPlayers } from './faults/players'
import { faultOfShips } from './faults/ships'
import { faultOfShown } from './faults/shown'
import { faultOfTable } from './faults/table'
import { faultOfThrow } from './faults/throw'
import { faultOfTiles } from './faults/tiles'
import type { FortuneState } from './state'

const checks: readonly ((state: FortuneState) => Refusal | undefined)[] = [
  faultOfTable,
  faultOfTiles,
  faultOfCards,
  faultOfPlayers,
  faultOfShips,
  faultOfLandings,
  faultOfShown,
  faultOfFight,
  faultOfThrow,
]

export function faultOf(state: FortuneState): Refusal | undefined {
  for (const check of checks) {
    const fault = check(state)
    if (fault) return fault
  }
  return undefined
}

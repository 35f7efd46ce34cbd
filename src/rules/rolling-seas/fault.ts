/**
 * What the rules say cannot be (section 9): a state that was typed by hand or changed on the way is found out here.
 * The faults are looked for in this order, so that each one may rely on what the ones before it have made sure of.
 */
import type { Refusal } from '../game'
import { faultOfCards } from './faults/cards'
import { faultOfLedgers } from './faults/ledgers'
import { faultOfMaps } from './faults/maps'
import { faultOfPending, faultOfTable } from './faults/table'
import { faultOfTracks } from './faults/tracks'
import type { RollingState } from './state'

const checks: readonly ((state: RollingState) => Refusal | undefined)[] = [
  faultOfTable,
  faultOfCards,
  faultOfMaps,
  faultOfTracks,
  faultOfLedgers,
  faultOfPending,
]

export function faultOf(state: RollingState): Refusal | undefined {
  for (const check of checks) {
    const fault = check(state)
    if (fault) return fault
  }
  return undefined
}

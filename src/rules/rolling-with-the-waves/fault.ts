/**
 * What the rules say cannot be (section 9): a state that was typed by hand or changed on the way is found out here.
 * The faults are looked for in this order, so that each one may rely on what the ones before it have made sure of.
 */
import type { Refusal } from '../game'
import { faultOfDice, faultOfPool } from './faults/dice'
import { faultOfMaps } from './faults/maps'
import { faultOfPlans } from './faults/plans'
import { faultOfQueue } from './faults/queue'
import { faultOfPhase, faultOfSeats } from './faults/table'
import type { RollingWavesState } from './state'

const checks: readonly ((state: RollingWavesState) => Refusal | undefined)[] = [
  faultOfSeats,
  faultOfPhase,
  faultOfMaps,
  faultOfDice,
  faultOfPool,
  faultOfPlans,
  faultOfQueue,
]

export function faultOf(state: RollingWavesState): Refusal | undefined {
  for (const check of checks) {
    const fault = check(state)
    if (fault) return fault
  }
  return undefined
}

/**
 * What the rules say cannot be (section 9): a state that was typed by hand or changed on the way is found out here.
 * The faults are looked for in this order, so that each one may rely on what the ones before it have made sure of.
 */
import type { Refusal } from '../game'
import { faultOfCards } from './faults/cards'
import { faultOfCouncil } from './faults/council'
import { faultOfHands } from './faults/hands'
import { faultOfPhase } from './faults/phase'
import { faultOfTable } from './faults/table'
import type { WavesState } from './state'

const checks: readonly ((state: WavesState) => Refusal | undefined)[] = [
  faultOfTable,
  faultOfCards,
  faultOfPhase,
  faultOfCouncil,
  faultOfHands,
]

export function faultOf(state: WavesState): Refusal | undefined {
  for (const check of checks) {
    const fault = check(state)
    if (fault) return fault
  }
  return undefined
}

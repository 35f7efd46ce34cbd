/**
 * What the rules say cannot be (section 9): a state that was typed by hand or changed on the way is found out here.
 * The faults are looked for in this order, so that each one may rely on what the ones before it have made sure of.
 */
import type { Refusal } from '../game'
import { faultOfAdventure, faultOfCourse } from './faults/adventure'
import { faultOfAdventures, faultOfCards } from './faults/cards'
import { faultOfCrazy } from './faults/crazy'
import { faultOfDice, faultOfFleets, faultOfSea, faultOfTrophies } from './faults/dice'
import { faultOfLoot, faultOfStores, faultOfStowing } from './faults/loot'
import { faultOfParts, faultOfUses } from './faults/pieces'
import { faultOfPhase, faultOfQueue, faultOfSeats } from './faults/table'
import { faultOfThrow } from './faults/throw'
import { faultOfVisit } from './faults/visit'
import type { RattleState } from './state'

const checks: readonly ((state: RattleState) => Refusal | undefined)[] = [
  faultOfSeats,
  faultOfPhase,
  faultOfCards,
  faultOfAdventures,
  faultOfAdventure,
  faultOfVisit,
  faultOfDice,
  faultOfLoot,
  faultOfStores,
  faultOfStowing,
  faultOfParts,
  faultOfUses,
  faultOfThrow,
  faultOfFleets,
  faultOfTrophies,
  faultOfCourse,
  faultOfCrazy,
  faultOfQueue,
  faultOfSea,
]

export function faultOf(state: RattleState): Refusal | undefined {
  for (const check of checks) {
    const fault = check(state)
    if (fault) return fault
  }
  return undefined
}

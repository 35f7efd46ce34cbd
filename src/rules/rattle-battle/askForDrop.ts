/** A throw becomes due: the dice are taken into the hand (RB-110, RB-139). */
import type { Seat } from '../game'
import type { Drop, RattleState } from './state'

import type { DieId } from './vocabulary'
import { adventureOf, changeAdventure, type Work } from './work'

export function askForDrop(work: Work, purpose: Drop['purpose'], dice: readonly DieId[], by: Seat): void {
  changeAdventure(work, { drop: { purpose, dice, by, repeats: 0, blows: 0, cocked: [] } })
}

/** How the other dice in the Sea lie while these are in the hand. */
export function lyingDice(state: RattleState, dice: readonly DieId[]) {
  return adventureOf(state).sea.filter(die => !dice.includes(die.id))
}

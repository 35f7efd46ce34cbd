/** A throw becomes due: the dice are taken into the hand (RB-110, RB-139). */
import type { Seat } from '../../game'
import type { Drop, RattleState, SeaDie } from '../state'
import type { DieId } from '../vocabulary'
import { change, changeAdventure, type Work } from '../work'

export function askForDrop(work: Work, purpose: Drop['purpose'], dice: readonly DieId[], by: Seat): void {
  changeDrop(work, { purpose, dice, by, repeats: 0, blows: 0, cocked: [] })
}

/** The throw that is awaited, in an Adventure or in the roll-off after the last. */
export function dropOf(state: RattleState): Drop | undefined {
  return state.adventure?.drop ?? state.rollOff?.drop
}

export function changeDrop(work: Work, drop: Drop | undefined): void {
  const { rollOff } = work.state
  if (rollOff) change(work, { rollOff: { ...rollOff, drop } })
  else changeAdventure(work, { drop })
}

/** How the other dice in the Sea lie while these are in the hand. */
export function lyingDice(state: RattleState, dice: readonly DieId[]): readonly SeaDie[] {
  return state.adventure?.sea.filter(die => !dice.includes(die.id)) ?? []
}

/** Impossible states of the Adventure that is being played (5.2; invariants 10 to 13). */
import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { adventureCard, effectOf, isAdventureId, questsOf } from '../data/adventures'
import type { Adventure, PhaseId, RattleState } from '../state'

/** Phases 7 to 10, and the end. */
export const laterPhases: readonly PhaseId[] = ['loot', 'sailors', 'repair', 'stow', 'adventure.end']

/** RB-139a: further Re-drops are ignored. */
const mostRedrops = 10

export function faultOfAdventure(state: RattleState): Refusal | undefined {
  const { adventure, players, options, quest, stage } = state
  if (!adventure) {
    const isLeft = players.some(({ trophies, sunk }) => trophies.length + sunk.length > 0)
    return isLeft ? refuse('RB-45', 'After an Adventure no Trophies and no sunk Ships are left') : undefined
  }
  const { card, committed, chained, freeRepairs, crazy } = adventure
  if (!isAdventureId(card)) return refuse('RB-35', `There is no Adventure ${card}`)
  return firstOf(
    () =>
      adventureCard(card).pile !== questsOf(options.scenario)[quest]![stage] &&
      refuse('RB-42', 'This card comes from another pile'),
    () =>
      [committed, chained, freeRepairs].some(({ length }) => length !== players.length) &&
      refuse('RB-97', 'There is one entry for each player'),
    () =>
      adventureCard(card).kind !== 'crazy' &&
      crazy !== undefined &&
      refuse('RB-290', 'A Crazy Adventure, and no other, has a mini-game'),
  )
}

/** Counters and notes of an Adventure, which have one entry for each player. */
export function faultOfCourse(state: RattleState): Refusal | undefined {
  const { adventure, phase, players } = state
  if (!adventure) return undefined
  const { acted, used, drawn, redrops, allyAfloat, chained, freeRepairs, card, ballistas } = adventure
  const isTurn = phase === 'actions.turn' || phase === 'actions.drop'
  const chain = effectOf(card, 'lootChain')?.max ?? 0
  // Patch O'Malley may have readied it again (N11).
  const hasBallista = (seat: Seat) =>
    players[seat]?.upgrades.some(
      ({ id, ready }) => id === 'U14' && (!ready || laterPhases.includes(phase)),
    ) ?? false
  return firstOf(
    () => (acted || used) && !isTurn && refuse('RB-162', 'Only in a turn of phase 4 something has been done'),
    () => drawn && phase !== 'loot' && refuse('RB-240', 'Only in phase 7 somebody has drawn'),
    () => redrops > mostRedrops && refuse('RB-139a', `There are at most ${mostRedrops} rounds of Re-drop`),
    () =>
      allyAfloat !== undefined &&
      !laterPhases.includes(phase) &&
      refuse('RB-211', 'Allies are counted when the Battle is over'),
    () =>
      chained.some(extra => extra > chain) && refuse('RB-244', 'The chain is longer than the card allows'),
    () =>
      freeRepairs.some((count, seat) => count > players[seat]!.sunk.length + (isRepaired(phase) ? 2 : 0)) &&
      refuse('RB-265', 'Repairs are free for sunk Ships only'),
    () =>
      (!ballistas.every(hasBallista) || new Set(ballistas).size < ballistas.length) &&
      refuse('RB-163', 'A player who has used Ballista has it, exhausted'),
    () => faultOfMarks(adventure),
  )
}

/** From phase 10 on nothing is sunk any more, but what was free is still noted. */
function isRepaired(phase: PhaseId): boolean {
  return phase === 'stow' || phase === 'adventure.end'
}

/** Grog and Boarding Hooks belong to Ships that were sent. */
function faultOfMarks({ committed, grogged, hooks }: Adventure): Refusal | undefined {
  const sent = committed.flat()
  return firstOf(
    () =>
      grogged.some(die => !sent.includes(die)) && refuse('RB-405', 'Grog is for Ships that have been sent'),
    () =>
      hooks.some(({ die, target }) => !sent.includes(die) || !target.startsWith('n-')) &&
      refuse('RB-163', 'A Boarding Hook is thrown by a Ship that was sent at an NP Ship'),
  )
}

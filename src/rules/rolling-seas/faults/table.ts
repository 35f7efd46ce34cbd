/** Impossible states of seats, phases and the throw (5.1; invariants 1, 15). */
import { faceCount } from '../../../measure'
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { dieKindOf } from '../data/dice'
import { roundCount } from '../data/ledger'
import { legalDrawings } from '../drawings'
import { isAtPort } from '../ending'
import { isAdventure } from '../flow'
import { openPorts, startSpaces } from '../homePorts'
import { islandPlaces } from '../islandPlaces'
import { cardFor, drawingCaseOf, mapInHands } from '../passing'
import type { PhaseId, RollingState } from '../state'
import { dieIds } from '../vocabulary'
import { playerAt } from '../work'

const setUpPhases: readonly PhaseId[] = ['setupIslands', 'setupKnownObstacles', 'setupHomePort']
/** After the last round. */
const endPhases: readonly PhaseId[] = ['gameEnd', 'over']
/** Phases in which nobody chooses anything. */
const idlePhases: readonly PhaseId[] = ['dice', 'over']

export function isSetUp({ phase }: RollingState): boolean {
  return setUpPhases.includes(phase)
}

export function isEnd({ phase }: RollingState): boolean {
  return endPhases.includes(phase)
}

export function faultOfTable(state: RollingState): Refusal | undefined {
  const { phase, round, pending, players, hand, dice, options } = state
  return firstOf(
    () =>
      pending.some((seat, index) => seat >= players.length || (pending[index - 1] ?? -1) >= seat) &&
      refuse('RS-2', 'Those who have still to act are seats of this table, each once, in their order'),
    () =>
      (pending.length === 0) !== idlePhases.includes(phase) &&
      refuse(
        'RS-5',
        idlePhases.includes(phase) ? 'Nobody chooses in this phase' : 'Somebody must have to act',
      ),
    () => isSetUp(state) !== (round === 0) && refuse('RS-4', 'Rounds are counted from 1 after the set-up'),
    () => isEnd(state) && round !== roundCount && refuse('RS-83', `The game ends after round ${roundCount}`),
    () =>
      phase === 'gameEnd' &&
      options.finalSailStory === 'none' &&
      refuse('RS-85a', 'The last trip is chosen only where it adds to the Story'),
    () =>
      (phase === 'dice') !== (hand !== undefined) &&
      refuse('RS-27', 'In the Dice Phase, and only there, dice are thrown'),
    () =>
      (isSetUp(state) || phase === 'dice') !== (dice === undefined) &&
      refuse('RS-30', 'The dice of a round lie on the mat until its end'),
    () =>
      phase === 'adventure' &&
      !isAdventure(state) &&
      refuse('RS-31', 'No two winds agree: there is no Adventure'),
    () => faultOfHand(state),
  )
}

function faultOfHand({ hand }: RollingState): Refusal | undefined {
  if (!hand) return undefined
  const all = [...hand.dice, ...hand.lying.map(({ id }) => id)]
  return firstOf(
    () =>
      (all.length !== dieIds.length || dieIds.some(id => !all.includes(id))) &&
      refuse('RS-27', 'Three direction dice and the exploration die are thrown, each once'),
    () => hand.dice.length === 0 && refuse('RS-102', 'A throw is awaited: some die must be in the hand'),
    () =>
      hand.lying.some(({ id, face }) => face > faceCount(dieKindOf(id))) &&
      refuse('RS-101', 'A die shows a face that it does not have'),
  )
}

/** Everybody who is waited for can do something. */
export function faultOfPending(state: RollingState): Refusal | undefined {
  const idle = state.pending.find(seat => !canAct(state, seat))
  return idle === undefined ? undefined : refuse('RS-5', `Seat ${idle} is waited for and has nothing to do`)
}

function canAct(state: RollingState, seat: number): boolean {
  const { phase, options } = state
  const { map } = playerAt(state, seat)
  if (phase === 'setupIslands') return islandPlaces(state, seat).length > 0
  if (phase === 'setupHomePort') {
    return openPorts(map, options).some(port => startSpaces(map, port, options).length > 0)
  }
  if (phase === 'gameEnd') return !isAtPort(map)
  if (phase === 'action') return true
  const card = cardFor(state, seat)
  return card !== undefined && legalDrawings(drawingCaseOf(state, mapInHands(state, seat)), card).length > 0
}

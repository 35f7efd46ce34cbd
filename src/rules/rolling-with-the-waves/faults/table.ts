/** Impossible states of seats, rounds and phases. */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { endOf } from '../endOfGame'
import { infamyCap } from '../options'
import { drafterOf } from '../seating'
import type { RollingWavesState } from '../state'

export function faultOfSeats({
  players,
  firstSeat,
  round,
  options,
  queue,
}: RollingWavesState): Refusal | undefined {
  const count = players.length
  const { firstPlayer, roundLimit } = options
  const first = firstPlayer === 'random' ? undefined : (firstPlayer + round - 1) % count
  return firstOf(
    () =>
      new Set(players.map(({ colour }) => colour)).size < count &&
      refuse('RW-5', 'Each player has a colour that nobody else has'),
    () => firstSeat >= count && refuse('RW-13', 'The first player sits at this table'),
    () =>
      first !== undefined &&
      first !== firstSeat &&
      refuse('RW-114', 'The bag has moved one seat to the left every round'),
    () => roundLimit > 0 && round > roundLimit && refuse('RW-16a', 'This table has agreed on fewer rounds'),
    () =>
      players.some(({ infamy }) => infamy > infamyCap(options)) &&
      refuse('RW-97a', 'Nobody has more Infamy than there are circles'),
    () =>
      (queue.some(seat => seat >= count) || new Set(queue).size < queue.length) &&
      refuse('RW-3', 'Each player of this table can be in the queue once'),
  )
}

export function faultOfPhase(state: RollingWavesState): Refusal | undefined {
  const { phase, roll, step, queue, pool, players } = state
  const isBefore = phase === 'roll' || phase === 'draft' || phase === 'allocate'
  const areReady = players.every(({ ready }) => ready)
  return firstOf(
    () =>
      (phase === 'roll') !== (roll !== undefined && roll.due.length > 0) &&
      refuse('RW-20', 'While dice are thrown, and only then, dice are in the hand'),
    () => roll && phase !== 'roll' && refuse('RW-20', 'No dice are in the hand in this phase'),
    () =>
      (phase === 'resolve') !== (step !== undefined) &&
      refuse('RW-52', 'While boards are resolved, and only then, there is a step'),
    () =>
      (phase === 'resolve') !== queue.length > 0 &&
      refuse('RW-52', 'While boards are resolved, and only then, somebody is in the queue'),
    () =>
      (phase === 'allocate' ? areReady : areReady === isBefore) &&
      refuse('RW-48', 'The boards are revealed when all have called YARRR'),
    () =>
      phase !== 'allocate' &&
      isBefore &&
      players.some(({ ready }) => ready) &&
      refuse('RW-47', 'Nobody calls YARRR before dice are allocated'),
    () =>
      phase !== 'roll' &&
      phase !== 'draft' &&
      pool.length > 0 &&
      refuse('RW-23', 'After the draft the tray is empty'),
    () =>
      (phase === 'draft') !== (pool.length > 0 && phase !== 'roll') &&
      refuse('RW-23', 'While dice are drafted, and only then, some are left'),
    () =>
      (phase === 'roll' || phase === 'draft') === (drafterOf(state) === undefined) &&
      refuse('RW-29', 'After the draft, and only then, everybody has three dice'),
    () =>
      isBefore && endOf({ ...state, round: 0 }) && refuse('RW-110', 'The game has ended before this round'),
    () => phase === 'over' && !endOf(state) && refuse('RW-110', 'Nothing has ended this game'),
  )
}

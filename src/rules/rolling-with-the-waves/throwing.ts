/** The only throw of the game: which dice are in the hand, and how they fall (section 6). */
import type { Flatness, LyingDie, ThrowRequest } from '../../measure'
import type { Turn } from '../game'
import { does } from '../sentence'
import { specOf } from './dice'
import { freestSpot } from './freestSpot'
import { sideOfSeat } from './seating'
import type { PoolDie, Roll, RollingWavesState } from './state'
import { type DieId, nameOf } from './vocabulary'

/** RW-142: what still counts as lying on the floor with a face up. */
export const flatness: Flatness = { tiltDeg: 10, heightMm: 1.5 }
/** RW-143: a die that was invalid so often is thrown by itself. */
export const missesBeforeAlone = 3

export function missesOf({ misses }: Roll, die: DieId): number {
  return misses[die] ?? 0
}

/** RW-143: all dice that are due are thrown together; dice that did not lie flat follow one by one. */
export function diceInHand(roll: Roll): readonly DieId[] {
  const together = roll.due.filter(die => missesOf(roll, die) < missesBeforeAlone)
  return together.length > 0 ? together : roll.due.slice(0, 1)
}

function isAlone(roll: Roll): boolean {
  return roll.due.every(die => missesOf(roll, die) >= missesBeforeAlone)
}

function lyingDie({ id, face, x, y, yaw }: PoolDie): LyingDie {
  return { ...specOf(id), face, x, z: 0 - y, yaw }
}

export function requestOf(state: RollingWavesState, roll: Roll): ThrowRequest {
  const request = {
    container: 'rolling-waves-tray',
    dice: diceInHand(roll).map(specOf),
    lying: state.pool.map(lyingDie),
    bystanders: 'anchored',
    flat: flatness,
  } as const
  if (!isAlone(roll)) {
    return { ...request, style: 'roll', from: sideOfSeat(state.players.length, state.firstSeat) }
  }
  const { x, y } = freestSpot(state.pool)
  return { ...request, style: 'drop', at: { x, z: 0 - y } }
}

export function throwTurn(state: RollingWavesState, roll: Roll): Turn {
  const isFirst = Object.keys(roll.misses).length === 0
  const who = nameOf(state, state.firstSeat)
  const count = diceInHand(roll).length
  const dice = count === 1 ? 'the die that does' : `the ${count} dice that do`
  return {
    kind: 'throw',
    seats: [state.firstSeat],
    phase: state.phase,
    rule: isFirst ? 'RW-20' : 'RW-143',
    ask: isFirst
      ? `${who} ${does(state.firstSeat, 'tips', 'tip')} ${count} dice out of the bag into the tray`
      : `${who} ${does(state.firstSeat, 'throws', 'throw')} ${dice} not lie flat in the tray once more`,
    throw: requestOf(state, roll),
  }
}

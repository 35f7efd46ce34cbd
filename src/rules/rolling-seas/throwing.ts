/** The throw of a round: what is asked for, and which dice of it count (RS-27, RS-100 to RS-102). */
import { type DieReading, type Flatness, isFlat, type LyingDie, type ThrowRequest } from '../../measure'
import type { Seat, Turn } from '../game'
import { does } from '../sentence'
import { dieKindOf } from './data/dice'
import type { Hand, RollingState, TrayDie } from './state'
import type { DieId } from './vocabulary'
import { nameOf } from './work'

/**
 * RS-101: at most 8 degrees from level, and on the floor. A die that leans by 8 degrees on its own edge has its centre
 * less than a millimetre off; one that lies on another die is far higher.
 */
export const flatness: Flatness = { tiltDeg: 8, heightMm: 1 }

export function dieSpec(id: DieId) {
  return { id, kind: dieKindOf(id) }
}

function lyingDie({ id, face, x, y, yaw }: TrayDie): LyingDie {
  return { ...dieSpec(id), face, x, z: 0 - y, yaw }
}

export function requestOf({ dice, lying }: Hand): ThrowRequest {
  return {
    container: 'rolling-seas-tray',
    style: 'roll',
    from: 'south',
    dice: dice.map(dieSpec),
    lying: lying.map(lyingDie),
    // RS-102: a die thrown again may knock over one that lies there.
    bystanders: 'live',
    flat: flatness,
  }
}

/** RS-27: the throw goes round the table; it has no effect on play whose hand it is. */
export function throwerOf({ round, players }: RollingState): Seat {
  return (round - 1) % players.length
}

/** RS-101, RS-102: only the pose is asked, not what the reading claims. */
export function isValid(die: DieReading): boolean {
  return die.inBox && isFlat(die.kind, die, flatness)
}

export const dieNames: Readonly<Record<DieId, string>> = {
  light: 'the light die',
  medium: 'the medium die',
  dark: 'the dark die',
  exploration: 'the exploration die',
}

export function throwTurn(state: RollingState, hand: Hand): Turn {
  const seat = throwerOf(state)
  const who = nameOf(state, seat)
  const isFirst = hand.lying.length === 0 && hand.repeats === 0
  const which = hand.dice.map(id => dieNames[id]).join(' and ')
  return {
    kind: 'throw',
    seats: [seat],
    phase: state.phase,
    rule: isFirst ? 'RS-27' : 'RS-102',
    ask: isFirst
      ? `${who} ${does(seat, 'throws', 'throw')} the dice for the whole table`
      : `${who} ${does(seat, 'throws', 'throw')} ${which} again`,
    throw: requestOf(hand),
  }
}

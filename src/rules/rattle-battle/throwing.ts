/** The throw that is awaited: its request, whose hand it is, and whether the fist is due (RB-110 to RB-118). */
import type { LyingDie, ThrowRequest } from '../../measure'
import type { Fist, FistLevel, Seat, Turn } from '../game'
import { lyingDice } from './askForDrop'
import { adventureCard } from './data/adventures'
import { dieInfo, dieName } from './data/dice'
import type { Drop, RattleState, SeaDie } from './state'
import { nameOf } from './table'
import type { DieId } from './vocabulary'
import { adventureOf } from './work'

/** RB-116: from this repetition on invisible walls keep everything in. */
const raisedFromRepeat = 3
/** RB-70: the centre may be off its height by this much. */
const flatHeightMm = 0.5

export function dieSpec(id: DieId) {
  return { id, kind: dieInfo(id).kind }
}

function lyingDie(die: SeaDie): LyingDie {
  return { ...dieSpec(die.id), face: die.face, x: die.x, z: 0 - die.y, yaw: die.yaw }
}

export function requestOf(state: RattleState, drop: Drop): ThrowRequest {
  const { options } = state
  return {
    container: 'sea-box',
    style: 'drop',
    dice: drop.dice.map(dieSpec),
    lying: lyingDice(state, drop.dice).map(lyingDie),
    bystanders: options.bystanders,
    flat: { tiltDeg: options.flatToleranceDeg, heightMm: flatHeightMm },
    edgeMm: options.dieEdgeMm,
    ...(drop.repeats >= raisedFromRepeat && { raisedWalls: true }),
  }
}

/** Who acts: the hand that drops, or the Baron's fist (RB-113). */
export function throwerOf(state: RattleState, drop: Drop): Seat {
  return drop.cocked.length > 0 ? state.baron : drop.by
}

/** 6.1: automatic fists start at level 1 and rise by one every second blow. */
function automaticLevel(blows: number): FistLevel {
  const level = 1 + Math.floor(blows / 2)
  return level < 2 ? 1 : level < 3 ? 2 : 3
}

function fistOf(state: RattleState, drop: Drop): Fist | undefined {
  if (drop.cocked.length === 0) return undefined
  const { cocked, blows } = drop
  return state.options.fist === 'auto' ? { cocked, blows, level: automaticLevel(blows) } : { cocked, blows }
}

export function throwTurn(state: RattleState, drop: Drop): Turn {
  const fist = fistOf(state, drop)
  const seat = throwerOf(state, drop)
  const who = nameOf(state, seat)
  return {
    kind: 'throw',
    seats: [seat],
    phase: state.phase,
    rule: fist ? 'RB-113' : 'RB-110',
    ask: fist
      ? `${who} hits the table with the fist: ${fist.cocked.map(dieName).join(', ')} ${fist.cocked.length > 1 ? 'do' : 'does'} not lie flat`
      : `${who} drops ${drop.dice.length} ${drop.dice.length > 1 ? 'dice' : 'die'} into the Sea for ${cardName(state)}`,
    throw: requestOf(state, drop),
    ...(fist && { fist }),
  }
}

function cardName(state: RattleState): string {
  return adventureCard(adventureOf(state).card).name
}

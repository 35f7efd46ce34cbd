/** The throws into the tray: which dice, from where, and which of them count (section 6). */
import {
  type DieReading,
  type Flatness,
  isFlat,
  type LyingDie,
  type Side,
  type ThrowRequest,
} from '../../measure'
import type { Seat, Turn } from '../game'
import { does } from '../sentence'
import { nameOf } from './seating'
import type { FortuneState, PhaseId, Roll, TrayDie } from './state'
import { type Colour, foeNames } from './vocabulary'
import { change, playerAt, type Work, waitFor } from './work'

/** Within 5 degrees of straight up, and the centre within 1 mm of its height on the floor. */
export const flatness: Flatness = { tiltDeg: 5, heightMm: 1 }
/** After this many cocked throws in a row a die is dropped into the middle by itself. */
export const missesBeforeAlone = 3

export const throwPhases = ['reefThrow', 'foeThrow', 'crewThrow', 'cardThrow'] as const
export type ThrowPhase = (typeof throwPhases)[number]

export function isThrowPhase(phase: PhaseId): phase is ThrowPhase {
  return (throwPhases as readonly PhaseId[]).includes(phase)
}

/** The tray is empty before every throw; the pirates' dice have gone to the rail. */
export function diceFor(phase: ThrowPhase, count: number): readonly string[] {
  const set = phase === 'foeThrow' ? 'pirate' : 'crew'
  return Array.from({ length: count }, (_, index) => `${set}-${index + 1}`)
}

export function askForThrow(work: Work, phase: ThrowPhase, seat: Seat, count: number): void {
  change(work, { roll: { due: diceFor(phase, count), lying: [], misses: {} } })
  waitFor(work, phase, seat)
}

export function missesOf({ misses }: Roll, die: string): number {
  return misses[die] ?? 0
}

/** All dice that are due are thrown together; dice that did not lie flat follow one by one. */
export function diceInHand(roll: Roll): readonly string[] {
  const together = roll.due.filter(die => missesOf(roll, die) < missesBeforeAlone)
  return together.length > 0 ? together : roll.due.slice(0, 1)
}

/** The corner of each seat (2.1), by the wall that is nearest to it. */
const sideOf: Readonly<Record<Colour, Side>> = {
  purple: 'west',
  blue: 'north',
  yellow: 'east',
  green: 'south',
}

function lyingDie({ id, face, x, y, yaw }: TrayDie): LyingDie {
  return { id, kind: 'd6', face, x, z: 0 - y, yaw }
}

/** Places for a die dropped by itself: the middle first, then around it. */
const spots = [0, -45, 45].flatMap(y => [0, -45, 45].map(x => ({ x, y })))

/** The free place nearest to the middle, or else the one farthest from all dice. */
export function freeSpot(lying: readonly TrayDie[]): { readonly x: number; readonly y: number } {
  const room = (spot: { x: number; y: number }) =>
    Math.min(30, ...lying.map(die => Math.hypot(die.x - spot.x, die.y - spot.y)))
  const most = Math.max(...spots.map(room))
  return spots.find(spot => room(spot) === most)!
}

export function requestOf(state: FortuneState, roll: Roll): ThrowRequest {
  const request = {
    container: 'fortune-tray',
    dice: diceInHand(roll).map(id => ({ id, kind: 'd6' as const })),
    lying: roll.lying.map(lyingDie),
    // Section 6: only the cocked die is thrown again, the others stay as they lie.
    bystanders: 'anchored',
    flat: flatness,
  } as const
  const isAlone = roll.due.every(die => missesOf(roll, die) >= missesBeforeAlone)
  if (!isAlone) {
    return { ...request, style: 'roll', from: sideOf[playerAt(state, state.actor).colour] }
  }
  const { x, y } = freeSpot(roll.lying)
  return { ...request, style: 'drop', at: { x, z: 0 - y } }
}

/** Only the pose is asked, not what the reading claims. */
export function isValid(die: DieReading): boolean {
  return die.inBox && isFlat(die.kind, die, flatness)
}

const ruleOf: Readonly<Record<ThrowPhase, string>> = {
  reefThrow: 'WF-23',
  foeThrow: 'WF-79',
  crewThrow: 'WF-79',
  cardThrow: 'WF-58',
}

/** The rule that the throw is made for. */
export function ruleOfThrow({ phase, shown }: FortuneState): string {
  if (!isThrowPhase(phase)) return 'WF-79'
  return phase === 'cardThrow' && shown?.sent !== undefined ? 'WF-59' : ruleOf[phase]
}

export function throwTurn(state: FortuneState, phase: ThrowPhase, roll: Roll): Turn {
  const who = nameOf(state, state.actor)
  const count = diceInHand(roll).length
  const dice = count === 1 ? 'a die' : `${count} dice`
  const isFirst = Object.keys(roll.misses).length === 0
  const again = roll.lying.length > 0 || !isFirst ? ' once more' : ''
  return {
    kind: 'throw',
    seats: [state.actor],
    phase,
    rule: ruleOfThrow(state),
    ask: `${who} ${does(state.actor, 'throws', 'throw')} ${dice} ${purposeOf(state, phase)}${again}`,
    throw: requestOf(state, roll),
  }
}

function purposeOf(state: FortuneState, phase: ThrowPhase): string {
  const { combat, shown } = state
  if (phase === 'reefThrow') return 'to get off the reef'
  if (phase === 'cardThrow') return shown?.sent === undefined ? 'for the card' : 'in the Lost Temple'
  if (!combat) return 'in the fight'
  if (phase === 'crewThrow') return `against ${foeNames[combat.foe]}`
  return `for ${foeNames[combat.foe]}, against ${nameOf(state, combat.fighter)}`
}

/**
 * The eight ways to sit round the Council (4.7, 4.8). Places at the table and slots are numbered clockwise (WV-6, WV-7);
 * who sits at a place is in the state, for a toss may change it (WV-23a).
 */
import type { CouncilCardId } from './councilCards'

export const modeIds = ['headToHead', 'threePlayers', 'teams', 'allVsAll'] as const
export type ModeId = (typeof modeIds)[number]

export interface Goal {
  readonly different: number
  readonly total: number
}

export interface Mode {
  readonly id: ModeId
  readonly players: number
  readonly councilCard: CouncilCardId
  /** By slot: the place whose slot it is; the extra Elder's slot has none (WV-7). */
  readonly owners: readonly (number | undefined)[]
  /** By place: who wins together (WV-10). */
  readonly parties: readonly number[]
  /** By party. */
  readonly goals: readonly Goal[]
  /** The place of the solo player (WV-21). */
  readonly solo?: number
  /** Slots that belong to somebody. */
  readonly owned: readonly number[]
  /** By slot: the neighbour counterclockwise, and the next one that has an owner either way (WV-8, WV-9). */
  readonly right: readonly number[]
  readonly rightPlayer: readonly number[]
  readonly leftPlayer: readonly number[]
  /** By slot: all owned slots from there, clockwise and counterclockwise. */
  readonly forwards: readonly (readonly number[])[]
  readonly backwards: readonly (readonly number[])[]
}

/** WV-57, WV-58, WV-59. */
const longGoal: Goal = { different: 5, total: 7 }
const shortGoal: Goal = { different: 4, total: 6 }

/** WV-117 and, for the solo player, one more. */
export const handLimit = 5

function mode(
  id: ModeId,
  councilCard: CouncilCardId,
  owners: readonly (number | undefined)[],
  parties: readonly number[],
  goals: readonly Goal[],
  solo?: number,
): Mode {
  const slots = owners.length
  const walk = (from: number, step: 1 | -1) => {
    let slot = from
    do slot = (slot + step + slots) % slots
    while (owners[slot] === undefined)
    return slot
  }
  const all = owners.map((_, slot) => slot)
  const owned = all.filter(slot => owners[slot] !== undefined)
  const around = (from: number, step: 1 | -1) => {
    const order: number[] = []
    for (let slot = from; order.length < owned.length; slot = walk(slot, step)) order.push(slot)
    return order
  }
  return {
    id,
    players: parties.length,
    councilCard,
    owners,
    parties,
    goals,
    ...(solo !== undefined && { solo }),
    owned,
    right: all.map(slot => (slot + slots - 1) % slots),
    rightPlayer: all.map(slot => walk(slot, -1)),
    leftPlayer: all.map(slot => walk(slot, 1)),
    forwards: all.map(slot => around(slot, 1)),
    backwards: all.map(slot => around(slot, -1)),
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const forEach = (count: number, goal: Goal) => upTo(count).map(() => goal)

const headToHead = mode('headToHead', 'CC-HH', [0, 1, 0, 1], [0, 1], forEach(2, longGoal))
const threePlayers = mode('threePlayers', 'CC-3', [0, 1, 2, undefined], [0, 1, 2], forEach(3, longGoal))

const large: Readonly<Record<'teams' | 'allVsAll', Readonly<Record<number, Mode>>>> = {
  teams: {
    4: mode('teams', 'CC-T4', upTo(4), [0, 1, 0, 1], forEach(2, longGoal)),
    5: mode('teams', 'CC-T5', upTo(5), [0, 1, 0, 1, 2], [longGoal, longGoal, shortGoal], 4),
    6: mode('teams', 'CC-T6', upTo(6), [0, 1, 0, 1, 0, 1], forEach(2, longGoal)),
  },
  allVsAll: {
    4: mode('allVsAll', 'CC-A4', upTo(4), upTo(4), forEach(4, shortGoal)),
    5: mode('allVsAll', 'CC-A5', upTo(5), upTo(5), forEach(5, shortGoal)),
    6: mode('allVsAll', 'CC-A6', upTo(6), upTo(6), forEach(6, shortGoal)),
  },
}

/** WV-15: two and three players have one mode each; four to six choose. */
export function modeFor(players: number, wish: 'teams' | 'allVsAll'): Mode {
  if (players === 2) return headToHead
  if (players === 3) return threePlayers
  const found = large[wish][players]
  if (!found) throw new RangeError(`WAVES is not played by ${players}`)
  return found
}

/** Slots in the order of placing and of a Wave: from the one with the Wave token, each owned slot once (4.8). */
export function orderFrom(mode: Mode, from: number, isBackwards = false): readonly number[] {
  return (isBackwards ? mode.backwards : mode.forwards)[from]!
}

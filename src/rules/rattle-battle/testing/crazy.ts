/** Mini-games for tests: begun at a table, and thrown on with chosen results. */
import type { FaceMark } from '../../../measure'
import { dieFaces, multiply } from '../../../measure'
import type { Thrown } from '../../game'
import { readingOf } from '../../imagineThrow'
import { freshGame } from '../crazy/miniGame'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import type { RattleState } from '../state'
import type { DieId } from '../vocabulary'
import { entering } from './entering'
import { course, type PositionText, position } from './position'

/** The first throw or choice of a Crazy Adventure. */
export function begun(text: PositionText): RattleState {
  const { players = 3, baron = 0 } = text
  const queue = Array.from({ length: players }, (_, index) => (baron + index) % players)
  const before = position({ ...text, phase: 'loot', queue, adventure: { crazy: freshGame } })
  return entering(before, 'crazy.begin').state
}

/** Places far enough apart for every yaw. */
const stepMm = 24
const spots = Array.from({ length: 80 }, (_, index) => ({
  x: ((index % 10) - 4.5) * stepMm,
  y: (Math.floor(index / 10) - 3.5) * stepMm,
}))

/** The answer to the throw that is due: its dice show these marks, in the order of the request, apart from each other. */
export function shows(state: RattleState, ...marks: readonly FaceMark[]): Thrown {
  const turn = rattleBattle.turn(state)
  if (turn.kind !== 'throw') throw new Error('No throw is due')
  const { dice, lying, edgeMm } = turn.throw
  if (dice.length !== marks.length) throw new Error(`This throw is of ${dice.length} dice`)
  const free = spots.filter(spot =>
    lying.every(({ x, z }) => Math.max(Math.abs(x - spot.x), Math.abs(z + spot.y)) >= stepMm),
  )
  const thrown = dice.map((die, index) => {
    const face = dieFaces[die.kind].indexOf(marks[index]!) + 1
    if (face === 0) throw new Error(`${die.id} has no face ${marks[index]}`)
    return readingOf(die, face, { ...free[index]!, yaw: 0 }, edgeMm)
  })
  const rest = lying.map(die => readingOf(die, die.face, { x: die.x, y: 0 - die.z, yaw: die.yaw }, edgeMm))
  return {
    kind: 'thrown',
    seat: turn.seats[0],
    dice: [...thrown, ...rest],
    ...(turn.fist && { fist: 1 as const }),
  }
}

/** The same answer, but this die has left the box or tray. */
export function withOutside(answer: Thrown, id: string): Thrown {
  return { ...answer, dice: answer.dice.map(die => (die.id === id ? { ...die, inBox: false } : die)) }
}

/** The same answer, but this die lies level on others. */
export function withStacked(answer: Thrown, id: string): Thrown {
  return {
    ...answer,
    dice: answer.dice.map(die => {
      const [x, y, z] = die.position
      return die.id === id ? { ...die, position: [x, y + 16, z] as const, flat: false, restsOn: 'die' } : die
    }),
  }
}

/** The same answer, but this die leans: 38 degrees about the x axis. */
export function withLeaning(answer: Thrown, id: DieId): Thrown {
  const half = (19 * Math.PI) / 180
  return {
    ...answer,
    dice: answer.dice.map(die =>
      die.id === id
        ? {
            ...die,
            rotation: multiply([Math.sin(half), 0, 0, Math.cos(half)], die.rotation),
            flat: false,
            tiltDeg: 38,
            restsOn: 'wall',
          }
        : die,
    ),
  }
}

/** Throws one after the other, each with the marks of its dice. */
export function throws(state: RattleState, ...results: readonly (readonly FaceMark[])[]) {
  return results.reduce((before, marks) => {
    const next = course(before.state, shows(before.state, ...marks) as RattleMove)
    return { state: next.state, events: [...before.events, ...next.events] }
  }, course(state))
}

/** Coins by seat. */
export function coinsOf(state: RattleState): readonly number[] {
  return state.players.map(({ coins }) => coins)
}

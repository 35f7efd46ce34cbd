/** How well the dice lay: what a person at the table would complain about. */
import { faceDistance } from '../src/measure'
import type { Drop } from './measureDrops'

export interface Quality {
  readonly dice: number
  /** Drops that were not at rest when the patience ended. */
  readonly unsettled: number
  /** Not wholly inside the box. */
  readonly lost: number
  /** Inside, but more than 3 degrees from lying flat. */
  readonly tilted: number
  /** Lying flat on the floor, but more than 0.1 mm in it. */
  readonly sunk: number
  /** Of the dice that lie flat on the floor; below zero they hover. */
  readonly medianSinkMm: number
  /** How far dice inside lie from the middle, root mean square. */
  readonly spreadMm: number
}

const tiltedDeg = 3
const sunkMm = 0.1

export function rateQuality(drops: readonly Drop[]): Quality {
  const dice = drops.flatMap(drop => drop.dice)
  const inside = dice.filter(die => die.inBox)
  const sinks = inside
    .filter(die => die.flat)
    .map(die => faceDistance(die.kind) - die.position[1])
    .toSorted((a, b) => a - b)
  const squares = inside.map(({ position: [x, , z] }) => x * x + z * z)
  return {
    dice: dice.length,
    unsettled: drops.filter(drop => !drop.settled).length,
    lost: dice.length - inside.length,
    // Written so that a tilt that is not a number counts.
    tilted: inside.filter(die => !(die.tiltDeg <= tiltedDeg)).length,
    sunk: sinks.filter(sink => sink > sunkMm).length,
    medianSinkMm: sinks[Math.floor(sinks.length / 2)] ?? Number.NaN,
    spreadMm: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length),
  }
}

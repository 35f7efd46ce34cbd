import { type DieKind, d12AcrossFlatsMm, dieEdgeMm, edgeRadiusMm } from '../../../measure'

/** Numbers a pose takes: position in cm, then the rotation. */
export const poseSize = 7

/**
 * Where the dice are drawn, seven numbers a die; the code that moves them writes here and increments `version`. One object
 * for as long as the same dice are on the table.
 */
export interface ShownPoses {
  readonly array: Float32Array
  version: number
}

export function createShownPoses(count: number): ShownPoses {
  return { array: new Float32Array(count * poseSize), version: 0 }
}

/** What dice can lie on: the floor of a box within its walls, the table top outside; heights in cm. */
export interface Ground {
  /** Its middle on the table; the table's own unless said. */
  readonly x?: number
  readonly z?: number
  readonly halfX: number
  readonly halfZ: number
  readonly floorY: number
  readonly tableY: number
}

export function groundUnder(ground: Ground, x: number, z: number): number {
  const isInside =
    Math.abs(x - (ground.x ?? 0)) <= ground.halfX && Math.abs(z - (ground.z ?? 0)) <= ground.halfZ
  return isInside ? ground.floorY : ground.tableY
}

/**
 * How much larger or smaller than its model a die is drawn: models have the usual edge, and a game may be played with
 * other six-sided dice (RB-61).
 */
export function dieScale(kind: DieKind, edgeMm: number = dieEdgeMm): number {
  return kind === 'd12' ? 1 : edgeMm / dieEdgeMm
}

const d6Core = (dieEdgeMm / 2 - edgeRadiusMm) / 10
const d6Radius = edgeRadiusMm / 10
const d12Reach = d12AcrossFlatsMm / 20

/** Height of the lowest point of a die in cm; for the d12 that of the ball inside it, which is near enough to shade by. */
export function lowestPoint(array: Float32Array, at: number, isD12: boolean, scale = 1): number {
  const y = array[at + 1]!
  if (isD12) return y - d12Reach * scale
  const qx = array[at + 3]!
  const qy = array[at + 4]!
  const qz = array[at + 5]!
  const qw = array[at + 6]!
  // The second row of the rotation matrix: how far each body axis rises.
  const rise =
    Math.abs(2 * (qx * qy + qw * qz)) +
    Math.abs(1 - 2 * (qx * qx + qz * qz)) +
    Math.abs(2 * (qy * qz - qw * qx))
  return y - (d6Core * rise + d6Radius) * scale
}

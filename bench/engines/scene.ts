/**
 * The standard scene as plain data, and what every engine is asked for. Lengths are centimetres and masses grams for
 * everybody: metres would put a 16 mm die below the contact tolerances of most engines.
 */
import type { Quat, Vec3 } from '../../src/measure'

export interface Start {
  readonly position: Vec3
  readonly rotation: Quat
  readonly linear: Vec3
  readonly angular: Vec3
}

/** A fixed box, axes along the world's; the floor's upper side is at height 0. */
export interface Solid {
  readonly part: 'table' | 'floor' | 'wall'
  readonly centre: Vec3
  readonly half: Vec3
}

export interface Material {
  readonly friction: number
  readonly restitution: number
}

export interface Scene {
  /** Downwards, in cm/s². */
  readonly gravity: number
  readonly stepSeconds: number
  readonly solids: readonly Solid[]
  /** Between two dice. */
  readonly dice: Material
  /** Between a die and the box or the table. */
  readonly ground: Material
  readonly halfEdge: number
  readonly edgeRadius: number
  readonly massGrams: number
  readonly starts: readonly Start[]
}

/** Position 3, rotation 4 (x, y, z, w), velocity 3, spin 3. */
export const stateLength = 13

export interface World {
  step(): void
  /** Writes `stateLength` numbers a die, in the order of the starts. */
  read(state: Float64Array): void
  free(): void
}

export interface Engine {
  readonly name: string
  readonly version: string
  /** The collider of a die, in a word or two. */
  readonly die: string
  create(scene: Scene): World
}

/** The moment of inertia of a solid cube; the rounding takes away under one per cent of the mass. */
export function cubeInertia(scene: Scene): number {
  return (scene.massGrams * (2 * scene.halfEdge) ** 2) / 6
}

/** rad/s: an eighth of a turn a step, where Rapier and Bullet cap a spin by themselves. */
export function fastestSpin(scene: Scene): number {
  return Math.PI / 4 / scene.stepSeconds
}

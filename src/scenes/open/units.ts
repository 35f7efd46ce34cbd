import type { Pose } from '../../measure'
import { tableTopY } from '../table/room/places'

/** The open table counts in mm from its top; pictures and engine in cm, with the table top a little below 0. */
export const toSceneY = (mm: number): number => mm / 10 + tableTopY
export const toTableY = (cm: number): number => (cm - tableTopY) * 10

interface Xyz {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Where a body of the engine is, as the table writes it. */
export function poseOfBody(at: Xyz, turn: Xyz & { readonly w: number }): Pose {
  return {
    position: [at.x * 10, toTableY(at.y), at.z * 10],
    rotation: [turn.x, turn.y, turn.z, turn.w],
  }
}

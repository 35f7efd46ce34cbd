import type { Outline } from './outline'
import { polygonDistance } from './polygon'
import { roundGap, thousandths } from './rounding'
import { seaHalfMm } from './ruler'
import type { PlanePoint, Side } from './types'

/** Outward directions of the four walls: south is towards the viewer, -y (RB-60). */
export const wallDirections: Readonly<Record<Side, PlanePoint>> = {
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
}

/** The farthest that an outline reaches in a direction, measured from the origin. */
export function reach(outline: Outline, { x, y }: PlanePoint): number {
  let farthest = Number.NEGATIVE_INFINITY
  for (const corner of outline.core) farthest = Math.max(farthest, corner.x * x + corner.y * y)
  return farthest + outline.radius
}

/** RB-69: the wall that an outline crosses by most, and by how much (0.001 mm); undefined if none by more than the slack. */
export function wallCrossed(
  outline: Outline,
  slackMm: number,
  halfMm: number = seaHalfMm,
): { readonly side: Side; readonly mm: number } | undefined {
  let worst: { side: Side; mm: number } | undefined
  for (const side of ['south', 'west', 'north', 'east'] as const) {
    const mm = roundGap(reach(outline, wallDirections[side]) - halfMm)
    if (thousandths(mm) > thousandths(slackMm) && mm > (worst?.mm ?? 0)) worst = { side, mm }
  }
  return worst
}

/** RB-69: does the whole outline lie within the floor square? Slack: 0.01 after moves by rules, 0.5 after a drop. */
export function isInsideBox(outline: Outline, slackMm: number, halfMm: number = seaHalfMm): boolean {
  return wallCrossed(outline, slackMm, halfMm) === undefined
}

/** RB-83: the distance of an outline from a wall of the box, 0 if it reaches it. */
export function gapToWall(outline: Outline, side: Side, halfMm: number = seaHalfMm): number {
  return roundGap(Math.max(0, halfMm - reach(outline, wallDirections[side])))
}

/** RB-83: the distance of an outline from a point, 0 if the point lies in it. */
export function gapToPoint(outline: Outline, point: PlanePoint): number {
  return roundGap(Math.max(0, polygonDistance(outline.core, [point]) - outline.radius))
}

import type { BufferGeometry, GeometryGroup } from 'three'

/** The walls of a box as its model has them: south, east, north, west. */
export const wallCount = 4

/** What can hide a die, in cm from the middle of the floor. */
export interface BoxWalls {
  /** To the inside of a wall. */
  readonly half: number
  readonly height: number
}

/** The wall that a point of the table lies towards, seen from the middle of the box. */
export function wallTowards(x: number, z: number): number {
  if (Math.abs(x) > Math.abs(z)) return x > 0 ? 1 : 3
  return z > 0 ? 0 : 2
}

/**
 * The walls between the eye and a point within the box, a bit each; 0 if the point is in sight or is not in the box.
 * From a corner the sight can pass two of them, through the one or over the other.
 */
export function wallsBefore(
  { half, height }: BoxWalls,
  eyeX: number,
  eyeY: number,
  eyeZ: number,
  x: number,
  y: number,
  z: number,
): number {
  if (y <= 0 || y > height || Math.abs(x) > half || Math.abs(z) > half) return 0
  let walls = 0
  for (let wall = 0; wall < wallCount; wall++) {
    const isAcross = wall % 2 === 0
    const out = wall < 2 ? 1 : -1
    const eye = out * (isAcross ? eyeZ : eyeX)
    if (eye <= half) continue
    const from = out * (isAcross ? z : x)
    const share = (half - from) / (eye - from)
    const along = isAcross ? x + (eyeX - x) * share : z + (eyeZ - z) * share
    if (Math.abs(along) <= half && y + (eyeY - y) * share <= height) walls |= 1 << wall
  }
  return walls
}

/** The same walls, sorted, each a group of its own. The caller disposes the copy. */
export function splitWalls(walls: BufferGeometry): BufferGeometry {
  const index = walls.getIndex()
  const position = walls.getAttribute('position')
  if (!index) throw new Error('the walls of a box are drawn by an index')
  const sides: number[][] = Array.from({ length: wallCount }, () => [])
  for (let at = 0; at < index.count; at += 3) {
    const corners = [index.getX(at), index.getX(at + 1), index.getX(at + 2)]
    const sum = (of: (corner: number) => number) => corners.reduce((total, corner) => total + of(corner), 0)
    sides[
      wallTowards(
        sum(corner => position.getX(corner)),
        sum(corner => position.getZ(corner)),
      )
    ]!.push(...corners)
  }
  const split = walls.clone()
  split.setIndex(sides.flat())
  split.clearGroups()
  let start = 0
  for (const [wall, { length }] of sides.entries()) {
    split.addGroup(start, length, wall)
    start += length
  }
  return split
}

/**
 * The groups by which these walls are drawn otherwise, as material 1, and all the others as material 0: neighbours
 * alike are one drawing.
 */
export function drawingsOf(walls: readonly GeometryGroup[], otherwise: number): GeometryGroup[] {
  const drawings: GeometryGroup[] = []
  for (const [wall, { start, count }] of walls.entries()) {
    const materialIndex = (otherwise >> wall) & 1
    const last = drawings.at(-1)
    if (last?.materialIndex === materialIndex) last.count += count
    else drawings.push({ start, count, materialIndex })
  }
  return drawings
}

import type { Vec3 } from '../../src/measure'
import { type Mesh, quad, vertex } from './mesh'

/** A profile swept along the four walls of a box, with rounded outer corners and mitred inner ones. */

export interface WallPoint {
  /** Inwards from the outer face. */
  readonly inset: number
  readonly y: number
  /** Of the normal: outwards and up. */
  readonly out: number
  readonly up: number
  /** Handed on to the texture coordinates. */
  readonly v: number
}

export interface BoxShape {
  readonly outerX: number
  readonly outerZ: number
  readonly cornerRadius: number
  /** Even: half of a corner belongs to each of its walls. */
  readonly cornerSteps: number
}

export interface RingPoint {
  /** South, east, north, west. */
  readonly wall: number
  /** Along the wall from left to right seen from outside, in cm from its middle and as a share of its length. */
  readonly along: number
  readonly u: number
}

interface Column extends RingPoint {
  readonly at: (inset: number) => readonly [x: number, z: number]
  readonly outward: readonly [x: number, z: number]
}

function columnsOf(shape: BoxShape, wall: number): readonly Column[] {
  const cos = [1, 0, -1, 0][wall]!
  const sin = [0, 1, 0, -1][wall]!
  // Turned from the south wall: its own x runs to the right, its own z outwards.
  const place = (x: number, z: number): readonly [number, number] => [x * cos + z * sin, z * cos - x * sin]
  const [side, front] = wall % 2 === 0 ? [shape.outerX, shape.outerZ] : [shape.outerZ, shape.outerX]
  const { cornerRadius } = shape
  const half = shape.cornerSteps / 2
  const column = (corner: -1 | 1, angle: number): Column => {
    const [dx, dz] = [Math.sin(angle), Math.cos(angle)]
    const along = corner * (side - cornerRadius) + dx * cornerRadius
    return {
      wall,
      along,
      u: 0.5 + along / (2 * side),
      outward: place(dx, dz),
      at: inset => {
        const rest = cornerRadius - inset
        if (rest <= 0) return place(corner * (side - inset), front - inset)
        return place(corner * (side - cornerRadius) + dx * rest, front - cornerRadius + dz * rest)
      },
    }
  }
  const steps = Array.from({ length: half + 1 }, (_, step) => step / half)
  return [
    ...steps.map(t => column(-1, (-Math.PI / 4) * (1 - t))),
    ...steps.map(t => column(1, (Math.PI / 4) * t)),
  ]
}

const wallNormals = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const

export function sweepWalls(
  mesh: Mesh,
  shape: BoxShape,
  profile: readonly WallPoint[],
  uv: (point: RingPoint, v: number) => readonly [u: number, v: number],
): void {
  for (const wall of [0, 1, 2, 3]) {
    const columns = columnsOf(shape, wall)
    const grid = columns.map(column =>
      profile.map(({ inset, y, out, up, v }) => {
        const [x, z] = column.at(inset)
        const [ox, oz] = inset >= shape.cornerRadius ? wallNormals[wall]! : column.outward
        const normal: Vec3 = [ox * out, up, oz * out]
        const [tu, tv] = uv(column, v)
        return vertex(mesh, [x, y, z], normal, tu, tv)
      }),
    )
    for (let i = 0; i + 1 < grid.length; i++) {
      const alongCorner = i !== shape.cornerSteps / 2
      for (let j = 0; j + 1 < profile.length; j++) {
        // Inside a mitred corner all columns meet: nothing to fill there.
        const mitred = [profile[j]!, profile[j + 1]!].every(({ inset }) => inset >= shape.cornerRadius)
        if (alongCorner && mitred) continue
        quad(mesh, grid[i]![j]!, grid[i + 1]![j]!, grid[i + 1]![j + 1]!, grid[i]![j + 1]!)
      }
    }
  }
}

/** Over the top of a wall: rounded up from outside, flat, rounded down to inside; v runs with the way over it. */
export function roundedTop(
  thickness: number,
  top: number,
  radius: number,
  steps: number,
): readonly WallPoint[] {
  const angles = Array.from({ length: steps + 1 }, (_, i) => (i / steps) * (Math.PI / 2))
  const way = radius * Math.PI + thickness - 2 * radius
  return [
    ...angles.map(angle => ({
      inset: radius * (1 - Math.cos(angle)),
      y: top - radius * (1 - Math.sin(angle)),
      out: Math.cos(angle),
      up: Math.sin(angle),
      v: (radius * angle) / way,
    })),
    ...angles.map(angle => ({
      inset: thickness - radius * (1 - Math.sin(angle)),
      y: top - radius * (1 - Math.cos(angle)),
      out: -Math.sin(angle),
      up: Math.cos(angle),
      v: 1 - (radius * (Math.PI / 2 - angle)) / way,
    })),
  ]
}

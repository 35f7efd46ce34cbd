import type { Vec3 } from '../../src/measure'
import { type Mesh, quad, vertex } from './mesh'
import { add, dot, length, normalize, scale, sub } from './vector'

/** Distance to the surface of a solid in cm, negative inside. */
export type Solid = (point: Vec3) => number

/** A rope of balls from a to b, thicker at one end. */
export function capsule(a: Vec3, b: Vec3, atA: number, atB = atA): Solid {
  const way = sub(b, a)
  const square = dot(way, way)
  return point => {
    const t = Math.min(1, Math.max(0, dot(sub(point, a), way) / square))
    return length(sub(point, add(a, scale(way, t)))) - (atA + (atB - atA) * t)
  }
}

/** Solids melted into each other where they are nearer than `soft`. */
export function melt(solids: readonly Solid[], soft: number): Solid {
  return point =>
    solids.reduce((near, solid) => {
      const next = solid(point)
      const h = Math.max(0, soft - Math.abs(near - next)) / soft
      return Math.min(near, next) - (h * h * soft) / 4
    }, Number.POSITIVE_INFINITY)
}

const slope = 1e-3

function outward(solid: Solid, [x, y, z]: Vec3): Vec3 {
  return normalize([
    solid([x + slope, y, z]) - solid([x - slope, y, z]),
    solid([x, y + slope, z]) - solid([x, y - slope, z]),
    solid([x, y, z + slope]) - solid([x, y, z - slope]),
  ])
}

/** How much of the sky a point of the surface sees, 0 to 1, by looking out along its normal. */
function openness(solid: Solid, at: Vec3, normal: Vec3): number {
  let shut = 0
  for (let i = 1; i <= 5; i++) {
    const far = 0.22 * i
    shut += (far - solid(add(at, scale(normal, far)))) * 0.62 ** i
  }
  return Math.min(1, Math.max(0, 1 - shut * 1.1))
}

export interface SolidGrid {
  readonly low: Vec3
  readonly high: Vec3
  /** Edge of a cell, in cm. */
  readonly cell: number
}

/**
 * Adds the surface of a solid: a vertex in every cell that it passes through, drawn onto the surface, and a square
 * across every edge of the grid that it cuts. Colours are how open the surface lies.
 */
export function addSolid(mesh: Mesh, solid: Solid, { low, high, cell }: SolidGrid): void {
  const size = [0, 1, 2].map(i => Math.ceil((high[i]! - low[i]!) / cell) + 1) as [number, number, number]
  const [nx, ny, nz] = size
  const at = (x: number, y: number, z: number): Vec3 => [
    low[0] + x * cell,
    low[1] + y * cell,
    low[2] + z * cell,
  ]
  const index = (x: number, y: number, z: number) => (z * ny + y) * nx + x
  const values = new Float64Array(nx * ny * nz)
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++) for (let x = 0; x < nx; x++) values[index(x, y, z)] = solid(at(x, y, z))

  const ids = new Int32Array(nx * ny * nz).fill(-1)
  for (let z = 0; z + 1 < nz; z++)
    for (let y = 0; y + 1 < ny; y++)
      for (let x = 0; x + 1 < nx; x++) {
        const crossing = crossingOf(values, index, x, y, z)
        if (!crossing) continue
        let point = at(x + crossing[0], y + crossing[1], z + crossing[2])
        // Two steps along the slope: what lies on the surface shows no grid.
        for (let i = 0; i < 2; i++) point = sub(point, scale(outward(solid, point), solid(point)))
        const normal = outward(solid, point)
        const open = openness(solid, point, normal)
        ids[index(x, y, z)] = vertex(mesh, point, normal, 0, 0)
        mesh.colours.push(open, open, open)
      }

  const join = (inside: boolean, a: number, b: number, c: number, d: number) => {
    if (inside) quad(mesh, ids[a]!, ids[b]!, ids[c]!, ids[d]!)
    else quad(mesh, ids[d]!, ids[c]!, ids[b]!, ids[a]!)
  }
  for (let z = 1; z + 1 < nz; z++)
    for (let y = 1; y + 1 < ny; y++)
      for (let x = 1; x + 1 < nx; x++) {
        const here = values[index(x, y, z)]! < 0
        if (here !== values[index(x + 1, y, z)]! < 0)
          join(here, index(x, y - 1, z - 1), index(x, y, z - 1), index(x, y, z), index(x, y - 1, z))
        if (here !== values[index(x, y + 1, z)]! < 0)
          join(here, index(x - 1, y, z - 1), index(x - 1, y, z), index(x, y, z), index(x, y, z - 1))
        if (here !== values[index(x, y, z + 1)]! < 0)
          join(here, index(x - 1, y - 1, z), index(x, y - 1, z), index(x, y, z), index(x - 1, y, z))
      }
}

/** The middle of where the surface cuts the edges of a cell, as shares of the cell. */
function crossingOf(
  values: Float64Array,
  index: (x: number, y: number, z: number) => number,
  x: number,
  y: number,
  z: number,
): Vec3 | undefined {
  let sum: Vec3 = [0, 0, 0]
  let cuts = 0
  for (let axis = 0; axis < 3; axis++)
    for (let side = 0; side < 4; side++) {
      const start: [number, number, number] = [0, 0, 0]
      start[(axis + 1) % 3] = side & 1
      start[(axis + 2) % 3] = side >> 1
      const end: [number, number, number] = [...start]
      end[axis] = 1
      const a = values[index(x + start[0], y + start[1], z + start[2])]!
      const b = values[index(x + end[0], y + end[1], z + end[2])]!
      if (a < 0 === b < 0) continue
      const cut: [number, number, number] = [...start]
      cut[axis] = a / (a - b)
      sum = add(sum, cut)
      cuts++
    }
  return cuts === 0 ? undefined : scale(sum, 1 / cuts)
}

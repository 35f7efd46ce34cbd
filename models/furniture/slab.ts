import type { Vec3 } from '../../src/measure'
import { type Mesh, quad, vertex } from '../lib/mesh'
import { hash2 } from '../lib/noise'
import { woodSheet } from '../textures/wood'

export type Side = 'x-' | 'x+' | 'y-' | 'y+' | 'z-' | 'z+'
export const allSides: readonly Side[] = ['x-', 'x+', 'y-', 'y+', 'z-', 'z+']

export interface Slab {
  readonly min: Vec3
  readonly max: Vec3
  /** Linear colour that multiplies the material's. */
  readonly tint: Vec3
  /** Along which axis the grain runs; default the longest. */
  readonly grain?: 0 | 1 | 2
  /** Faces to leave out, because nobody sees them. */
  readonly without?: readonly Side[]
  /** Largest cell of a face in cm, for light that is baked into corners. */
  readonly cell?: number
  readonly seed?: number
}

/** Adds a box with its faces cut into cells; wood starts at its own place of the sheet. */
export function addSlab(mesh: Mesh, slab: Slab): void {
  const { min, max, tint } = slab
  const size = [max[0] - min[0], max[1] - min[1], max[2] - min[2]] as const
  const longest = ([0, 1, 2] as const).reduce((a, b) => (size[b] > size[a] ? b : a))
  const grain = slab.grain ?? longest
  const cell = slab.cell ?? 30
  const seed = slab.seed ?? Math.round(min[0] * 7 + min[1] * 13 + min[2] * 29)
  const [du, dv] = [hash2(seed, 1, 1103), hash2(seed, 2, 1103)]
  for (const side of allSides) {
    if (slab.without?.includes(side)) continue
    const axis = side.startsWith('x') ? 0 : side.startsWith('y') ? 1 : 2
    const sign = side.endsWith('+') ? 1 : -1
    // Two axes of the face such that a × b points outwards.
    const [a, b] = sign > 0 ? [(axis + 1) % 3, (axis + 2) % 3] : [(axis + 2) % 3, (axis + 1) % 3]
    const na = Math.max(1, Math.ceil(size[a as 0]! / cell))
    const nb = Math.max(1, Math.ceil(size[b as 0]! / cell))
    const normal: Vec3 = [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0]
    const grid = Array.from({ length: na + 1 }, (_, i) =>
      Array.from({ length: nb + 1 }, (_, j) => {
        const p: [number, number, number] = [0, 0, 0]
        p[axis] = sign > 0 ? max[axis]! : min[axis]!
        p[a!] = min[a as 0]! + (size[a as 0]! * i) / na
        p[b!] = min[b as 0]! + (size[b as 0]! * j) / nb
        const along = p[grain]!
        const across = grain === a ? p[b!]! : grain === b ? p[a!]! : p[a!]! + p[b!]!
        const shift = axis * 0.31 + (sign > 0 ? 0.17 : 0)
        const id = vertex(
          mesh,
          p,
          normal,
          along / woodSheet.lengthCm + du,
          across / woodSheet.widthCm + dv + shift,
        )
        mesh.colours.push(...tint)
        return id
      }),
    )
    for (let i = 0; i < na; i++) {
      for (let j = 0; j < nb; j++) {
        quad(mesh, grid[i]![j]!, grid[i + 1]![j]!, grid[i + 1]![j + 1]!, grid[i]![j + 1]!)
      }
    }
  }
}

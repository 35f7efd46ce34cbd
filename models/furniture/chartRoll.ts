import type { Vec3 } from '../../src/measure'
import { type Mesh, makeMesh } from '../lib/mesh'
import { noise } from '../lib/noise'
import { addGrid, addLathe, addTube } from '../lib/surface'

/**
 * A chart rolled up and tied, lying along x with its free edge curling away. Materials `chart-paper` (both sides),
 * `ribbon`, `wax`.
 */
const lengthCm = 31
const turns = 3.1
const inner = 0.85
const pitch = 0.2

export function chartRoll(): readonly Mesh[] {
  const paper = makeMesh('paper', 'chart-paper')
  const rows = 66
  const columns = 9
  const radiusAt = (t: number) => inner + pitch * turns * t
  const outer = radiusAt(1)
  addGrid(paper, {
    rows,
    columns,
    point: (r, c) => {
      const t = r / (rows - 1)
      const s = c / (columns - 1) - 0.5
      // The turns have slid past each other, more at one end; the last bit stands off.
      const slide = 0.5 * (t - 0.5) * (s + 0.8) + 0.06 * (noise(t * 9, c, 921) - 0.5)
      const free = Math.max(0, (t - 0.9) / 0.1)
      const angle = t * turns * Math.PI * 2 + 2.75
      const radius = radiusAt(t) + 0.55 * free * free + 0.03 * (noise(t * 14, c * 0.7, 927) - 0.5)
      return [s * lengthCm + slide, outer + 0.02 + radius * Math.sin(angle), radius * Math.cos(angle)]
    },
    uv: (r, c) => [c / (columns - 1), r / (rows - 1)],
  })
  const ribbon = makeMesh('ribbon', 'ribbon')
  const band = (at: number, tilt: number) => {
    const ringPath = Array.from({ length: 25 }, (_, i): Vec3 => {
      const angle = (i / 24) * Math.PI * 2
      const r = outer + 0.07
      return [at + tilt * Math.cos(angle), outer + 0.02 + r * Math.sin(angle), r * Math.cos(angle)]
    })
    addTube(ribbon, ringPath, 0.13, 6, { closed: true })
  }
  band(-0.1, 0.05)
  band(0.16, -0.07)
  // Two loose ends hang from the knot on top.
  for (const side of [-1, 1]) {
    const tail = Array.from({ length: 9 }, (_, i): Vec3 => {
      const t = i / 8
      return [
        side * (0.1 + 1.5 * t),
        outer * 2 + 0.2 + 0.35 * Math.sin(t * Math.PI) - 0.5 * t * t,
        0.1 + 1.5 * t * t,
      ]
    })
    addTube(ribbon, tail, t => 0.15 - 0.05 * t, 5, { caps: true })
  }
  const wax = makeMesh('seal', 'wax')
  const seal = makeMesh('seal', 'wax')
  addLathe(
    seal,
    [
      [0.75, 0],
      [0.8, 0.08],
      [0.74, 0.17],
      [0.6, 0.19],
      [0.52, 0.13],
      [0.001, 0.12],
    ],
    20,
    { crease: 2 },
  )
  // Pressed on where the ribbons cross, leaning to the viewer, its rim not quite round.
  const tilt = 0.42
  for (let i = 0; i < seal.positions.length; i += 3) {
    const [x, y, z] = [seal.positions[i]!, seal.positions[i + 1]!, seal.positions[i + 2]!]
    const k = 1 + 0.12 * (noise(Math.atan2(z, x) * 1.5 + 5, 1, 933) - 0.5)
    const turned: Vec3 = [
      x * k,
      y * Math.cos(tilt) - z * k * Math.sin(tilt),
      y * Math.sin(tilt) + z * k * Math.cos(tilt),
    ]
    wax.positions.push(turned[0], turned[1] + outer * 2 - 0.12, turned[2] + 0.78)
    const [nx, ny, nz] = [seal.normals[i]!, seal.normals[i + 1]!, seal.normals[i + 2]!]
    wax.normals.push(nx, ny * Math.cos(tilt) - nz * Math.sin(tilt), ny * Math.sin(tilt) + nz * Math.cos(tilt))
  }
  wax.uvs.push(...seal.uvs)
  wax.indices.push(...seal.indices)
  return [paper, ribbon, wax]
}

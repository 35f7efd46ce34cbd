import type { Vec3 } from '../../src/measure'
import { type Mesh, makeMesh } from '../lib/mesh'
import { addLathe, addTube, type ProfilePoint } from '../lib/surface'

/**
 * A brass oil lamp, standing at y = 0, 23 cm high, its flame about 13 cm up. Materials `lamp-brass`, `lamp-glass`
 * (both sides), `lamp-flame`, `lamp-wick`.
 */
const segments = 32

/** A quarter or half round as points of a profile. */
function arc(
  cx: number,
  cy: number,
  radius: number,
  from: number,
  to: number,
  steps: number,
  squash = 1,
): ProfilePoint[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps
    return [cx + radius * Math.cos(angle), cy + squash * radius * Math.sin(angle)]
  })
}

const half = Math.PI / 2

const body: readonly ProfilePoint[] = [
  [0.01, 0],
  [4.35, 0],
  ...arc(4.35, 0.22, 0.22, -half, half, 4),
  [4.2, 0.5],
  ...arc(4.05, 0.62, 0.16, -half, half, 3),
  // The foot swings up into the stem.
  [3.9, 0.84],
  [3.5, 1.02],
  [2.9, 1.24],
  [2.25, 1.55],
  [1.75, 1.95],
  [1.42, 2.4],
  [1.28, 2.85],
  ...arc(1.28, 3.12, 0.22, -half, half, 5),
  [1.3, 3.4],
  [1.5, 3.62],
  // The reservoir, a full pear.
  [2.25, 4.0],
  [3.05, 4.6],
  [3.55, 5.3],
  [3.72, 6.0],
  ...arc(3.74, 6.22, 0.12, -half, half, 3),
  [3.68, 6.45],
  [3.5, 7.0],
  [3.05, 7.6],
  [2.45, 8.05],
  [1.95, 8.3],
  ...arc(1.82, 8.45, 0.15, -half, half, 3),
  // The burner, with a knurled collar and the gallery that holds the chimney.
  [1.55, 8.62],
  [1.55, 9.0],
  ...arc(1.6, 9.15, 0.14, -half, half, 3),
  [1.66, 9.32],
  [2.25, 9.55],
  [2.42, 9.7],
  [2.42, 10.05],
  [2.3, 10.05],
  [2.3, 9.75],
  [1.3, 9.72],
  [0.95, 10.0],
  [0.75, 10.55],
  [0.42, 10.9],
  [0.01, 10.95],
]

const chimney: readonly ProfilePoint[] = [
  [2.22, 9.78],
  [2.24, 10.3],
  [2.5, 11.1],
  [2.78, 12.1],
  [2.82, 13.1],
  [2.6, 14.2],
  [2.2, 15.4],
  [1.86, 16.8],
  [1.7, 18.4],
  [1.66, 20.2],
  [1.7, 21.8],
  [1.8, 22.6],
  [1.86, 22.75],
]

const flame: readonly ProfilePoint[] = [
  [0.02, 10.9],
  [0.28, 11.05],
  [0.5, 11.5],
  [0.56, 12.0],
  [0.48, 12.7],
  [0.32, 13.5],
  [0.16, 14.2],
  [0.05, 14.7],
  [0.01, 14.85],
]

export function oilLamp(): readonly Mesh[] {
  const brass = makeMesh('brass', 'lamp-brass')
  addLathe(brass, body, segments, { vScale: 0.1 })
  // The wheel that turns the wick.
  const spindle: readonly Vec3[] = [
    [1.5, 9.0, 0],
    [3.3, 9.0, 0],
  ]
  addTube(brass, spindle, 0.1, 6, { uvScale: 0.1 })
  const wheel: readonly Vec3[] = [
    [3.2, 9.0, 0],
    [3.26, 9.0, 0],
    [3.42, 9.0, 0],
    [3.48, 9.0, 0],
  ]
  addTube(brass, wheel, t => (t === 0 || t === 1 ? 0.46 : 0.54), 16, { caps: true, uvScale: 0.1 })
  // A ring to carry it by.
  const handle = Array.from({ length: 21 }, (_, i): Vec3 => {
    const t = (i / 20) * Math.PI
    return [-2.85 - 2.0 * Math.sin(t) ** 0.8, 7.35 - 3.1 * (i / 20) + 0.35 * Math.sin(t * 2), 0]
  })
  addTube(brass, handle, t => 0.2 + 0.1 * (1 - Math.sin(t * Math.PI)), 8, { caps: true, uvScale: 0.1 })

  const glass = makeMesh('glass', 'lamp-glass')
  addLathe(glass, chimney, segments, { vScale: 0.1 })
  const fire = makeMesh('flame', 'lamp-flame')
  addLathe(fire, flame, 12, { crease: 3 })
  const wick = makeMesh('wick', 'lamp-wick')
  addLathe(
    wick,
    [
      [0.3, 10.8],
      [0.3, 11.15],
      [0.01, 11.2],
    ],
    10,
  )
  return [brass, glass, fire, wick]
}

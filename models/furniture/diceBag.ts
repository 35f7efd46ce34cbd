import type { Vec3 } from '../../src/measure'
import { type Mesh, makeMesh } from '../lib/mesh'
import { noise } from '../lib/noise'
import { addGrid, addTube } from '../lib/surface'

/**
 * The bag: 90 mm across, 110 mm high, full of dice and drawn shut with a cord. Materials `bag-cloth` (uv in
 * centimetres / 4, for a woven tile) and `cord`.
 */
const columns = 57

/** Radius and height from the bottom's middle up to the mouth and a little way back inside. */
const profile: readonly (readonly [r: number, y: number, fold: number])[] = [
  [0.001, 0.16, 0],
  [1.6, 0.08, 0],
  [3.0, 0.02, 0.02],
  [3.8, 0.3, 0.03],
  [4.3, 0.95, 0.03],
  [4.55, 1.9, 0.03],
  [4.6, 2.9, 0.04],
  [4.45, 3.9, 0.05],
  [4.1, 4.9, 0.07],
  [3.55, 5.8, 0.1],
  [2.9, 6.6, 0.14],
  [2.25, 7.25, 0.2],
  [1.75, 7.7, 0.26],
  [1.42, 8.0, 0.3],
  [1.3, 8.25, 0.32],
  [1.4, 8.5, 0.3],
  [1.75, 8.85, 0.27],
  [2.2, 9.4, 0.25],
  [2.6, 10.0, 0.24],
  [2.85, 10.6, 0.23],
  [2.9, 10.85, 0.22],
  [2.78, 10.9, 0.22],
  [2.4, 10.2, 0.24],
  [1.7, 9.2, 0.28],
  [0.9, 8.6, 0.3],
]

const folds = 11

function surfacePoint(row: number, column: number): Vec3 {
  const [r, y, fold] = profile[row]!
  const angle = ((column % (columns - 1)) / (columns - 1)) * Math.PI * 2
  const u = (column % (columns - 1)) / (columns - 1)
  const own = noise(u * 6, y * 0.5, 941, 6)
  // Pleats are sharp inwards and round outwards; they wander a little as they go up.
  const phase = folds * angle + 1.4 * (noise(u * 5, y * 0.35, 947, 5) - 0.5) * 2
  const pleat = Math.abs(Math.sin(phase / 2))
  const lumps = (noise(u * 7, y * 0.8, 953, 7) - 0.5) * 0.55 * (y > 0.2 && y < 6 ? 1 : 0.2)
  const sag = 0.35 * (noise(u * 3, 1, 959, 3) - 0.5) * (y > 1 ? 1 : 0)
  const radius = r * (1 - fold * (1.3 - 1.6 * pleat) * (0.6 + 0.8 * own)) + lumps * 0.5
  const lift = y > 9 ? 0.7 * (noise(u * 9, 2, 967, 9) - 0.5) : 0
  const lean = 0.04 * y * y * 0.1
  return [
    Math.max(radius, 0.001) * Math.sin(angle) + lean,
    Math.max(y + sag + lift, 0.02),
    Math.max(radius, 0.001) * Math.cos(angle),
  ]
}

export function diceBag(): readonly Mesh[] {
  const cloth = makeMesh('cloth', 'bag-cloth')
  let way = 0
  const ways = profile.map(([r, y], i) => {
    const before = profile[i - 1]
    if (before) way += Math.hypot(r - before[0], y - before[1])
    return way
  })
  addGrid(cloth, {
    rows: profile.length,
    columns,
    closed: true,
    point: surfacePoint,
    uv: (r, c) => [(c / (columns - 1)) * 7, ways[r]! / 4],
  })
  const cord = makeMesh('cord', 'cord')
  const neck = 14
  for (const [dy, swell] of [
    [0, 0.16],
    [0.3, 0.14],
  ] as const) {
    const ring = Array.from({ length: 33 }, (_, i): Vec3 => {
      const column = Math.round((i / 32) * (columns - 1))
      const [x, y, z] = surfacePoint(neck, column)
      const out = 1.34 / Math.max(0.6, Math.hypot(x, z))
      return [x * out * 0.98, y + dy - 0.1, z * out * 0.98]
    })
    addTube(cord, ring, swell, 6, { closed: true, uvScale: 1 })
  }
  // Two ends hang down the front and end in knots.
  for (const [side, length] of [
    [-1, 5.4],
    [1, 4.3],
  ] as const) {
    const tail = Array.from({ length: 15 }, (_, i): Vec3 => {
      const t = i / 14
      const drop = length * t
      const y = 8.3 - drop
      const out = 1.5 + 3.25 * Math.sin(Math.min(1, t * 1.15) * 1.35)
      const angle = side * (0.22 + 0.2 * t + 0.06 * Math.sin(5 * t))
      return [out * Math.sin(angle), y, out * Math.cos(angle)]
    })
    addTube(cord, tail, 0.15, 6, { caps: true, uvScale: 1 })
    const [kx, ky, kz] = tail.at(-1)!
    const knot: Vec3[] = [-0.32, -0.2, 0, 0.2, 0.32].map(d => [kx, ky - d, kz])
    addTube(cord, knot, t => 0.12 + 0.22 * Math.sin(Math.PI * (0.15 + 0.7 * t)), 7, {
      caps: true,
      uvScale: 1,
    })
  }
  return [cloth, cord]
}

import type { Vec3 } from '../../src/measure'
import { type Mesh, makeMesh } from '../lib/mesh'
import { noise } from '../lib/noise'
import { moved, paint } from '../lib/paint'
import { addGrid, addLathe, addTube } from '../lib/surface'

/**
 * The Kraken: a mantle that rises out of a tile of 40 mm, two eyes, eight arms that come up around it and curl. Material
 * `kraken-skin` with its own tints; `kraken-eyes` shine.
 */
const arms = 8

export function kraken(): readonly Mesh[] {
  const skin = makeMesh('skin', 'kraken-skin')
  const eyes = makeMesh('eyes', 'kraken-eyes')
  addMantle(skin)
  for (let arm = 0; arm < arms; arm++) addArm(skin, arm)
  addFoam(skin)
  for (const sign of [-1, 1]) addEye(skin, eyes, sign)
  return [skin, eyes]
}

/** It leans back, so that its eyes look at the player in the south. */
function addMantle(skin: Mesh): void {
  const [rows, columns] = [13, 21]
  addGrid(skin, {
    rows,
    columns,
    closed: true,
    point: (r, c) => {
      const t = r / (rows - 1)
      const angle = ((c % (columns - 1)) / (columns - 1)) * Math.PI * 2
      const swell =
        t < 0.45
          ? 0.62 + 0.42 * Math.sin((t / 0.45) * 1.5)
          : 1.04 * Math.cos(((t - 0.45) / 0.55) * 1.56) ** 0.7
      const ridge = 1 + 0.07 * Math.cos(angle * 6) * t + 0.08 * (noise((c % 20) / 3, t * 5, 733, 7) - 0.5)
      const radius = Math.max(0.001, swell * ridge * 0.86)
      return [radius * Math.sin(angle), -0.1 + 2.9 * t, radius * Math.cos(angle) * 0.9 - 0.5 * t ** 1.6]
    },
    uv: (r, c) => [c / (columns - 1), r / (rows - 1)],
  })
  paint(skin, ([x, y, z]) => {
    const spot = noise(x * 2.4 + 4, y * 2.4 + z * 2.4 + 7, 739, 64) > 0.62 ? 0.5 : 0
    const shade = 0.5 + 0.22 * y
    return [0.3 * shade + 0.16 * spot, 0.035 * shade + 0.05 * spot, 0.075 * shade + 0.03 * spot]
  })
}

function addArm(skin: Mesh, arm: number): void {
  const angle = (arm / arms) * Math.PI * 2 + 0.36
  const own = noise(arm * 1.7, 3, 743, 32)
  const curl = arm % 2 === 0 ? 1 : -1
  const count = 15
  const path = Array.from({ length: count }, (_, i): Vec3 => {
    const t = i / (count - 1)
    const out = 0.72 + 0.98 * Math.sin(Math.min(1, t * 1.25) * 1.57) - 0.42 * Math.max(0, t - 0.7) * 3
    const y = -0.12 + (1.3 + 0.8 * own) * Math.sin(t * 2.15) ** 1.3
    const swing = angle + curl * (0.16 * Math.sin(t * 3.4) + 0.55 * Math.max(0, t - 0.55))
    return [out * Math.sin(swing), y, out * Math.cos(swing)]
  })
  addTube(skin, path, t => 0.24 * (1 - t) + 0.035, 7, { caps: true })
  paint(skin, ([, y]) => [0.26 + 0.1 * y, 0.035 + 0.02 * y, 0.07 + 0.02 * y])
  // Suckers along the inner side.
  for (let i = 3; i < count - 2; i += 2) {
    const [x, y, z] = path[i]!
    const inwards = 0.2 * (1 - i / count)
    const size = 0.1 * (1 - i / count) + 0.03
    moved(skin, [x * (1 - inwards / 1.4), y - 0.02, z * (1 - inwards / 1.4)], one =>
      addLathe(
        one,
        [
          [0.001, -size],
          [size, 0],
          [0.001, size],
        ],
        6,
        { crease: 3 },
      ),
    )
  }
  paint(skin, '#e9b8a2')
}

/** White water where it breaks the surface. */
function addFoam(skin: Mesh): void {
  const ring = Array.from({ length: 41 }, (_, i): Vec3 => {
    const angle = (i / 40) * Math.PI * 2
    const reach = 1.16 + 0.12 * Math.sin(angle * 7) + 0.06 * Math.sin(angle * 12)
    return [reach * Math.sin(angle), 0.02, reach * Math.cos(angle)]
  })
  addTube(skin, ring, 0.09, 5, { closed: true })
  paint(skin, '#dfeef0')
}

function addEye(skin: Mesh, eyes: Mesh, sign: number): void {
  const at: Vec3 = [sign * 0.52, 1.05, 0.62]
  const ball = (size: number) => (mesh: Mesh) =>
    addLathe(
      mesh,
      Array.from({ length: 9 }, (_, i) => {
        const a = -Math.PI / 2 + (i / 8) * Math.PI
        return [Math.max(0.001, size * Math.cos(a)), size * Math.sin(a)] as const
      }),
      12,
      { crease: 3 },
    )
  moved(eyes, at, ball(0.25))
  paint(eyes, '#f5c63c')
  moved(skin, [at[0] * 1.06, at[1] + 0.03, at[2] + 0.19], ball(0.1))
  paint(skin, '#140607')
}

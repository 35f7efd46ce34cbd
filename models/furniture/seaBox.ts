import type { Vec3 } from '../../src/measure'
import { containers } from '../../src/physics/containers'
import { type Mesh, makeMesh, quad, vertex } from '../lib/mesh'
import { bleedMm, stripMm, strips } from '../textures/box'

/**
 * The bottom of the game box, its floor at y = 0 and its underside on the table. Materials: `box-print` (walls, on
 * the sheet of three strips), `box-rim`, `box-floor` (the chart; north at -z).
 */
const { innerX, innerZ, wallHeight, wallThickness, floorThickness } = containers['sea-box']
const half = innerX / 20
const outer = half + wallThickness / 10
const top = wallHeight / 10
const bottom = -floorThickness / 10
/** Paper over board does not fold sharply. */
const edgeRadius = 0.09
const cornerRadius = 0.13
const cornerSteps = 4
const edgeSteps = 3

if (innerX !== innerZ) throw new Error('the print of the Sea Box is made for a square box')

interface ProfilePoint {
  /** Inwards from the outer face. */
  readonly inset: number
  readonly y: number
  /** Of the normal: outwards and up. */
  readonly out: number
  readonly up: number
  readonly v: number
}

interface RingPoint {
  /** Where a point with this inset lies, and which way is outwards there. */
  readonly at: (inset: number) => readonly [x: number, z: number]
  readonly outward: readonly [x: number, z: number]
  readonly wall: number
  /** Along the wall, 0 to 1, left to right seen from outside. */
  readonly u: number
}

/** Around the box, wall by wall: south, east, north, west; corners are shared out half to each wall. */
function ring(): readonly RingPoint[] {
  const points: RingPoint[] = []
  for (let wall = 0; wall < 4; wall++) {
    const cos = [1, 0, -1, 0][wall]!
    const sin = [0, 1, 0, -1][wall]!
    // Turned from the south wall: its own x runs to the right, its own z outwards.
    const place = (x: number, z: number): readonly [number, number] => [x * cos + z * sin, z * cos - x * sin]
    const add = (corner: -1 | 0 | 1, angle: number, u: number) => {
      const [dx, dz] = [Math.sin(angle), Math.cos(angle)]
      points.push({
        wall,
        u,
        outward: place(dx, dz),
        at: inset => {
          const flat = outer - inset
          if (corner === 0) return place(0, flat)
          const centre = outer - cornerRadius
          const rest = cornerRadius - inset
          if (rest <= 0) return place(corner * flat, flat)
          return place(corner * centre + dx * rest, centre + dz * rest)
        },
      })
    }
    const side = (cornerRadius / (2 * outer)) * 0.8
    for (let step = 0; step <= cornerSteps / 2; step++) {
      const t = 1 - step / (cornerSteps / 2)
      add(-1, (-Math.PI / 4) * t, side * (1 - t))
    }
    for (let step = 0; step <= cornerSteps / 2; step++) {
      const t = step / (cornerSteps / 2)
      add(1, (Math.PI / 4) * t, 1 - side * (1 - t))
    }
  }
  return points
}

function sweep(
  mesh: Mesh,
  profile: readonly ProfilePoint[],
  uv: (point: RingPoint, v: number) => Vec2,
): void {
  const points = ring()
  const perWall = points.length / 4
  for (let wall = 0; wall < 4; wall++) {
    const columns = points.slice(wall * perWall, (wall + 1) * perWall)
    const grid = columns.map(column =>
      profile.map(({ inset, y, out, up, v }) => {
        const [x, z] = column.at(inset)
        const sharp = inset >= cornerRadius
        const [ox, oz] = sharp ? wallNormal(wall) : column.outward
        const normal: Vec3 = [ox * out, up, oz * out]
        const [tu, tv] = uv(column, v)
        return vertex(mesh, [x, y, z], normal, tu, tv)
      }),
    )
    for (let i = 0; i + 1 < grid.length; i++) {
      for (let j = 0; j + 1 < profile.length; j++) {
        // Inside the sharp inner corner all columns meet: nothing to fill there.
        const inCorner = i !== cornerSteps / 2
        const insets = [profile[j]!.inset, profile[j + 1]!.inset]
        if (inCorner && insets.every(inset => inset >= cornerRadius)) continue
        quad(mesh, grid[i]![j]!, grid[i + 1]![j]!, grid[i + 1]![j + 1]!, grid[i]![j + 1]!)
      }
    }
  }
}

type Vec2 = readonly [u: number, v: number]

const wallNormal = (wall: number): Vec2 => [[0, 1, 0, -1][wall]!, [1, 0, -1, 0][wall]!]

const heightShare = (y: number): number => (bleedMm + (top - y) * 10) / stripMm

export function seaBox(): readonly Mesh[] {
  const print = makeMesh('walls', 'box-print')
  const rim = makeMesh('rim', 'box-rim')
  const floor = makeMesh('floor', 'box-floor')
  const thickness = wallThickness / 10

  const outside: readonly ProfilePoint[] = [
    { inset: 0, y: bottom, out: 1, up: 0, v: heightShare(bottom) },
    { inset: 0, y: top - edgeRadius, out: 1, up: 0, v: heightShare(top - edgeRadius) },
  ]
  // The title stands on the south and the north wall, ships on the others.
  sweep(print, outside, ({ wall, u }, v) => [u, ((wall % 2) + v) / strips])
  const inside: readonly ProfilePoint[] = [
    { inset: thickness, y: top - edgeRadius, out: -1, up: 0, v: heightShare(top - edgeRadius) },
    { inset: thickness, y: 0, out: -1, up: 0, v: heightShare(0) },
  ]
  sweep(print, inside, ({ u }, v) => [1 - u, (2 + v) / strips])

  const arc = Array.from({ length: edgeSteps + 1 }, (_, i) => (i / edgeSteps) * (Math.PI / 2))
  const length = edgeRadius * Math.PI + thickness - 2 * edgeRadius
  const over: ProfilePoint[] = [
    ...arc.map(angle => ({
      inset: edgeRadius * (1 - Math.cos(angle)),
      y: top - edgeRadius * (1 - Math.sin(angle)),
      out: Math.cos(angle),
      up: Math.sin(angle),
      v: (edgeRadius * angle) / length,
    })),
    ...arc.map(angle => ({
      inset: thickness - edgeRadius * (1 - Math.sin(angle)),
      y: top - edgeRadius * (1 - Math.cos(angle)),
      out: -Math.sin(angle),
      up: Math.cos(angle),
      v: 1 - (edgeRadius * (Math.PI / 2 - angle)) / length,
    })),
  ]
  sweep(rim, over, ({ wall, u }, v) => [u + [0, 0.37, 0.61, 0.83][wall]!, v])

  const at = (x: number, z: number) =>
    vertex(floor, [x, 0, z], [0, 1, 0], (x + half) / (2 * half), (z + half) / (2 * half))
  quad(floor, at(-half, half), at(half, half), at(half, -half), at(-half, -half))
  return [floor, print, rim]
}

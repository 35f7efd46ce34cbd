import type { Vec3 } from '../../src/measure'
import { type Mesh, makeMesh, quad, vertex } from '../lib/mesh'
import { addPlate } from '../lib/plate'

/** Everything of Rolling with the Waves that is made and not only printed (rolling-with-the-waves 2); cm. */

/** A board of thick card that can be wiped: `print` upwards, `back` below, `edge` around it. */
function board(width: number, depth: number, corner: number): readonly Mesh[] {
  const print = makeMesh('print', 'dry-erase')
  const back = makeMesh('back', 'card')
  const edge = makeMesh('edge', 'card')
  addPlate({ width, depth, height: 0.2, corner, bevel: 0.03, cornerSteps: 6 }, print, back, edge)
  return [print, back, edge]
}

export const pirateMap = (): readonly Mesh[] => board(27, 19, 0.6)
export const miniBoard = (): readonly Mesh[] => board(29.4, 6, 0.5)

const screen = { middle: 30, wing: 9, height: 11, low: 9.7, thickness: 0.2, splay: (20 * Math.PI) / 180 }
const stepsPerWing = 4
const stepsInMiddle = 14

interface ScreenPoint {
  readonly x: number
  readonly z: number
  /** Towards the player opposite. */
  readonly nx: number
  readonly nz: number
  readonly way: number
  readonly top: number
}

/** From the tip of the left wing to the tip of the right one, as the owner sees them. */
function screenPath(): readonly ScreenPoint[] {
  const { middle, wing, height, low, splay } = screen
  const [sin, cos] = [Math.sin(splay), Math.cos(splay)]
  const points: ScreenPoint[] = []
  // Folds are sharp: where two panels meet there is a point for each.
  for (let i = 0; i <= stepsPerWing; i++) {
    const out = wing * (1 - i / stepsPerWing)
    points.push({
      x: -middle / 2 - out * sin,
      z: out * cos,
      nx: -cos,
      nz: -sin,
      way: wing - out,
      top: height,
    })
  }
  for (let i = 0; i <= stepsInMiddle; i++) {
    const share = (i / stepsInMiddle) * 2 - 1
    // The sheer of a ship's rail: lowest amidships.
    const top = low + (height - low) * share * share
    points.push({ x: (share * middle) / 2, z: 0, nx: 0, nz: -1, way: wing + ((share + 1) * middle) / 2, top })
  }
  for (let i = 0; i <= stepsPerWing; i++) {
    const out = (wing * i) / stepsPerWing
    points.push({
      x: middle / 2 + out * sin,
      z: out * cos,
      nx: cos,
      nz: -sin,
      way: wing + middle + out,
      top: height,
    })
  }
  return points
}

/**
 * A screen of three panels, open towards its owner (+z), standing at y = 0. `outside` and `inside` are printed along
 * all panels from the owner's left; `pole` and `flag` stand on the middle one and are hoisted with YARRR.
 */
export function shipScreen(): readonly Mesh[] {
  const { middle, wing, height, thickness } = screen
  const length = middle + 2 * wing
  const outside = makeMesh('outside', 'card')
  const inside = makeMesh('inside', 'card')
  const edge = makeMesh('edge', 'card')
  const path = screenPath()
  const half = thickness / 2
  const columns = path.map(({ x, z, nx, nz, way, top }) => {
    const at = (side: 1 | -1, y: number): Vec3 => [x + nx * half * side, y, z + nz * half * side]
    // Seen from outside, the left of the owner is on the right.
    const u = way / length
    const foot = 1
    const head = 1 - top / height
    return {
      out: [
        vertex(outside, at(1, 0), [nx, 0, nz], 1 - u, foot),
        vertex(outside, at(1, top), [nx, 0, nz], 1 - u, head),
      ],
      in: [
        vertex(inside, at(-1, 0), [-nx, 0, -nz], u, foot),
        vertex(inside, at(-1, top), [-nx, 0, -nz], u, head),
      ],
      rim: [vertex(edge, at(1, top), [0, 1, 0], u, 0), vertex(edge, at(-1, top), [0, 1, 0], u, 1)],
    }
  })
  for (let i = 0; i + 1 < columns.length; i++) {
    const [a, b] = [columns[i]!, columns[i + 1]!]
    if (path[i]!.way === path[i + 1]!.way) continue
    quad(outside, b.out[0]!, a.out[0]!, a.out[1]!, b.out[1]!)
    quad(inside, a.in[0]!, b.in[0]!, b.in[1]!, a.in[1]!)
    quad(edge, a.rim[1]!, b.rim[1]!, b.rim[0]!, a.rim[0]!)
  }
  for (const [index, sign] of [
    [0, -1],
    [path.length - 1, 1],
  ] as const) {
    const { x, z, nx, nz, top } = path[index]!
    // The cut end of a wing looks along the wing.
    const normal: Vec3 = [-nz * sign, 0, nx * sign]
    const at = (side: 1 | -1, y: number): Vec3 => [x + nx * half * side, y, z + nz * half * side]
    const ids = [at(1, 0), at(-1, 0), at(-1, top), at(1, top)].map(p => vertex(edge, p, normal, 0, 0))
    if (sign > 0) quad(edge, ids[0]!, ids[3]!, ids[2]!, ids[1]!)
    else quad(edge, ids[0]!, ids[1]!, ids[2]!, ids[3]!)
  }
  return [outside, inside, edge, ...flag()]
}

const pole = { x: 0, height: 7, radius: 0.13, foot: 6 }
const cloth = { width: 5.4, height: 3.4, steps: 12, swell: 0.28 }

/** The pole begins behind the rail; the flag hangs at its head and blows to the right. */
function flag(): readonly Mesh[] {
  const wood = makeMesh('pole', 'wood')
  addLathe(
    wood,
    [
      [0, pole.radius],
      [pole.height + 3, pole.radius],
      [pole.height + 3.12, 0.2],
      [pole.height + 3.3, 0.24],
      [pole.height + 3.5, 0.16],
      [pole.height + 3.56, 0],
    ],
    10,
    (along, x, z) => [pole.x + x, pole.foot + along, z],
  )
  const sheet = makeMesh('flag', 'cloth')
  const top = pole.foot + pole.height + 2.8
  const ids = Array.from({ length: cloth.steps + 1 }, (_, i) => {
    const u = i / cloth.steps
    const bend = u * 2.2 * Math.PI
    const x = pole.x + pole.radius + u * cloth.width
    const z = -Math.sin(bend) * cloth.swell * (0.3 + u)
    const slope = (-Math.cos(bend) * cloth.swell * 2.2 * Math.PI * (0.3 + u)) / cloth.width
    const size = Math.hypot(1, slope)
    const normal: Vec3 = [slope / size, 0, -1 / size]
    return [0, 1].map(v => vertex(sheet, [x, top - v * cloth.height, z], normal, u, v))
  })
  for (let i = 0; i < cloth.steps; i++)
    quad(sheet, ids[i + 1]![0]!, ids[i + 1]![1]!, ids[i]![1]!, ids[i]![0]!)
  return [wood, sheet]
}

/** Turns a profile of [along, radius] about its axis. */
function addLathe(
  mesh: Mesh,
  profile: readonly (readonly [along: number, radius: number])[],
  sides: number,
  place: (along: number, x: number, z: number) => Vec3,
): void {
  const rings = profile.map(([along, radius], index) => {
    const before = profile[Math.max(0, index - 1)]!
    const after = profile[Math.min(profile.length - 1, index + 1)]!
    const [da, dr] = [after[0] - before[0], after[1] - before[1]]
    const size = Math.hypot(da, dr) || 1
    return Array.from({ length: sides + 1 }, (_, side) => {
      const angle = (side / sides) * 2 * Math.PI
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const at = place(along, cos * radius, sin * radius)
      const zero = place(0, 0, 0)
      const tip = place(-dr / size, (cos * da) / size, (sin * da) / size)
      const normal: Vec3 = [tip[0] - zero[0], tip[1] - zero[1], tip[2] - zero[2]]
      return vertex(mesh, at, normal, side / sides, along)
    })
  })
  for (let i = 0; i + 1 < rings.length; i++) {
    for (let side = 0; side < sides; side++) {
      const [a, b, c, d] = [
        rings[i]![side]!,
        rings[i]![side + 1]!,
        rings[i + 1]![side + 1]!,
        rings[i + 1]![side]!,
      ]
      quad(mesh, d, c, b, a)
    }
  }
}

/** A pen for maps that are wiped, lying along x with its middle over the origin: `barrel`, and `cap` in its ink. */
export function marker(): readonly Mesh[] {
  const lying = (along: number, x: number, z: number): Vec3 => [along - 6, 0.6 + x, z]
  const barrel = makeMesh('barrel', 'barrel')
  addLathe(
    barrel,
    [
      [0, 0],
      [0.02, 0.4],
      [0.12, 0.5],
      [0.2, 0.54],
      [7.6, 0.54],
    ],
    20,
    lying,
  )
  const cap = makeMesh('cap', 'cap')
  addLathe(
    cap,
    [
      [7.5, 0.54],
      [7.55, 0.6],
      [11.2, 0.56],
      [11.4, 0.48],
      [11.42, 0.4],
      [11.95, 0.36],
      [12, 0.3],
      [12, 0],
    ],
    20,
    lying,
  )
  return [barrel, cap]
}

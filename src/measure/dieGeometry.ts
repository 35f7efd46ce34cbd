import { cosDeg, sinDeg } from './angle'
import type { DieKind, Vec3 } from './types'

/**
 * The bodies of the dice: a core (the hull of a few points) and everything within the edge radius of it (RB-61).
 * Colliders are built from this and outlines are measured with it, so rules and physics cannot disagree.
 * Body axes are the world axes of a die that lies unturned: x right, y up, z towards the south.
 */

/** Edge of a six-sided die, flat side to flat side. */
export const dieEdgeMm = 16
/** Radius of every rounded edge and corner of a six-sided die. */
export const edgeRadiusMm = 1.5
/** From a face of the d12 to the opposite one. */
export const d12AcrossFlatsMm = 20
/** Radius of every rounded edge and corner of the d12. */
export const d12EdgeRadiusMm = 1

/** The Wave token (waves 2): a disc with rounded rims; its crest points along -z of the body, on both faces. */
export const waveTokenMm = { radius: 20, height: 6, rim: 1 } as const

/** The golden ratio, by which the coordinates of a regular dodecahedron are written. */
const golden = (1 + Math.sqrt(5)) / 2

/** Opposite faces sum to 7: 1 up, 6 down, 2 right, 5 left, 3 north, 4 south. */
const d6Normals: readonly Vec3[] = [
  [0, 1, 0],
  [1, 0, 0],
  [0, 0, -1],
  [0, 0, 1],
  [-1, 0, 0],
  [0, -1, 0],
]

/** Values 1 to 6 of the direction die (rolling-seas 4.5); each value from 7 on lies opposite 13 minus it. */
const d12LowDirections: readonly Vec3[] = [
  [0, -golden, -1],
  [0, -golden, 1],
  [-golden, -1, 0],
  [golden, -1, 0],
  [-1, 0, -golden],
  [1, 0, -golden],
]

// Subtracting from zero instead of negating keeps -0 out.
const negated = ([x, y, z]: Vec3): Vec3 => [0 - x, 0 - y, 0 - z]
const scaled = ([x, y, z]: Vec3, factor: number): Vec3 => [x * factor, y * factor, z * factor]

const d12Normals: readonly Vec3[] = [...d12LowDirections, ...d12LowDirections.toReversed().map(negated)].map(
  direction => scaled(direction, 1 / Math.sqrt(golden * golden + 1)),
)

const signs = [1, -1] as const

function boxCorners(half: number): readonly Vec3[] {
  return signs.flatMap(x => signs.flatMap(y => signs.map((z): Vec3 => [x * half, y * half, z * half])))
}

/** The 20 corners of a dodecahedron around the cube of half edge 1 (rolling-seas 4.5). */
const unitD12Corners: readonly Vec3[] = [
  ...boxCorners(1),
  ...signs.flatMap(a =>
    signs.flatMap((b): Vec3[] => [
      [0, a / golden, b * golden],
      [a / golden, b * golden, 0],
      [a * golden, 0, b / golden],
    ]),
  ),
]

/** From the centre of that dodecahedron to each of its faces. */
const unitD12Inradius = (golden * golden) / Math.sqrt(golden * golden + 1)

const d12Core: readonly Vec3[] = unitD12Corners.map(corner =>
  scaled(corner, (d12AcrossFlatsMm / 2 - d12EdgeRadiusMm) / unitD12Inradius),
)

const d6Core = boxCorners(dieEdgeMm / 2 - edgeRadiusMm)

/** Corners on each rim of the token's core: its outline is then round to 0.04 mm. */
const tokenCorners = 48

const tokenCore: readonly Vec3[] = signs.flatMap(side =>
  Array.from({ length: tokenCorners }, (_, index): Vec3 => {
    const angle = (index * 360) / tokenCorners
    const reach = waveTokenMm.radius - waveTokenMm.rim
    return [cosDeg(angle) * reach, side * (waveTokenMm.height / 2 - waveTokenMm.rim), sinDeg(angle) * reach]
  }),
)

const tokenNormals: readonly Vec3[] = [
  [0, 1, 0],
  [0, -1, 0],
]

/** How far the surface of a die is from its core. */
export function edgeRadius(kind: DieKind): number {
  if (kind === 'wave-token') return waveTokenMm.rim
  return kind === 'd12' ? d12EdgeRadiusMm : edgeRadiusMm
}

/** From the centre to each face: the height of the centre of a die that lies flat on the floor. */
export function faceDistance(kind: DieKind, edgeMm: number = dieEdgeMm): number {
  if (kind === 'wave-token') return waveTokenMm.height / 2
  return (kind === 'd12' ? d12AcrossFlatsMm : edgeMm) / 2
}

/** Outward unit normals in body axes; index 0 is face 1. */
export function faceNormals(kind: DieKind): readonly Vec3[] {
  if (kind === 'wave-token') return tokenNormals
  return kind === 'd12' ? d12Normals : d6Normals
}

/** Corners of the core in body axes, in millimetres; `edgeMm` concerns six-sided dice only (`dieEdgeMm`). */
export function coreVertices(kind: DieKind, edgeMm: number = dieEdgeMm): readonly Vec3[] {
  if (kind === 'd12') return d12Core
  if (kind === 'wave-token') return tokenCore
  return edgeMm === dieEdgeMm ? d6Core : boxCorners(edgeMm / 2 - edgeRadiusMm)
}

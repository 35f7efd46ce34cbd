import { atan2Deg, cosDeg, sinDeg } from './angle'
import { multiply, normalized, rotate, turnUpright } from './quaternion'
import type { Quat, Vec3 } from './types'

/**
 * Dice that no game of the house throws: they lie in the drawers of the open table. Like all dice they are a core and
 * everything within an edge radius of it, so collider, picture and reading come from the same corners.
 */
export const polyKinds = ['d4', 'd8', 'd10', 'd20'] as const
export type PolyKind = (typeof polyKinds)[number]

export const isPolyKind = (kind: string): kind is PolyKind => (polyKinds as readonly string[]).includes(kind)

const golden = (1 + Math.sqrt(5)) / 2
const signs = [1, -1] as const

const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const scaled = ([x, y, z]: Vec3, factor: number): Vec3 => [x * factor, y * factor, z * factor]
const unit = (v: Vec3): Vec3 => scaled(v, 1 / Math.sqrt(dot(v, v)))
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

interface Body {
  /** Corners of a body of any size. */
  readonly corners: readonly Vec3[]
  /** Outward unit normals of the faces. */
  readonly normals: readonly Vec3[]
  /** By face; by corner for the d4, which is read at the corner that points up. */
  readonly marks: readonly number[]
  /** From the centre to each face, in mm. */
  readonly inradiusMm: number
  readonly radiusMm: number
}

const d4Corners: readonly Vec3[] = [
  [1, 1, 1],
  [1, -1, -1],
  [-1, 1, -1],
  [-1, -1, 1],
]

const boxDirections = signs.flatMap(x => signs.flatMap(y => signs.map((z): Vec3 => [x, y, z])))

/** The belt of a d10 zigzags by this much against the height of its tips, or its kites would not be flat. */
const belt = (1 - cosDeg(36)) / (1 + cosDeg(36))
/** Height of the tips against the width of the belt: the edges at a tip meet at nearly right angles. */
const tip = 1.05

const d10Corners: readonly Vec3[] = [
  [0, tip, 0],
  [0, -tip, 0],
  ...Array.from(
    { length: 10 },
    (_, i): Vec3 => [cosDeg(36 * i), (i % 2 === 0 ? 1 : -1) * belt * tip, sinDeg(36 * i)],
  ),
]

/** A kite has its tip above, a corner of the other side of the belt below, and two of its own side between. */
const d10Normals: readonly Vec3[] = Array.from({ length: 10 }, (_, i): Vec3 => {
  const corner = (k: number) => d10Corners[2 + ((k + 10) % 10)]!
  const isUpper = i % 2 === 1
  const normal = unit(
    cross(minus(corner(i + 1), corner(i - 1)), minus(d10Corners[isUpper ? 0 : 1]!, corner(i))),
  )
  return dot(normal, corner(i)) > 0 ? normal : scaled(normal, -1)
})

const bodies: Readonly<Record<PolyKind, Body>> = {
  d4: {
    corners: d4Corners,
    normals: d4Corners.map(corner => unit(scaled(corner, -1))),
    marks: [1, 2, 3, 4],
    inradiusMm: 4.6,
    radiusMm: 0.8,
  },
  d8: {
    corners: [0, 1, 2].flatMap(axis =>
      signs.map((sign): Vec3 => [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0]),
    ),
    normals: boxDirections.map(unit),
    // Opposite faces make 9, and the four at a corner 18.
    marks: [1, 7, 6, 4, 5, 3, 2, 8],
    inradiusMm: 7.2,
    radiusMm: 0.8,
  },
  d10: {
    corners: d10Corners,
    normals: d10Normals,
    // Opposite faces make 11: odd above, even below.
    marks: [8, 1, 2, 7, 6, 3, 10, 9, 4, 5],
    inradiusMm: 7,
    radiusMm: 0.8,
  },
  d20: {
    corners: signs.flatMap(a =>
      signs.flatMap((b): Vec3[] => [
        [0, a, b * golden],
        [a, b * golden, 0],
        [b * golden, 0, a],
      ]),
    ),
    normals: [
      ...boxDirections,
      ...signs.flatMap(a =>
        signs.flatMap((b): Vec3[] => [
          [0, a * golden, b / golden],
          [a * golden, b / golden, 0],
          [b / golden, 0, a * golden],
        ]),
      ),
    ].map(unit),
    // Opposite faces make 21, and the five around a corner between 52 and 53.
    marks: [17, 2, 7, 10, 11, 14, 19, 4, 16, 15, 1, 3, 12, 8, 18, 9, 13, 5, 6, 20],
    inradiusMm: 9.2,
    radiusMm: 0.9,
  },
}

export const polyEdgeRadius = (kind: PolyKind): number => bodies[kind].radiusMm
export const polyFaceNormals = (kind: PolyKind): readonly Vec3[] => bodies[kind].normals
export const polyMarks = (kind: PolyKind): readonly number[] => bodies[kind].marks
/** From the centre to each face, in mm: the height of the centre of a die that lies on the table. */
export const polyFaceDistance = (kind: PolyKind): number => bodies[kind].inradiusMm

/** Corners of the core in body axes, in mm. */
export function polyCore(kind: PolyKind): readonly Vec3[] {
  const { corners, normals, inradiusMm, radiusMm } = bodies[kind]
  const reach = Math.max(...corners.map(corner => dot(corner, normals[0]!)))
  return corners.map(corner => scaled(corner, (inradiusMm - radiusMm) / reach))
}

/** The corners of each face, counter-clockwise seen from outside, as indices into the core. */
export function polyFaceCorners(kind: PolyKind): readonly (readonly number[])[] {
  const core = polyCore(kind)
  const { normals, inradiusMm, radiusMm } = bodies[kind]
  return normals.map(normal => {
    const own = core.flatMap((corner, index) =>
      Math.abs(dot(corner, normal) - (inradiusMm - radiusMm)) < 1e-6 ? [index] : [],
    )
    const right = unit(minus(core[own[0]!]!, scaled(normal, inradiusMm - radiusMm)))
    const up = cross(normal, right)
    const angle = (index: number) => {
      const at = core[index]!
      return atan2Deg(dot(at, up), dot(at, right))
    }
    return own.toSorted((a, b) => ((angle(a) + 360) % 360) - ((angle(b) + 360) % 360))
  })
}

/** The directions of which one points up when the die is read: faces, or the corners of a d4. */
const readingDirections = (kind: PolyKind): readonly Vec3[] =>
  kind === 'd4' ? d4Corners.map(unit) : bodies[kind].normals

export interface PolyReading {
  /** 1-based index into the marks. */
  readonly face: number
  readonly mark: number
  readonly tiltDeg: number
}

/** Which mark is up, and how far from upright it is. */
export function readPoly(kind: PolyKind, rotation: Quat): PolyReading {
  const turned = normalized(rotation)
  let face = 0
  let highest = Number.NEGATIVE_INFINITY
  let sideways = 0
  for (const [index, direction] of readingDirections(kind).entries()) {
    const [x, y, z] = rotate(turned, direction)
    if (y <= highest) continue
    face = index
    highest = y
    sideways = Math.sqrt(x * x + z * z)
  }
  return { face: face + 1, mark: bodies[kind].marks[face]!, tiltDeg: atan2Deg(sideways, highest) }
}

/** How a die is turned when it lies flat and shows a mark. */
export function lyingPolyRotation(kind: PolyKind, mark: number, yawDeg: number): Quat {
  const direction = readingDirections(kind)[bodies[kind].marks.indexOf(mark)]
  if (!direction) throw new RangeError(`A ${kind} has no face ${mark}.`)
  const half = yawDeg / 2
  return multiply([0, sinDeg(half), 0, cosDeg(half)], turnUpright(direction))
}

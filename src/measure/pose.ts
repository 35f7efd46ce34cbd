import { atan2Deg, cosDeg, sinDeg } from './angle'
import { dieEdgeMm, faceDistance, faceNormals } from './dieGeometry'
import { inverse, multiply, normalized, rotate, turnUpright } from './quaternion'
import { roundMm, roundYaw } from './rounding'
import type { DieKind, Flatness, PlanePoint, Pose, Quat, Vec3 } from './types'

/** The plane of the rules seen from above: x right, y away (RB-60). */
export function toPlane([x, , z]: Vec3): PlanePoint {
  return { x, y: 0 - z }
}

/** A point of the plane on the floor of the world: x and z. */
export function toFloor({ x, y }: PlanePoint): readonly [x: number, z: number] {
  return [x, 0 - y]
}

/** Which face is up, and how far from the horizontal it lies. */
export interface UpperFace {
  /** 1-based index of the face whose outward normal points up most (RB-71). */
  readonly face: number
  readonly tiltDeg: number
}

/** Of faces that point up equally the first counts; such a die is cocked by any tolerance. */
export function readUpperFace(kind: DieKind, rotation: Quat): UpperFace {
  const turned = normalized(rotation)
  let face = 1
  let highest = Number.NEGATIVE_INFINITY
  let sideways = 0
  faceNormals(kind).forEach((normal, index) => {
    const [x, y, z] = rotate(turned, normal)
    if (y <= highest) return
    face = index + 1
    highest = y
    sideways = Math.sqrt(x * x + z * z)
  })
  // The sine as well as the cosine: near the horizontal the cosine alone knows a tilt to 1e-6 degrees only.
  return { face, tiltDeg: atan2Deg(sideways, highest) }
}

/**
 * RB-70: flat is a die whose upper face is nearly horizontal and whose centre is as high as when it lies on the floor.
 * A die that lies level on other dice is not.
 */
export function isFlat(kind: DieKind, pose: Pose, flat: Flatness, edgeMm: number = dieEdgeMm): boolean {
  const lift = Math.abs(pose.position[1] - faceDistance(kind, edgeMm))
  return readUpperFace(kind, pose.rotation).tiltDeg <= flat.tiltDeg && lift <= flat.heightMm
}

/**
 * How a die is turned when it lies flat with a face up. Yaw 0 is the shortest turn from the unturned die that brings
 * the face up, so six-sided dice of equal yaw have parallel sides whatever they show (RB-81).
 */
export function lyingRotation(kind: DieKind, face: number, yawDeg: number): Quat {
  const half = yawDeg / 2
  return multiply([0, sinDeg(half), 0, cosDeg(half)], faceUp(kind, face))
}

function faceUp(kind: DieKind, face: number): Quat {
  return turnUpright(normalOf(kind, face))
}

function normalOf(kind: DieKind, face: number): Vec3 {
  const normal = faceNormals(kind)[face - 1]
  if (!normal) throw new RangeError(`A ${kind} has no face ${face}.`)
  return normal
}

/**
 * The yaw at which `lyingRotation` has the same heading, 0 up to 360 degrees, counter-clockwise seen from above.
 * A tilt is taken out by the shortest turn first.
 */
export function readYaw(kind: DieKind, rotation: Quat, face: number): number {
  const turned = normalized(rotation)
  const upright = turnUpright(rotate(turned, normalOf(kind, face)))
  const [, y, , w] = multiply(multiply(upright, turned), inverse(faceUp(kind, face)))
  const yaw = 2 * atan2Deg(y, w)
  const turns = yaw - 360 * Math.floor(yaw / 360)
  return turns < 360 ? turns : 0
}

/** Where a die lies: its centre in the plane of the rules and its yaw (RB-60). */
export interface Spot extends PlanePoint {
  readonly yaw: number
}

/** RB-63: x and y to 0.01 mm, yaw to 0.01 degrees. All rules read only spots rounded like this. */
export function roundSpot({ x, y, yaw }: Spot): Spot {
  return { x: roundMm(x), y: roundMm(y), yaw: roundYaw(yaw) }
}

/** The rounded spot of a die in a pose. */
export function readSpot(kind: DieKind, pose: Pose): Spot {
  const { face } = readUpperFace(kind, pose.rotation)
  return roundSpot({ ...toPlane(pose.position), yaw: readYaw(kind, pose.rotation, face) })
}

/** The pose of a die that lies flat on the floor at a spot. */
export function lyingPose(kind: DieKind, face: number, spot: Spot, edgeMm: number = dieEdgeMm): Pose {
  return {
    position: [spot.x, faceDistance(kind, edgeMm), 0 - spot.y],
    rotation: lyingRotation(kind, face, spot.yaw),
  }
}

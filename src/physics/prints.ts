import { cosDeg, type DieKind, faceNormals, type Quat, sinDeg, type Vec3 } from '../measure'
import { multiply, normalized } from '../measure/quaternion'
import type { Random } from './random'

/**
 * Which side of a body carries which mark. The engine bears a pentagon on four of its five corners, so to it the twelve
 * sides of a d12 are not quite alike: some came up one per cent too often. The body is the same after each of its 60
 * turns into itself; the marks are put on by one of these, drawn at random for every throw, so whatever the engine does
 * to one side befalls every mark alike.
 */
export function drawPrint(kind: DieKind, random: Random): Quat {
  return kind === 'd12' ? d12Turns[random.index(d12Turns.length)]! : plainPrint
}

export const plainPrint: Quat = [0, 0, 0, 1]

function turnAbout([x, y, z]: Vec3, degrees: number): Quat {
  const sine = sinDeg(degrees / 2)
  return normalized([x * sine, y * sine, z * sine, cosDeg(degrees / 2)])
}

const sameTurn = (a: Quat, b: Quat) =>
  Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]) > 1 - 1e-9

/** All rotations of a d12 onto itself: combinations of fifth turns about one face and about its neighbour. */
function turnsOfD12(): readonly Quat[] {
  const normals = faceNormals('d12')
  const [first] = normals
  // Neighbours have the largest cosine below 1.
  const cosine = (normal: Vec3) => normal[0] * first![0] + normal[1] * first![1] + normal[2] * first![2]
  const neighbour = normals.slice(1).reduce((best, normal) => (cosine(normal) > cosine(best) ? normal : best))
  const steps = [turnAbout(first!, 72), turnAbout(neighbour, 72)]
  const found: Quat[] = [plainPrint]
  for (const turn of found) {
    for (const step of steps) {
      const next = normalized(multiply(step, turn))
      if (!found.some(known => sameTurn(known, next))) found.push(next)
    }
  }
  return found
}

const d12Turns = turnsOfD12()

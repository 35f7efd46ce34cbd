import {
  coreVertices,
  type DieKind,
  edgeRadius,
  faceDistance,
  faceNormals,
  type Vec3,
} from '../../src/measure'
import { type Mesh, makeMesh, quad, triangle } from '../lib/mesh'
import { add, cross, dot, length, lerp, nlerp, normalize, scale, sub } from '../lib/vector'

/**
 * A die as the rules measure it: everything within the edge radius of its core. Each face owns its flat, half of
 * each edge's rounding and a third of each corner, so that a face's print never meets another's.
 *
 * UV: 0 to 1 is the window of `cellMm` in the middle of a face, u to the right and v down as printed; outside of it
 * the coordinates run on and the shader clamps them.
 */
export const cellMm = 12

export interface Rounding {
  /** Steps from the flat to the middle of a rounded edge. */
  readonly edge: number
  /** Steps from the middle of a rounded edge to the tip of the corner. */
  readonly corner: number
}

const tolerance = 1e-6

/** Which way the print of a face stands: towards north on the upper face, towards up on the others. */
export function faceUp(normal: Vec3, corners: readonly Vec3[]): Vec3 {
  if (corners.length === 4) {
    if (Math.abs(normal[1]) < 0.5) return [0, 1, 0]
    return normal[1] > 0 ? [0, 0, -1] : [0, 0, 1]
  }
  // A pentagon stands on an edge with one corner above the number.
  const centre = scale(
    corners.reduce((sum, corner) => add(sum, corner)),
    1 / corners.length,
  )
  const wish: Vec3 = [0.01, 1, -0.6]
  const best = corners.reduce((a, b) =>
    dot(sub(b, centre), wish) > dot(sub(a, centre), wish) + tolerance ? b : a,
  )
  return normalize(sub(best, centre))
}

/** Core corners of a face, counter-clockwise seen from outside. */
export function faceCorners(kind: DieKind, normal: Vec3): readonly Vec3[] {
  const core = coreVertices(kind)
  const reach = Math.max(...core.map(corner => dot(corner, normal)))
  const corners = core.filter(corner => dot(corner, normal) > reach - tolerance)
  const axis = normalize(sub(corners[0]!, scale(normal, reach)))
  const other = cross(normal, axis)
  return corners.toSorted(
    (a, b) => Math.atan2(dot(a, other), dot(a, axis)) - Math.atan2(dot(b, other), dot(b, axis)),
  )
}

export function roundedDie(kind: DieKind, name: string, rounding: Rounding): Mesh {
  const mesh = makeMesh(name, 'die')
  const normals = faceNormals(kind)
  const radius = edgeRadius(kind)
  const centre = faceDistance(kind)

  normals.forEach((normal, faceIndex) => {
    const corners = faceCorners(kind, normal)
    const up = faceUp(normal, corners)
    const right = cross(up, normal)

    const put = (corner: Vec3, direction: Vec3): number => {
      const mm = add(corner, scale(direction, radius))
      mesh.positions.push(mm[0] / 10, mm[1] / 10, mm[2] / 10)
      mesh.normals.push(...direction)
      mesh.uvs.push(0.5 + dot(mm, right) / cellMm, 0.5 - dot(mm, up) / cellMm)
      mesh.faces.push(faceIndex)
      return mesh.positions.length / 3 - 1
    }

    // The other face that holds both ends of each edge, found by the only normal as near to the edge as this one.
    const neighbour = (k: number): Vec3 => {
      const middle = lerp(corners[k]!, corners[(k + 1) % corners.length]!, 0.5)
      return normals.find(
        other => other !== normal && Math.abs(dot(other, middle) - dot(normal, middle)) < tolerance,
      )!
    }
    const neighbours = corners.map((_, k) => neighbour(k))

    // rows[k][j]: the fan of vertices round corner k, j steps away from the flat; its first lies on the edge before
    // the corner, its last on the edge after it.
    const rows = corners.map((corner, k) => {
      const before = neighbours[(k + corners.length - 1) % corners.length]!
      const after = neighbours[k]!
      const towardsBefore = normalize(add(normal, before))
      const towardsAfter = normalize(add(normal, after))
      const tip = normalize(corner)
      if (length(sub(tip, normalize(add(normal, add(before, after))))) > 1e-3) {
        throw new Error(`${kind}: corner ${k} of face ${faceIndex + 1} does not point along its faces`)
      }
      const steps = rounding.corner
      return Array.from({ length: rounding.edge + 1 }, (_, j) => {
        if (j === 0) return [put(corner, normal)]
        const t = j / rounding.edge
        const directions = [
          ...Array.from({ length: steps }, (_, i) => nlerp(towardsBefore, tip, i / steps)),
          ...Array.from({ length: steps + 1 }, (_, i) => nlerp(tip, towardsAfter, i / steps)),
        ]
        return directions.map(direction => put(corner, nlerp(normal, direction, t)))
      })
    })

    // The flat.
    for (let k = 1; k < corners.length - 1; k++) {
      triangle(mesh, rows[0]![0]![0]!, rows[k]![0]![0]!, rows[k + 1]![0]![0]!)
    }
    corners.forEach((_, k) => {
      const here = rows[k]!
      const next = rows[(k + 1) % corners.length]!
      for (let j = 0; j < rounding.edge; j++) {
        // Half of the rounded edge between this corner and the next.
        quad(mesh, here[j]!.at(-1)!, here[j + 1]!.at(-1)!, next[j + 1]![0]!, next[j]![0]!)
        // The corner's share.
        const inner = here[j]!
        const outer = here[j + 1]!
        for (let i = 0; i + 1 < outer.length; i++) {
          if (inner.length === 1) triangle(mesh, inner[0]!, outer[i]!, outer[i + 1]!)
          else quad(mesh, inner[i]!, outer[i]!, outer[i + 1]!, inner[i + 1]!)
        }
      }
    })
    if (Math.abs(dot(corners[0]!, normal) + radius - centre) > 1e-3) {
      throw new Error(`${kind}: face ${faceIndex + 1} is not where the rules measure it`)
    }
  })
  return mesh
}

/** Levels of detail by name: `high` for close views, `mid` from the seat, `low` from afar. */
export function dieLevels(kind: 'd6' | 'd12'): readonly Mesh[] {
  const levels: Record<string, Rounding> =
    kind === 'd6'
      ? { high: { edge: 5, corner: 3 }, mid: { edge: 3, corner: 2 }, low: { edge: 2, corner: 1 } }
      : { high: { edge: 4, corner: 2 }, mid: { edge: 2, corner: 2 }, low: { edge: 2, corner: 1 } }
  return Object.entries(levels).map(([name, rounding]) => roundedDie(kind, name, rounding))
}

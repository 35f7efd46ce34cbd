import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import {
  type PolyKind,
  polyCore,
  polyEdgeRadius,
  polyFaceCorners,
  polyFaceDistance,
  polyFaceNormals,
} from '../../../measure'

/** Rows of cells on the print of a die: face by face from the upper left. */
export const cellsAcross = 5

/** Steps in which an edge turns from one face to the next. */
const edgeSteps = 4

/**
 * A polyhedral die as it is measured and felt: flat faces, edges and corners turned with the edge radius. Faces show
 * their cell of the print, all else a spot without ink. In cm.
 */
export function createPolyGeometry(kind: PolyKind): BufferGeometry {
  const core = polyCore(kind).map(([x, y, z]) => new Vector3(x, y, z).divideScalar(10))
  const normals = polyFaceNormals(kind).map(([x, y, z]) => new Vector3(x, y, z))
  const faces = polyFaceCorners(kind)
  const radius = polyEdgeRadius(kind) / 10
  const reach = faceReach(kind)
  const positions: number[] = []
  const directions: number[] = []
  const uvs: number[] = []

  function vertex(corner: Vector3, normal: Vector3, u: number, v: number): void {
    positions.push(corner.x + normal.x * radius, corner.y + normal.y * radius, corner.z + normal.z * radius)
    directions.push(normal.x, normal.y, normal.z)
    uvs.push(u, v)
  }
  type Point = readonly [corner: Vector3, normal: Vector3]
  const plain = (...points: readonly Point[]) => {
    for (const [corner, normal] of points) vertex(corner, normal, 0.001, 0.001)
  }

  for (const [index, face] of faces.entries()) {
    const normal = normals[index]!
    const { up, right } = faceAxes(kind, index)
    const column = index % cellsAcross
    const row = Math.floor(index / cellsAcross)
    const put = (corner: Vector3) => {
      // The middle of the cell is the middle of the face; the cell holds the whole face.
      const u = 0.5 + corner.dot(right) / (2 * reach)
      const v = 0.5 - corner.dot(up) / (2 * reach)
      vertex(corner, normal, (column + u) / cellsAcross, (row + v) / cellsAcross)
    }
    for (let k = 1; k + 1 < face.length; k++)
      for (const one of [face[0]!, face[k]!, face[k + 1]!]) put(core[one]!)
  }

  for (const [index, face] of faces.entries()) {
    for (const [k, from] of face.entries()) {
      const to = face[(k + 1) % face.length]!
      const other = faces.findIndex((one, at) => at > index && one.includes(from) && one.includes(to))
      if (other < 0) continue
      const arc = arcOf(normals[index]!, normals[other]!)
      for (let step = 0; step < edgeSteps; step++) {
        const [a, b] = [arc[step]!, arc[step + 1]!]
        plain([core[from]!, a], [core[from]!, b], [core[to]!, b])
        plain([core[from]!, a], [core[to]!, b], [core[to]!, a])
      }
    }
  }

  for (const [index, corner] of core.entries()) {
    const around = facesAround(index, corner, faces, normals)
    const top = corner.clone().normalize()
    for (const [k, one] of around.entries()) {
      const arc = arcOf(one, around[(k + 1) % around.length]!)
      for (let step = 0; step < edgeSteps; step++) {
        const rim = [arc[step]!, arc[step + 1]!] as const
        const inner = rim.map(normal => normal.clone().lerp(top, 0.5).normalize())
        plain([corner, top], [corner, inner[0]!], [corner, inner[1]!])
        plain([corner, inner[0]!], [corner, rim[0]], [corner, rim[1]])
        plain([corner, inner[0]!], [corner, rim[1]], [corner, inner[1]!])
      }
    }
  }

  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(directions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  return geometry
}

/** From the middle of a face to its farthest corner, and a little more, in cm: half of what a cell shows. */
export function faceReach(kind: PolyKind): number {
  const inner = (polyFaceDistance(kind) - polyEdgeRadius(kind)) / 10
  const corners = polyFaceCorners(kind)[0]!.map(index => polyCore(kind)[index]!)
  return Math.max(
    ...corners.map(([x, y, z]) => Math.sqrt(Math.max(0, (x * x + y * y + z * z) / 100 - inner * inner))),
  )
}

/** Which way a mark stands on a face: towards its first corner, which on a d10 is the tip. */
export function faceAxes(kind: PolyKind, face: number): { readonly up: Vector3; readonly right: Vector3 } {
  const [nx, ny, nz] = polyFaceNormals(kind)[face]!
  const normal = new Vector3(nx, ny, nz)
  const corners = polyFaceCorners(kind)[face]!.map(index => new Vector3(...polyCore(kind)[index]!))
  const farthest = corners.reduce((best, corner) =>
    corner.lengthSq() > best.lengthSq() + 1e-6 ? corner : best,
  )
  const up = farthest.clone().addScaledVector(normal, -farthest.dot(normal)).normalize()
  return { up, right: up.clone().cross(normal) }
}

function arcOf(from: Vector3, to: Vector3): readonly Vector3[] {
  return Array.from({ length: edgeSteps + 1 }, (_, step) =>
    from
      .clone()
      .lerp(to, step / edgeSteps)
      .normalize(),
  )
}

/** The normals of the faces at a corner, counter-clockwise seen from outside. */
function facesAround(
  index: number,
  corner: Vector3,
  faces: readonly (readonly number[])[],
  normals: readonly Vector3[],
): readonly Vector3[] {
  const top = corner.clone().normalize()
  const own = normals.filter((_, face) => faces[face]!.includes(index))
  const right = own[0]!.clone().addScaledVector(top, -own[0]!.dot(top)).normalize()
  const up = top.clone().cross(right)
  const angle = (normal: Vector3) => Math.atan2(normal.dot(up), normal.dot(right))
  return own.toSorted((a, b) => angle(a) - angle(b))
}

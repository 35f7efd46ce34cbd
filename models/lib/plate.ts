import type { Vec3 } from '../../src/measure'
import { type Mesh, quad, triangle, vertex } from './mesh'

/** A flat thing with rounded corners and a small bevel, lying at y = 0: a card, a ruler, a token. */
export interface Plate {
  readonly width: number
  readonly depth: number
  readonly height: number
  readonly corner: number
  readonly bevel: number
  readonly cornerSteps: number
}

interface OutlinePoint {
  readonly x: number
  readonly z: number
  readonly nx: number
  readonly nz: number
}

/** Counter-clockwise seen from above. */
function outline({ width, depth, corner, cornerSteps }: Plate): readonly OutlinePoint[] {
  const points: OutlinePoint[] = []
  for (let k = 0; k < 4; k++) {
    const cx = (k === 0 || k === 3 ? 1 : -1) * (width / 2 - corner)
    const cz = (k < 2 ? -1 : 1) * (depth / 2 - corner)
    for (let i = 0; i <= cornerSteps; i++) {
      const angle = (k + i / cornerSteps) * (Math.PI / 2)
      const [nx, nz] = [Math.cos(angle), -Math.sin(angle)]
      points.push({ x: cx + nx * corner, z: cz + nz * corner, nx, nz })
    }
  }
  return points
}

/**
 * Adds the two faces and the edge to their meshes. The upper face's uv is printed with its top towards -z; the lower
 * face is upright when the plate is turned over about its long axis.
 */
export function addPlate(plate: Plate, top: Mesh, bottom: Mesh, edge: Mesh): void {
  const { width, depth, height, bevel } = plate
  const points = outline(plate)
  const uv = (x: number, z: number, mirror: 1 | -1): [number, number] => [
    0.5 + (mirror * x) / width,
    0.5 + z / depth,
  ]
  for (const [mesh, y, up] of [
    [top, height, 1],
    [bottom, 0, -1],
  ] as const) {
    const normal: Vec3 = [0, up, 0]
    const centre = vertex(mesh, [0, y, 0], normal, 0.5, 0.5)
    const rim = points.map(({ x, z, nx, nz }) => {
      const [px, pz] = [x - nx * bevel, z - nz * bevel]
      return vertex(mesh, [px, y, pz], normal, ...uv(px, pz, up))
    })
    rim.forEach((id, i) => {
      const next = rim[(i + 1) % rim.length]!
      if (up > 0) triangle(mesh, centre, id, next)
      else triangle(mesh, centre, next, id)
    })
  }
  // The bevels are lit as if rounded: their inner line looks up, their outer line sideways.
  const rows = [
    { inset: bevel, y: height, up: 1 },
    { inset: 0, y: height - bevel, up: 0 },
    { inset: 0, y: bevel, up: 0 },
    { inset: bevel, y: 0, up: -1 },
  ]
  let way = 0
  const ring = [...points, points[0]!].map((point, i, all) => {
    const before = all[i - 1]
    if (before) way += Math.hypot(point.x - before.x, point.z - before.z)
    return rows.map(({ inset, y, up }) => {
      const side = up === 0 ? 1 : 0.3
      const size = Math.hypot(side, up)
      return vertex(
        edge,
        [point.x - point.nx * inset, y, point.z - point.nz * inset],
        [(point.nx * side) / size, up / size, (point.nz * side) / size],
        way,
        y,
      )
    })
  })
  for (let i = 0; i + 1 < ring.length; i++) {
    for (let j = 0; j + 1 < rows.length; j++) {
      quad(edge, ring[i]![j + 1]!, ring[i + 1]![j + 1]!, ring[i + 1]![j]!, ring[i]![j]!)
    }
  }
}

import type { Vec3 } from '../../src/measure'
import { type Mesh, vertex } from './mesh'
import { add, cross, dot, length, normalize, scale, sub } from './vector'

/** A grid of points as a surface with smooth normals; `u` and `v` are given by the caller per row and column. */
export interface Grid {
  readonly rows: number
  readonly columns: number
  readonly point: (row: number, column: number) => Vec3
  readonly uv: (row: number, column: number) => readonly [u: number, v: number]
  /** The last column is the first again: normals run on across the seam. */
  readonly closed?: boolean
  /** Swaps which side is outside. */
  readonly flip?: boolean
}

/**
 * Adds a grid; seen from outside, columns run to the right and rows upwards. Triangles without area are left out.
 */
export function addGrid(mesh: Mesh, grid: Grid): void {
  const { rows, columns } = grid
  const points = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => grid.point(r, c)),
  )
  const sums = points.map(row => row.map((): Vec3 => [0, 0, 0]))
  const sign = grid.flip ? -1 : 1
  const tally = (corners: readonly (readonly [r: number, c: number])[]) => {
    const [a, b, c] = corners.map(([row, column]) => points[row]![column]!) as [Vec3, Vec3, Vec3]
    const normal = scale(cross(sub(b, a), sub(c, a)), sign)
    for (const [row, column] of corners) {
      sums[row]![column] = add(sums[row]![column]!, normal)
      if (grid.closed && column === 0) sums[row]![columns - 1] = add(sums[row]![columns - 1]!, normal)
      if (grid.closed && column === columns - 1) sums[row]![0] = add(sums[row]![0]!, normal)
    }
  }
  for (let r = 0; r + 1 < rows; r++) {
    for (let c = 0; c + 1 < columns; c++) {
      tally([
        [r, c],
        [r, c + 1],
        [r + 1, c + 1],
      ])
      tally([
        [r, c],
        [r + 1, c + 1],
        [r + 1, c],
      ])
    }
  }
  const ids = points.map((row, r) =>
    row.map((point, c) => {
      // A pole belongs to all its neighbours at once.
      const pole = length(sub(points[r]![0]!, points[r]![Math.floor(columns / 2)]!)) < 1e-6
      const sum = pole ? sums[r]!.reduce(add) : sums[r]![c]!
      const [u, v] = grid.uv(r, c)
      return vertex(mesh, point, normalize(sum), u, v)
    }),
  )
  const put = (a: number, b: number, c: number) => {
    const at = (i: number): Vec3 => [
      mesh.positions[i * 3]!,
      mesh.positions[i * 3 + 1]!,
      mesh.positions[i * 3 + 2]!,
    ]
    const area = cross(sub(at(b), at(a)), sub(at(c), at(a)))
    if (dot(area, area) < 1e-16) return
    if (grid.flip) mesh.indices.push(a, c, b)
    else mesh.indices.push(a, b, c)
  }
  for (let r = 0; r + 1 < rows; r++) {
    for (let c = 0; c + 1 < columns; c++) {
      put(ids[r]![c]!, ids[r]![c + 1]!, ids[r + 1]![c + 1]!)
      put(ids[r]![c]!, ids[r + 1]![c + 1]!, ids[r + 1]![c]!)
    }
  }
}

export type ProfilePoint = readonly [radius: number, y: number]

/**
 * Turns a profile about the y axis. The profile runs from below upwards along the outside; where it bends more
 * than `crease` radians an edge is left sharp.
 */
export function addLathe(
  mesh: Mesh,
  profile: readonly ProfilePoint[],
  segments: number,
  options: { readonly crease?: number; readonly vScale?: number; readonly uTurns?: number } = {},
): void {
  const crease = options.crease ?? 0.7
  const runs: ProfilePoint[][] = [[profile[0]!]]
  for (let i = 1; i < profile.length; i++) {
    const run = runs.at(-1)!
    run.push(profile[i]!)
    const next = profile[i + 1]
    if (!next) break
    const [a, b] = [profile[i - 1]!, profile[i]!]
    const before = Math.atan2(b[1] - a[1], b[0] - a[0])
    const after = Math.atan2(next[1] - b[1], next[0] - b[0])
    const bend = Math.abs(((after - before + Math.PI * 3) % (Math.PI * 2)) - Math.PI)
    if (bend > crease) runs.push([b])
  }
  let travelled = 0
  for (const run of runs) {
    const lengths = run.map((point, i) => {
      const previous = run[i - 1]
      if (previous) travelled += Math.hypot(point[0] - previous[0], point[1] - previous[1])
      return travelled
    })
    addGrid(mesh, {
      rows: run.length,
      columns: segments + 1,
      closed: true,
      point: (r, c) => {
        const angle = ((c % segments) / segments) * Math.PI * 2
        const [radius, y] = run[r]!
        return [radius * Math.sin(angle), y, radius * Math.cos(angle)]
      },
      uv: (r, c) => [((options.uTurns ?? 1) * c) / segments, lengths[r]! * (options.vScale ?? 1)],
    })
  }
}

/** A tube round a path; the frame is carried along without twisting. Ends are closed by caps if asked. */
export function addTube(
  mesh: Mesh,
  path: readonly Vec3[],
  radius: number | ((t: number) => number),
  sides: number,
  options: { readonly uvScale?: number; readonly caps?: boolean; readonly closed?: boolean } = {},
): void {
  const uvScale = options.uvScale ?? 1
  const count = path.length
  const tangent = (i: number): Vec3 => {
    if (options.closed)
      return normalize(sub(path[(i + 1) % (count - 1)]!, path[(i + count - 2) % (count - 1)]!))
    return normalize(sub(path[Math.min(i + 1, count - 1)]!, path[Math.max(i - 1, 0)]!))
  }
  let side: Vec3 = Math.abs(tangent(0)[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  let travelled = 0
  const frames = path.map((at, i) => {
    const t = tangent(i)
    side = normalize(sub(side, scale(t, dot(side, t))))
    if (i > 0) travelled += length(sub(at, path[i - 1]!))
    return { at, side, other: cross(t, side), travelled, tangent: t }
  })
  const thick = (i: number) => (typeof radius === 'number' ? radius : radius(i / (count - 1)))
  addGrid(mesh, {
    rows: count,
    columns: sides + 1,
    closed: true,
    point: (r, c) => {
      const frame = frames[r]!
      const angle = ((c % sides) / sides) * Math.PI * 2
      const k = thick(r)
      return add(
        frame.at,
        add(scale(frame.side, Math.cos(angle) * k), scale(frame.other, Math.sin(angle) * k)),
      )
    },
    uv: (r, c) => [c / sides, frames[r]!.travelled * uvScale],
  })
  if (!options.caps) return
  for (const end of [0, count - 1]) {
    const frame = frames[end]!
    const outward = scale(frame.tangent, end === 0 ? -1 : 1)
    const centre = vertex(mesh, frame.at, outward, 0.5, 0.5)
    const rim = Array.from({ length: sides }, (_, c) => {
      const angle = (c / sides) * Math.PI * 2
      const k = thick(end)
      return vertex(
        mesh,
        add(frame.at, add(scale(frame.side, Math.cos(angle) * k), scale(frame.other, Math.sin(angle) * k))),
        outward,
        0.5 + 0.5 * Math.cos(angle),
        0.5 + 0.5 * Math.sin(angle),
      )
    })
    rim.forEach((id, c) => {
      const next = rim[(c + 1) % sides]!
      if (end === 0) mesh.indices.push(centre, next, id)
      else mesh.indices.push(centre, id, next)
    })
  }
}

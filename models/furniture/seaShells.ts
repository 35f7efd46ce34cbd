import type { Vec3 } from '../../src/measure'
import { type Mesh, makeMesh } from '../lib/mesh'
import { addGrid } from '../lib/surface'

/** Five sea-shells of about 24 x 20 x 12 mm, convex above, lying on y = 0 (waves 2). Material `shell`. */
export function seaShells(): readonly Mesh[] {
  return [scallop(), cowrie(), whelk(), sandDollar(), nautilus()]
}

/** A grid of points by two shares from 0 to 1; u and v run along. */
function surface(
  name: string,
  rows: number,
  columns: number,
  closed: boolean,
  point: (row: number, column: number) => Vec3,
): Mesh {
  const mesh = makeMesh(name, 'shell')
  addGrid(mesh, {
    rows,
    columns,
    closed,
    point: (r, c) => point(r / (rows - 1), c / (columns - 1)),
    uv: (r, c) => [c / (columns - 1), r / (rows - 1)],
  })
  return mesh
}

const { PI, cos, sin } = Math

/** A fan of eleven ribs from the hinge. */
function scallop(): Mesh {
  return surface('shell-1', 9, 34, false, (row, column) => {
    const angle = (column - 0.5) * 2.5
    const rib = 0.5 + 0.5 * cos(column * 11 * 2 * PI)
    const reach = row * (1.75 + 0.1 * rib) * (1 - 0.1 * Math.abs(column - 0.5))
    const dome = sin(Math.min(1, row * 1.02) * PI * 0.92) * 0.72 + (1 - row) * 0.2
    const across = cos((column - 0.5) * 2.6)
    return [
      -sin(angle) * reach,
      Math.max(0, dome * (0.3 + 0.7 * across)) + rib * 0.1 * row,
      0.95 - cos(angle) * reach,
    ]
  })
}

/** An egg with a slit along its back. */
function cowrie(): Mesh {
  return surface('shell-2', 9, 21, true, (row, column) => {
    const angle = -column * 2 * PI
    const up = row * (PI / 2)
    const [x, z] = [cos(angle) * cos(up), sin(angle) * cos(up)]
    const slit = Math.exp(-((x * 6) ** 2)) * 0.16 * (row > 0.45 ? 1 : 0)
    return [x * (0.88 + 0.1 * z), sin(up) * 1.02 - slit, z * 1.22]
  })
}

/** A cone that winds to a point. */
function whelk(): Mesh {
  return surface('shell-3', 22, 13, true, (row, column) => {
    const angle = -column * 2 * PI
    const whorl = 0.82 + 0.18 * Math.abs(sin(row * PI * 4.5))
    const radius = (1 - row) ** 0.8 * 0.78 * whorl * Math.min(1, 0.35 + row * 5)
    const y = 0.6 * (1 - row * 0.7) + sin(angle) * radius * 0.82
    return [cos(angle) * radius, Math.max(0, y), 1.15 - row * 2.4]
  })
}

/** A low dome with a star of five leaves. */
function sandDollar(): Mesh {
  return surface('shell-4', 9, 31, true, (row, column) => {
    const angle = -column * 2 * PI
    const leaf = Math.max(0, cos(angle * 5)) ** 2
    const r = (1 - row) * (1.08 + 0.03 * cos(angle * 5))
    const y = (1 - (r / 1.12) ** 2.6) * 0.5 + leaf * 0.1 * sin(Math.min(1, r * 1.1) * PI)
    return [cos(angle) * r, Math.max(0, y), sin(angle) * r]
  })
}

/** A wound horn, lying on its side. */
function nautilus(): Mesh {
  return surface('shell-5', 38, 11, true, (row, column) => {
    const turn = row * 2.15 * 2 * PI
    const grow = 0.13 * Math.exp(1.72 * row)
    const angle = -column * 2 * PI
    const away = grow * 1.02 + cos(angle) * grow * 0.98
    const rib = 1 + 0.05 * sin(row * 60)
    const y = 0.5 + sin(angle) * grow * 0.74 * rib
    return [cos(turn) * away, Math.max(0, y), sin(turn) * away]
  })
}

import type { Vec3 } from '../../src/measure'
import type { Mesh } from './mesh'
import { add, cross, normalize, sub } from './vector'

/** From a colour as it is written to the three linear numbers that a vertex carries. */
export function linearOf(hex: string): Vec3 {
  const part = (from: number) => {
    const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** Tints all vertices that have no tint so far. */
export function paint(mesh: Mesh, colour: string | ((position: Vec3) => Vec3)): void {
  for (let i = mesh.colours.length / 3; i < mesh.positions.length / 3; i++) {
    const at: Vec3 = [mesh.positions[i * 3]!, mesh.positions[i * 3 + 1]!, mesh.positions[i * 3 + 2]!]
    mesh.colours.push(...(typeof colour === 'string' ? linearOf(colour) : colour(at)))
  }
}

/** Adds what `draw` draws, turned about the upright axis and moved. */
export function moved(mesh: Mesh, by: Vec3, draw: (mesh: Mesh) => void, yaw = 0): void {
  const start = mesh.positions.length / 3
  draw(mesh)
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  for (let i = start; i < mesh.positions.length / 3; i++) {
    for (const list of [mesh.positions, mesh.normals]) {
      const [x, z] = [list[i * 3]!, list[i * 3 + 2]!]
      list[i * 3] = x * cos + z * sin
      list[i * 3 + 2] = z * cos - x * sin
    }
    for (let k = 0; k < 3; k++) mesh.positions[i * 3 + k]! += by[k]!
  }
}

/** A flat triangle with a sharp rim, counter-clockwise seen from outside. */
export function facet(mesh: Mesh, a: Vec3, b: Vec3, c: Vec3): void {
  const normal = normalize(cross(sub(b, a), sub(c, a)))
  const first = mesh.positions.length / 3
  for (const at of [a, b, c]) {
    mesh.positions.push(...at)
    mesh.normals.push(...normal)
    mesh.uvs.push(0, 0)
  }
  mesh.indices.push(first, first + 1, first + 2)
}

/** A box with sharp edges, its middle at `at`. */
export function block(mesh: Mesh, at: Vec3, size: Vec3): void {
  const half: Vec3 = [size[0] / 2, size[1] / 2, size[2] / 2]
  for (const axis of [0, 1, 2] as const) {
    for (const sign of [-1, 1] as const) {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2]
      const corner = (du: number, dv: number): Vec3 => {
        const out: [number, number, number] = [0, 0, 0]
        out[axis] = half[axis] * sign
        out[u] = half[u] * du
        out[v] = half[v] * dv
        return add(at, out)
      }
      const [a, b, c, d] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
      if (sign > 0) {
        facet(mesh, a, b, c)
        facet(mesh, a, c, d)
      } else {
        facet(mesh, a, c, b)
        facet(mesh, a, d, c)
      }
    }
  }
}

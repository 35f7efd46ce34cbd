import type { Vec3 } from '../../src/measure'
import type { Mesh } from '../lib/mesh'
import { dot, length, sub } from '../lib/vector'

/** Light that does not move, baked into the room: how much of window, lamp and general brightness each corner gets. */

export interface RoomLight {
  /** Middle points of the panes, all looking into the room along +z. */
  readonly panes: readonly Vec3[]
  readonly paneArea: number
  readonly lamp: Vec3
  /** The inside of the room, with darker edges. */
  readonly min: Vec3
  readonly max: Vec3
  /** Half sizes of the table and how low its shade begins. */
  readonly shade: readonly [halfX: number, halfZ: number, below: number]
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

export function bakeLight(mesh: Mesh, room: RoomLight): void {
  const count = mesh.positions.length / 3
  for (let i = 0; i < count; i++) {
    const at: Vec3 = [mesh.positions[i * 3]!, mesh.positions[i * 3 + 1]!, mesh.positions[i * 3 + 2]!]
    const normal: Vec3 = [mesh.normals[i * 3]!, mesh.normals[i * 3 + 1]!, mesh.normals[i * 3 + 2]!]
    let window = 0
    for (const pane of room.panes) {
      const way = sub(pane, at)
      const far = length(way)
      const seen = Math.max(0, dot(normal, way) / far)
      const leaves = Math.max(0, -way[2] / far)
      window += (room.paneArea * seen * leaves) / (Math.PI * (far * far + 400))
    }
    const way = sub(room.lamp, at)
    const far = length(way)
    const lamp = Math.max(0.12, dot(normal, way) / far) / (1 + (far / 95) ** 2)
    // Corners are dark: each pair of near walls takes its part.
    let open = 1
    for (const axis of [0, 1, 2] as const) {
      for (const d of [at[axis] - room.min[axis], room.max[axis] - at[axis]]) {
        const facing = Math.abs(normal[axis])
        if (facing < 0.5) open *= 1 - 0.55 * Math.exp(-Math.max(0, d) / 30)
      }
    }
    // The table shades the floor below it.
    const overX = Math.max(0, Math.abs(at[0]) - room.shade[0])
    const overZ = Math.max(0, Math.abs(at[2]) - room.shade[1])
    if (at[1] < room.shade[2]) open *= 1 - 0.8 * Math.exp(-Math.hypot(overX, overZ) / 22)
    mesh.lights.push(clamp(1.7 * window * open), clamp(1.25 * lamp * open), clamp(0.85 * open))
  }
}

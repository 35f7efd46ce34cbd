import type { ContainerId } from '../../src/measure'
import { containers } from '../../src/physics/containers'
import { roundedTop, sweepWalls } from '../lib/boxSweep'
import { type Mesh, makeMesh, quad, vertex } from '../lib/mesh'
import { woodSheet } from '../textures/wood'

/** Tiles of felt repeat after this many centimetres. */
export const feltTileCm = 6

/**
 * A tray of dark wood with a felt floor at y = 0, its size as the dice world has it. Materials `tray-wood` (on the
 * sheet of wood) and `felt`.
 */
export function diceTray(id: ContainerId): readonly Mesh[] {
  const { innerX, innerZ, wallHeight, wallThickness, floorThickness } = containers[id]
  const thickness = wallThickness / 10
  const [halfX, halfZ] = [innerX / 20, innerZ / 20]
  const top = wallHeight / 10
  const bottom = -floorThickness / 10
  const radius = 0.24
  const shape = {
    outerX: halfX + thickness,
    outerZ: halfZ + thickness,
    cornerRadius: 0.45,
    cornerSteps: 6,
  }
  const wood = makeMesh('walls', 'tray-wood')
  const felt = makeMesh('floor', 'felt')

  // Down in a groove just above the table, up the outside, over the top and down to the felt.
  const foot = 0.12
  const profile = [
    { inset: 0.1, y: bottom, out: 0.7, up: -0.7 },
    { inset: 0, y: bottom + foot, out: 1, up: 0 },
    ...roundedTop(thickness, top, radius, 3),
    { inset: thickness, y: 0, out: -1, up: 0 },
  ]
  let way = 0
  const points = profile.map((point, i) => {
    const before = profile[i - 1]
    if (before) way += Math.hypot(point.inset - before.inset, point.y - before.y)
    return { ...point, v: way }
  })
  sweepWalls(wood, shape, points, ({ wall, along }, v) => [
    along / woodSheet.lengthCm + [0.11, 0.43, 0.71, 0.93][wall]!,
    v / woodSheet.widthCm + [0.07, 0.52, 0.31, 0.78][wall]!,
  ])
  const at = (x: number, z: number) => vertex(felt, [x, 0, z], [0, 1, 0], x / feltTileCm, z / feltTileCm)
  quad(felt, at(-halfX, halfZ), at(halfX, halfZ), at(halfX, -halfZ), at(-halfX, -halfZ))
  return [felt, wood]
}

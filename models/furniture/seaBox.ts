import { containers } from '../../src/physics/containers'
import { roundedTop, sweepWalls } from '../lib/boxSweep'
import { type Mesh, makeMesh, quad, vertex } from '../lib/mesh'
import { bleedMm, stripMm, strips } from '../textures/box'

/**
 * The bottom of the game box, its floor at y = 0 and its underside on the table. Materials: `box-print` (walls, on
 * the sheet of three strips), `box-rim`, `box-floor` (the chart; north at -z).
 */
const { innerX, innerZ, wallHeight, wallThickness, floorThickness } = containers['sea-box']
const half = innerX / 20
const thickness = wallThickness / 10
const outer = half + thickness
const top = wallHeight / 10
const bottom = -floorThickness / 10
/** Paper over board does not fold sharply. */
const edgeRadius = 0.09
const shape = { outerX: outer, outerZ: outer, cornerRadius: 0.13, cornerSteps: 4 }

if (innerX !== innerZ) throw new Error('the print of the Sea Box is made for a square box')

const heightShare = (y: number): number => (bleedMm + (top - y) * 10) / stripMm

export function seaBox(): readonly Mesh[] {
  const print = makeMesh('walls', 'box-print')
  const rim = makeMesh('rim', 'box-rim')
  const floor = makeMesh('floor', 'box-floor')
  const wall = (inset: number, out: 1 | -1, ys: readonly number[]) =>
    ys.map(y => ({ inset, y, out, up: 0, v: heightShare(y) }))

  // The title stands on the south and the north wall, ships on the others.
  sweepWalls(print, shape, wall(0, 1, [bottom, top - edgeRadius]), (point, v) => [
    point.u,
    ((point.wall % 2) + v) / strips,
  ])
  sweepWalls(print, shape, wall(thickness, -1, [top - edgeRadius, 0]), (point, v) => [
    1 - point.u,
    (2 + v) / strips,
  ])
  sweepWalls(rim, shape, roundedTop(thickness, top, edgeRadius, 3), (point, v) => [
    point.u + [0, 0.37, 0.61, 0.83][point.wall]!,
    v,
  ])
  const at = (x: number, z: number) =>
    vertex(floor, [x, 0, z], [0, 1, 0], (x + half) / (2 * half), (z + half) / (2 * half))
  quad(floor, at(-half, half), at(half, half), at(half, -half), at(-half, -half))
  return [floor, print, rim]
}

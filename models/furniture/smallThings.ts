import { type Mesh, makeMesh } from '../lib/mesh'
import { addPlate } from '../lib/plate'
import { addLathe } from '../lib/surface'
import { rulerLengthMm } from '../textures/ruler'

/** The ruler (rattle-battle 2.1): its length is the long range. Materials `ruler-print`, `ruler-wood`. */
export function ruler(): readonly Mesh[] {
  const top = makeMesh('print', 'ruler-print')
  const wood = makeMesh('wood', 'ruler-wood')
  const plate = {
    width: rulerLengthMm / 10,
    depth: 2.5,
    height: 0.2,
    corner: 0.06,
    bevel: 0.03,
    cornerSteps: 3,
  }
  addPlate(plate, top, wood, wood)
  return [top, wood]
}

/** A playing card of 63 x 88 mm. Materials `card-front` (up), `card-back`, `card-edge`. */
export function card(): readonly Mesh[] {
  const front = makeMesh('front', 'card-front')
  const back = makeMesh('back', 'card-back')
  const edge = makeMesh('edge', 'card-edge')
  addPlate(
    { width: 6.3, depth: 8.8, height: 0.032, corner: 0.3, bevel: 0.008, cornerSteps: 4 },
    front,
    back,
    edge,
  )
  return [front, back, edge]
}

export function coin(name: string, diameter: number, segments: number, half: 0 | 1): Mesh {
  const mesh = makeMesh(name, 'coin')
  const r = diameter / 2
  const height = 0.2
  const soft = 0.03
  addLathe(
    mesh,
    [
      [0.001, 0],
      [r - soft, 0],
      [r, soft],
      [r, height - soft],
      [r - soft, height],
      [0.001, height],
    ],
    segments,
    { crease: 0.7 },
  )
  // Both faces show the relief, side by side with the other coin's; the edge takes its outermost ring.
  for (let i = 0; i < mesh.positions.length / 3; i++) {
    const [x, y, z] = [mesh.positions[i * 3]!, mesh.positions[i * 3 + 1]!, mesh.positions[i * 3 + 2]!]
    const mirror = y < height / 2 ? -1 : 1
    mesh.uvs[i * 2] = (half + 0.5 + (mirror * x * 0.498) / r) / 2
    mesh.uvs[i * 2 + 1] = 0.5 + (z * 0.498) / r
  }
  return mesh
}

/** Gold 28 mm and silver 22 mm, each near and far. Material `coin`, on the sheet of both reliefs. */
export const coins = (): readonly Mesh[] => [
  coin('gold', 2.8, 48, 0),
  coin('gold-low', 2.8, 20, 0),
  coin('silver', 2.2, 40, 1),
  coin('silver-low', 2.2, 18, 1),
]

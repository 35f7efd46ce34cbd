import type { Vec3 } from '../../src/measure'
import { type Mesh, makeMesh } from '../lib/mesh'
import { facet } from '../lib/paint'
import { addPlate } from '../lib/plate'
import { addLathe } from '../lib/surface'
import { coin } from './smallThings'

/**
 * The small pieces of Waves of Fortune: a cube of 8 mm, a gem of 10 mm and a diamond of 12 mm, both cut in facets and
 * lying on their side. A coin of 12 mm is on the sheet of reliefs; a bowl holds the supply.
 */
export function fortunePieces(): readonly Mesh[] {
  const cube = makeMesh('cube', 'cube')
  addPlate(
    { width: 0.8, depth: 0.8, height: 0.8, corner: 0.1, bevel: 0.09, cornerSteps: 2 },
    cube,
    cube,
    cube,
  )
  for (let i = 1; i < cube.positions.length; i += 3) cube.positions[i]! -= 0.4
  const gem = makeMesh('gem', 'gem')
  addCut(gem, { length: 1, width: 0.72, height: 0.5, sides: 8 })
  const diamond = makeMesh('diamond', 'gem')
  addCut(diamond, { length: 1.2, width: 1.06, height: 0.66, sides: 10 })
  const bowl = makeMesh('bowl', 'bowl-wood')
  addLathe(
    bowl,
    [
      [0.001, 0],
      [1.5, 0],
      [2.1, 0.45],
      [2.62, 1.3],
      [2.7, 1.42],
      [2.58, 1.48],
      [2.42, 1.3],
      [1.9, 0.5],
      [1.3, 0.22],
      [0.001, 0.2],
    ],
    36,
    { crease: 0.9, vScale: 0.09, uTurns: 2 },
  )
  return [cube, gem, diamond, coin('coin', 1.2, 24, 0), bowl]
}

interface Cut {
  readonly length: number
  readonly width: number
  readonly height: number
  readonly sides: number
}

/** Table, crown, girdle, pavilion, keel: the middle of its height is at the origin. */
function addCut(mesh: Mesh, { length, width, height, sides }: Cut): void {
  const ring = (reach: number, y: number, turn: number) =>
    Array.from({ length: sides }, (_, i): Vec3 => {
      const angle = ((i + turn) / sides) * Math.PI * 2
      return [(Math.cos(angle) * length * reach) / 2, y, (-Math.sin(angle) * width * reach) / 2]
    })
  const table = ring(0.56, height / 2, 0.5)
  const crown = ring(0.86, height * 0.3, 0)
  const girdle = ring(1, height * 0.06, 0.5)
  const foot = ring(0.42, -height / 2, 0)
  for (let i = 0; i < sides; i++) {
    const next = (i + 1) % sides
    facet(mesh, [0, height / 2, 0], table[i]!, table[next]!)
    facet(mesh, table[i]!, crown[next]!, table[next]!)
    facet(mesh, crown[i]!, crown[next]!, table[i]!)
    facet(mesh, crown[next]!, girdle[i]!, girdle[next]!)
    facet(mesh, crown[i]!, girdle[i]!, crown[next]!)
    facet(mesh, girdle[i]!, foot[next]!, girdle[next]!)
    facet(mesh, foot[i]!, foot[next]!, girdle[i]!)
    facet(mesh, [0, -height / 2, 0], foot[next]!, foot[i]!)
  }
}

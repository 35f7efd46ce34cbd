import type { Vec3 } from '../../src/measure'
import { type Mesh, makeMesh } from '../lib/mesh'
import { addGrid, addLathe, addTube } from '../lib/surface'
import { woodSheet } from '../textures/wood'

/**
 * A tankard of twelve staves in two iron hoops, half full. Materials `tankard-wood` (on the sheet of wood, grain
 * upright), `tankard-iron`, `rum`.
 */
const staves = 12
const height = 10.6
const perStave = 4

export function mug(): readonly Mesh[] {
  const wood = makeMesh('staves', 'tankard-wood')
  const iron = makeMesh('hoops', 'tankard-iron')
  const rum = makeMesh('rum', 'rum')

  const columns = staves * perStave + 1
  const outside = (y: number) => 4.35 - 0.075 * y
  // A stave is a flat bow; at the joints lies a fine groove.
  const bow = (column: number) => {
    const t = (column % perStave) / perStave
    return t === 0 ? -0.07 : -0.03 * (2 * t - 1) ** 2
  }
  const levels: readonly (readonly [y: number, inset: number, inside: boolean])[] = [
    [0, 0.1, false],
    [0.12, 0, false],
    [2.5, 0, false],
    [5.2, 0, false],
    [7.9, 0, false],
    [height - 0.18, 0, false],
    [height, 0.16, false],
    [height, 0.34, true],
    [height - 0.2, 0.5, true],
    [1, 0.5, true],
  ]
  addGrid(wood, {
    rows: levels.length,
    columns,
    closed: true,
    point: (r, c) => {
      const [y, inset, inside] = levels[r]!
      const angle = ((c % (columns - 1)) / (columns - 1)) * Math.PI * 2
      const radius = outside(y) - inset + (inside ? -bow(c) : bow(c))
      return [radius * Math.sin(angle), y, radius * Math.cos(angle)]
    },
    // Grain runs up the staves; each starts elsewhere on the sheet.
    uv: (r, c) => {
      const stave = Math.min(Math.floor(c / perStave), staves - 1)
      const across = (c - stave * perStave) / perStave
      const way = levels[r]![2] ? 2 * height - levels[r]![0] : levels[r]![0]
      return [
        way / woodSheet.lengthCm + ((stave * 0.377) % 1),
        (across * 2.2) / woodSheet.widthCm + ((stave * 0.613) % 1),
      ]
    },
  })
  for (const y of [1.5, 7.7]) {
    const r = outside(y)
    addLathe(
      iron,
      [
        [r - 0.02, y],
        [r + 0.1, y + 0.05],
        [r + 0.1 - 0.05, y + 0.95],
        [r - 0.1, y + 1],
      ],
      48,
      { crease: 0.9, vScale: 0.2 },
    )
  }
  const handle = Array.from({ length: 17 }, (_, i): Vec3 => {
    const t = i / 16
    const out = 2.5 * Math.sin(Math.PI * Math.min(1, t * 1.04)) ** 0.75
    return [outside(8.2) - 0.15 + out, 8.9 - 6.6 * t - 0.3 * Math.sin(Math.PI * 2 * t), 0]
  })
  addTube(wood, handle, t => 0.44 + 0.12 * Math.sin(Math.PI * t), 8, {
    caps: true,
    uvScale: 1 / woodSheet.lengthCm,
  })
  addLathe(
    rum,
    [
      [outside(7.4) - 0.45, 7.4],
      [0.001, 7.4],
    ],
    24,
  )
  return [wood, iron, rum]
}

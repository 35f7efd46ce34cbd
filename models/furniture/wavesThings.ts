import { waveTokenMm } from '../../src/measure/dieGeometry'
import { containers } from '../../src/physics/containers'
import { type Mesh, makeMesh } from '../lib/mesh'
import { addGrid, addLathe } from '../lib/surface'
import { woodSheet } from '../textures/wood'
import { feltTileCm } from './diceTray'
import { seaShells } from './seaShells'

/**
 * What WAVES has beside its cards: the dish for Shells and tosses, with its felt floor at y = 0, the tray for Shells
 * that are out of play, the Wave token about its middle, five shells. Materials `tray-wood`, `felt`, `token`, `crest`,
 * `shell`.
 */
export function wavesThings(): readonly Mesh[] {
  return [...dish(), tray(), ...token(), ...seaShells()]
}

function dish(): readonly Mesh[] {
  const { innerX, wallHeight, wallThickness, floorThickness } = containers['shell-dish']
  const inner = innerX / 20
  const outer = inner + wallThickness / 10
  const [top, bottom] = [wallHeight / 10, -floorThickness / 10]
  const wood = makeMesh('dish', 'tray-wood')
  addLathe(
    wood,
    [
      [outer - 0.14, bottom],
      [outer, bottom + 0.16],
      [outer - 0.03, top - 0.16],
      [outer - 0.12, top - 0.04],
      [outer - 0.24, top],
      [inner + 0.14, top],
      [inner + 0.04, top - 0.06],
      [inner, top - 0.16],
      [inner, 0],
    ],
    60,
    { crease: 0.9, vScale: 1 / woodSheet.widthCm, uTurns: (outer * 6.28) / woodSheet.lengthCm },
  )
  const felt = makeMesh('dish-floor', 'felt')
  addGrid(felt, {
    rows: 2,
    columns: 49,
    closed: true,
    point: (row, column) => {
      const angle = (-column / 48) * Math.PI * 2
      const r = row === 0 ? inner : 0
      return [Math.cos(angle) * r, 0, Math.sin(angle) * r]
    },
    uv: (row, column) => {
      const angle = (-column / 48) * Math.PI * 2
      const r = row === 0 ? inner : 0
      return [(Math.cos(angle) * r) / feltTileCm, (Math.sin(angle) * r) / feltTileCm]
    },
  })
  return [wood, felt]
}

function tray(): Mesh {
  const wood = makeMesh('tray', 'tray-wood')
  addLathe(
    wood,
    [
      [3.1, 0],
      [3.45, 0.14],
      [3.5, 0.42],
      [3.4, 0.5],
      [3.26, 0.48],
      [3, 0.26],
      [2.5, 0.2],
      [0.001, 0.18],
    ],
    48,
    { crease: 1.1, vScale: 1 / woodSheet.widthCm, uTurns: 21 / woodSheet.lengthCm },
  )
  return wood
}

/** A disc with a pointed crest on both faces, the tips towards -z; the rim has a notch where they point. */
function token(): readonly Mesh[] {
  const r = waveTokenMm.radius / 10
  const half = waveTokenMm.height / 20
  const soft = waveTokenMm.rim / 10
  const body = makeMesh('token', 'token')
  const profile: readonly (readonly [number, number])[] = [
    [0.001, -half],
    [r * 0.82, -half],
    [r * 0.86, -half + 0.05],
    [r - soft, -half],
    [r - soft * 0.3, -half + soft * 0.3],
    [r, -half + soft],
    [r, half - soft],
    [r - soft * 0.3, half - soft * 0.3],
    [r - soft, half],
    [r * 0.86, half - 0.05],
    [r * 0.82, half],
    [0.001, half],
  ]
  addLathe(body, profile, 48, { crease: 2 })
  for (let i = 0; i < body.positions.length / 3; i++) {
    const [x, z] = [body.positions[i * 3]!, body.positions[i * 3 + 2]!]
    const away = Math.hypot(x, z)
    const aside = Math.abs(Math.atan2(x, -z))
    if (away < r * 0.9 || aside > 0.13) continue
    const dent = 1 - (1 - aside / 0.13) * 0.09
    body.positions[i * 3] = x * dent
    body.positions[i * 3 + 2] = z * dent
  }
  const crest = makeMesh('crest', 'crest')
  for (const side of [1, -1] as const) {
    for (const [scale, from, lift] of [
      [1, -1.55, 0.15],
      [0.62, -0.25, 0.1],
      [0.4, 0.55, 0.07],
    ] as const)
      addDrop(crest, side, half, scale, from, lift)
  }
  return [body, crest]
}

/** A swell that runs to a point: one of the waves that follow each other on the token. */
function addDrop(mesh: Mesh, side: 1 | -1, half: number, size: number, tip: number, lift: number): void {
  const rows = 9
  const columns = 7
  addGrid(mesh, {
    rows,
    columns,
    flip: side > 0,
    point: (row, column) => {
      const along = row / (rows - 1)
      const across = (column / (columns - 1)) * 2 - 1
      // Two horns sweep back from the tip.
      const breadth = 1.25 * size * Math.sin(Math.min(1, along * 1.15) * Math.PI * 0.5)
      const back = Math.abs(across) ** 1.6 * 0.9 * size * along
      const y = half - 0.01 + lift * (1 - across * across * 0.9) * Math.sin(along * Math.PI) ** 0.6
      return [across * breadth, side * y, tip + along * 0.75 * size + back]
    },
    uv: (row, column) => [column / (columns - 1), row / (rows - 1)],
  })
}

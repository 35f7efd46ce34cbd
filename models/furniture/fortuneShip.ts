import type { Vec3 } from '../../src/measure'
import { type Mesh, makeMesh } from '../lib/mesh'
import { block, moved, paint } from '../lib/paint'
import { addGrid, addLathe, addTube } from '../lib/surface'

/**
 * A ship of Waves of Fortune: 34 mm long, 14 wide, 30 high, her keel flat, her bow towards +x. `hull` is painted in her
 * captain's colour, `wood` carries its own tints, `sails` show the captain's emblem in the middle.
 */
interface Build {
  readonly length: number
  readonly beam: number
  readonly deck: number
  readonly masts: readonly Mast[]
  readonly crown: boolean
}

interface Mast {
  readonly x: number
  readonly height: number
  /** Foot and head of the sail: how long, and how high. */
  readonly foot: number
  readonly head: number
  readonly from: number
  readonly to: number
  /** Does this sail carry the emblem? */
  readonly emblem: boolean
}

const merchant: Build = {
  length: 3.4,
  beam: 1.4,
  deck: 0.84,
  crown: false,
  masts: [
    { x: 0.28, height: 3, foot: 1.72, head: 1.24, from: 1.0, to: 2.72, emblem: true },
    { x: -1.02, height: 2.2, foot: 0.86, head: 0.56, from: 1.22, to: 2.05, emblem: false },
  ],
}

/** The Pirate King's: longer, higher, three masts, and a crown in the top. */
const flagship: Build = {
  length: 3.96,
  beam: 1.7,
  deck: 1.02,
  crown: true,
  masts: [
    { x: 0.22, height: 3.9, foot: 1.66, head: 1.3, from: 1.24, to: 3.2, emblem: true },
    { x: -1.2, height: 3.1, foot: 0.98, head: 0.7, from: 1.5, to: 2.8, emblem: false },
    { x: 1.42, height: 3.0, foot: 0.8, head: 0.56, from: 1.24, to: 2.62, emblem: false },
  ],
}

export const fortuneShip = (): readonly Mesh[] => shipOf(merchant)
export const kingsShip = (): readonly Mesh[] => shipOf(flagship)

function shipOf(build: Build): readonly Mesh[] {
  const hull = makeMesh('hull', 'ship-paint')
  const wood = makeMesh('wood', 'ship-wood')
  const sails = makeMesh('sails', 'ship-canvas')
  addHull(hull, wood, build)
  for (const mast of build.masts) addMast(wood, sails, mast)
  const { length, deck } = build
  addTube(
    wood,
    [
      [length / 2 - 0.5, deck + 0.1, 0],
      [length / 2 + 0.16, deck + 0.46, 0],
    ],
    0.05,
    6,
    { caps: true },
  )
  paint(wood, '#7a5430')
  if (build.crown) addCrown(wood, build.masts[0]!)
  return [hull, wood, sails]
}

/** Half the beam at a share of the length from stern to bow. */
const fullness = (t: number) => (t < 0.45 ? 0.82 + 0.4 * t : Math.max(0.02, 1 - ((t - 0.45) / 0.55) ** 2.6))
/** The sheer: high at the stern, lowest amidships, rising to the bow. */
const sheer = (t: number) => 1 + 0.55 * (1 - t) ** 4 + 0.42 * t ** 5

function addHull(hull: Mesh, wood: Mesh, { length, beam, deck }: Build): void {
  const columns = 15
  const rows = 11
  const at = (c: number) => Math.max(0, (c - 1) / (columns - 2))
  const side = (t: number, a: number): Vec3 => {
    const s = Math.sin((a * Math.PI) / 2)
    const y = deck * sheer(t) * Math.abs(s) ** 3
    // Her sides lean inwards above the water, so that their paint is seen from above.
    const inwards = 1 - 0.2 * Math.max(0, (Math.abs(s) - 0.6) / 0.4) ** 1.4
    const z = (beam / 2) * fullness(t) * Math.sign(s) * Math.abs(s) ** 0.5 * inwards
    return [-length / 2 + length * t * 0.94 + 0.34 * y * t ** 3, y, z]
  }
  addGrid(hull, {
    rows,
    columns,
    // The first column is the middle of the stern: it closes the hull there.
    point: (r, c) => (c === 0 ? [-length / 2, deck * 0.75, 0] : side(at(c), -1 + (2 * r) / (rows - 1))),
    uv: (r, c) => [c / (columns - 1), r / (rows - 1)],
  })
  addGrid(wood, {
    rows: 3,
    columns: columns - 1,
    point: (r, c) => {
      const t = c / (columns - 2)
      const [x, y] = side(t, 1)
      return [x, y - 0.16, (1 - r) * (beam / 2) * fullness(t) * 0.78]
    },
    uv: (r, c) => [c / columns, r / 2],
  })
  paint(wood, '#a9804c')
  // The rail all around, in her captain's colour as her sides.
  for (const sign of [-1, 1]) {
    const rail = Array.from({ length: 12 }, (_, i): Vec3 => {
      const [x, y, z] = side(i / 11, sign)
      return [x, y + 0.01, z]
    })
    addTube(hull, rail, 0.075, 6, { caps: true })
  }
  // The captain's cabin with its lit windows.
  const high = deck * sheer(0)
  block(wood, [-length * 0.38, high + 0.06, 0], [length * 0.2, 0.34, beam * 0.66])
  paint(wood, '#8b5c30')
  block(hull, [-length * 0.38, high + 0.26, 0], [length * 0.23, 0.09, beam * 0.74])
  for (const z of [-0.26, 0, 0.26])
    block(wood, [-length * 0.482, high + 0.08, z * beam], [0.02, 0.16, 0.14 * beam])
  paint(wood, '#ffdf8e')
  // Gun ports.
  for (const sign of [-1, 1])
    for (const t of [0.3, 0.45, 0.6, 0.74]) {
      const [x, y, z] = side(t, sign * 0.8)
      block(wood, [x, y, z], [0.17, 0.14, 0.06])
    }
  paint(wood, '#1d130c')
}

function addMast(wood: Mesh, sails: Mesh, { x, height, foot, head, from, to, emblem }: Mast): void {
  addTube(
    wood,
    [
      [x, 0.4, 0],
      [x, height * 0.6, 0],
      [x, height, 0],
    ],
    t => 0.085 - 0.04 * t,
    6,
    { caps: true },
  )
  for (const [y, long] of [
    [from, foot],
    [to, head],
  ] as const)
    addTube(
      wood,
      [
        [x - long / 2 - 0.06, y, 0.05],
        [x + long / 2 + 0.06, y, 0.05],
      ],
      0.035,
      5,
      { caps: true },
    )
  const [rows, columns] = [7, 7]
  // It bellies towards the south, where its emblem is seen from most seats.
  addGrid(sails, {
    rows,
    columns,
    point: (r, c) => {
      const [v, u] = [r / (rows - 1), c / (columns - 1) - 0.5]
      const long = foot + (head - foot) * v
      const belly = 0.3 * Math.sin(Math.PI * v) ** 0.7 * (1 - (2 * u) ** 2 * 0.55)
      return [x + u * long, from + (to - from) * v, 0.08 + belly]
    },
    uv: (r, c) => (emblem ? [c / (columns - 1), 1 - r / (rows - 1)] : [0.02, 0.02]),
  })
  // A pennant at the top.
  addGrid(sails, {
    rows: 2,
    columns: 4,
    point: (r, c) => [
      x - (c / 3) * 0.52,
      height - 0.03 - (r === 0 ? 0.2 * (1 - c / 3) : 0),
      0.05 * Math.sin(c * 1.9),
    ],
    uv: () => [0.02, 0.98],
    flip: true,
  })
}

/** Gold, in the maintop: easy to tell from everybody else. */
function addCrown(wood: Mesh, { x, height }: Mast): void {
  const draw = (mesh: Mesh) => {
    addLathe(
      mesh,
      [
        [0.3, 0],
        [0.36, 0.02],
        [0.38, 0.26],
        [0.33, 0.26],
        [0.28, 0.02],
      ],
      16,
    )
    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * Math.PI * 2
      const [dx, dz] = [Math.sin(angle) * 0.37, Math.cos(angle) * 0.37]
      addTube(
        mesh,
        [
          [dx, 0.22, dz],
          [dx * 1.12, 0.52, dz * 1.12],
        ],
        t => 0.085 * (1 - t) + 0.008,
        6,
      )
    }
  }
  moved(wood, [x, height - 0.1, 0], draw)
  paint(wood, '#f2b53a')
}

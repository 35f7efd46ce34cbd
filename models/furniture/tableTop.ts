import type { Vec3 } from '../../src/measure'
import { containers } from '../../src/physics/containers'
import { type Mesh, makeMesh, quad, vertex } from '../lib/mesh'
import { hash2 } from '../lib/noise'
import { woodSheet } from '../textures/wood'

/**
 * The table: eight planks with real gaps between two cross boards, its top where the Sea Box stands. Material
 * `table-wood`; the wood repeats, so each board starts at its own place of the sheet. `table-gap` is the dark below.
 */
export const tableTopY = -containers['sea-box'].floorThickness / 10
const planks = 8
const plankWidth = 14
const gap = 0.06
const plankLength = 156
const endWidth = 13
const thickness = 4
const roundSteps = 2

interface Board {
  readonly centre: readonly [x: number, z: number]
  readonly length: number
  readonly width: number
  /** Cross boards run along z. */
  readonly across: boolean
  readonly seed: number
  /** Radius of the edges at the left, right, front and back end of the board's own frame. */
  readonly radii: readonly [left: number, right: number, front: number, back: number]
}

interface Stop {
  readonly at: number
  readonly drop: number
  readonly slope: number
  /** Surface travelled beyond the top face, so that grain runs on over the edge. */
  readonly over: number
}

/** Stops across a board from its low to its high side: edge, rounding, flat, rounding, edge. */
function stops(size: number, low: number, high: number): readonly Stop[] {
  const half = size / 2
  const side = (radius: number, sign: 1 | -1): Stop[] => {
    const round = Array.from({ length: roundSteps + 1 }, (_, i): Stop => {
      const angle = (i / roundSteps) * (Math.PI / 2)
      return {
        at: sign * (half - radius + radius * Math.sin(angle)),
        drop: radius * (1 - Math.cos(angle)),
        slope: sign * Math.sin(angle),
        over: radius * (angle - Math.sin(angle)),
      }
    })
    return [...round, { at: sign * half, drop: thickness, slope: sign, over: thickness - radius }]
  }
  return [...side(low, -1).reverse(), ...side(high, 1)]
}

function addBoard(mesh: Mesh, board: Board): void {
  const [left, right, front, back] = board.radii
  const along = stops(board.length, left, right)
  const across = stops(board.width, back, front)
  const startU = hash2(board.seed, 1, 97)
  const startV = hash2(board.seed, 2, 97)
  const flip = hash2(board.seed, 3, 97) < 0.5 ? -1 : 1
  const mirror = hash2(board.seed, 4, 97) < 0.5 ? -1 : 1
  const grid = along.map(a =>
    across.map(c => {
      // Along the board's edge the two roundings meet in a corner; the deeper one wins.
      const drop = Math.max(a.drop, c.drop)
      const normal = [
        a.slope,
        Math.sqrt(Math.max(0, 1 - Math.max(a.slope ** 2, c.slope ** 2))),
        c.slope,
      ] as const
      const size = Math.sqrt(normal[0] ** 2 + normal[1] ** 2 + normal[2] ** 2)
      const unit: Vec3 = [normal[0] / size, normal[1] / size, normal[2] / size]
      const u = startU + (flip * (a.at + Math.sign(a.at) * a.over)) / woodSheet.lengthCm
      const v = startV + (mirror * (c.at + Math.sign(c.at) * c.over)) / woodSheet.widthCm
      const y = tableTopY - drop
      return board.across
        ? vertex(
            mesh,
            [board.centre[0] + c.at, y, board.centre[1] - a.at],
            [unit[2], unit[1], -unit[0]],
            u,
            v,
          )
        : vertex(mesh, [board.centre[0] + a.at, y, board.centre[1] + c.at], unit, u, v)
    }),
  )
  for (let i = 0; i + 1 < grid.length; i++) {
    for (let j = 0; j + 1 < across.length; j++) {
      quad(mesh, grid[i]![j]!, grid[i]![j + 1]!, grid[i + 1]![j + 1]!, grid[i + 1]![j]!)
    }
  }
}

export function tableTop(): readonly Mesh[] {
  const wood = makeMesh('planks', 'table-wood')
  const dark = makeMesh('gaps', 'table-gap')
  const inner = 0.11
  const outer = 0.55
  const depth = planks * plankWidth + (planks - 1) * gap
  for (let plank = 0; plank < planks; plank++) {
    addBoard(wood, {
      centre: [0, (plank - (planks - 1) / 2) * (plankWidth + gap)],
      length: plankLength,
      width: plankWidth,
      across: false,
      seed: plank + 5,
      radii: [inner, inner, plank === planks - 1 ? outer : inner, plank === 0 ? outer : inner],
    })
  }
  for (const side of [-1, 1]) {
    addBoard(wood, {
      centre: [side * (plankLength / 2 + gap + endWidth / 2), 0],
      length: depth + 0.5,
      width: endWidth,
      across: true,
      seed: 40 + side,
      radii: [outer, outer, side > 0 ? outer : inner, side > 0 ? inner : outer],
    })
  }
  const x = plankLength / 2 + gap
  const z = depth / 2 - 0.4
  const at = (px: number, pz: number) => vertex(dark, [px, tableTopY - 0.5, pz], [0, 1, 0], 0, 0)
  quad(dark, at(-x, z), at(x, z), at(x, -z), at(-x, -z))
  return [wood, dark]
}

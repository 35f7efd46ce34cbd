import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Seat } from '../../../rules/game'
import { type Cell, cells, type FortuneMove, indexOf, stepCost } from '../../../rules/waves-of-fortune/public'
import { cellAt, type FortuneView, safeCells, tileThing } from '../layout'
import { onTile, tableTop, tilePitch, tileSize } from '../layout/sizes'

type Rgba = readonly [r: number, g: number, b: number, a: number]

const reachable: Rgba = [1, 0.84, 0.42, 0.2]
const unsafe: Rgba = [0.92, 0.2, 0.12, 0.34]
const food: Rgba = [1, 0.95, 0.8, 0.95]
const casing: Rgba = [0.05, 0.08, 0.1, 0.75]
const way: Rgba = [1, 0.93, 0.7, 1]

const height = tableTop + onTile + 0.03

interface Ink {
  readonly positions: number[]
  readonly colours: number[]
  readonly indices: number[]
}

/** Ink on the sea for the player who sails or pushes; undefined where nothing is to be said. */
export function boardInk(
  view: FortuneView,
  seat: Seat,
  phase: string,
  moves: readonly FortuneMove[],
  pointed: string | undefined,
): BufferGeometry | undefined {
  if (phase !== 'move' && phase !== 'ramPush') return undefined
  const ink: Ink = { positions: [], colours: [], indices: [] }
  const safe = safeCells(view, seat)
  const { cell: start } = view.players[seat]!
  for (const cell of endsOf(moves, start)) {
    const isSafe = phase === 'ramPush' || safe.has(cell)
    fill(ink, cell, isSafe ? reachable : unsafe)
    if (!isSafe) hatch(ink, cell)
  }
  if (phase === 'move') {
    foodLine(ink, safe)
    const path = moves.find(
      move => move.kind === 'move' && move.path.length > 0 && tileThing(move.path.at(-1)!) === pointed,
    )
    if (path?.kind === 'move') drawWay(ink, start, path.path)
  }
  return build(ink)
}

function endsOf(moves: readonly FortuneMove[], start: Cell): ReadonlySet<Cell> {
  return new Set(
    moves.flatMap(move => {
      if (move.kind === 'move') return [move.path.at(-1) ?? start]
      return move.kind === 'teleport' || move.kind === 'ram' ? [move.to] : []
    }),
  )
}

function quad(ink: Ink, corners: readonly (readonly [x: number, z: number])[], colour: Rgba, up = 0): void {
  const first = ink.positions.length / 3
  for (const [x, z] of corners) {
    ink.positions.push(x, height + up, z)
    ink.colours.push(...colour)
  }
  ink.indices.push(first, first + 1, first + 2, first, first + 2, first + 3)
}

function fill(ink: Ink, cell: Cell, colour: Rgba): void {
  const { x, z } = cellAt(cell)
  const half = tileSize.width / 2 - 0.1
  quad(
    ink,
    [
      [x - half, z - half],
      [x + half, z - half],
      [x + half, z + half],
      [x - half, z + half],
    ],
    colour,
  )
}

/** Told apart without colour: slanted strokes where the food does not last. */
function hatch(ink: Ink, cell: Cell): void {
  const { x, z } = cellAt(cell)
  const half = tileSize.width / 2 - 0.15
  for (const at of [-1.2, 0, 1.2]) {
    const reach = half - Math.abs(at) / 2
    line(ink, [x + at / 2 - reach, z + at / 2 + reach], [x + at / 2 + reach, z + at / 2 - reach], 0.1, unsafe)
  }
}

function line(
  ink: Ink,
  [ax, az]: readonly [number, number],
  [bx, bz]: readonly [number, number],
  width: number,
  colour: Rgba,
  up = 0.004,
): void {
  const long = Math.hypot(bx - ax, bz - az) || 1
  const [nx, nz] = [(-(bz - az) / long) * (width / 2), ((bx - ax) / long) * (width / 2)]
  quad(
    ink,
    [
      [ax + nx, az + nz],
      [bx + nx, bz + nz],
      [bx - nx, bz - nz],
      [ax - nx, az - nz],
    ],
    colour,
    up,
  )
}

/** A dashed line around all spaces from which the food brings the ship home. */
function foodLine(ink: Ink, safe: ReadonlySet<Cell>): void {
  const half = tilePitch / 2
  for (const cell of safe) {
    const { x, z } = cellAt(cell)
    const index = indexOf(cell)
    const [column, row] = [index % 10, Math.floor(index / 10)]
    const sides = [
      [column > 0 ? cells[index - 1]! : undefined, [x - half, z - half], [x - half, z + half]],
      [column < 9 ? cells[index + 1]! : undefined, [x + half, z - half], [x + half, z + half]],
      [row > 0 ? cells[index - 10]! : undefined, [x - half, z - half], [x + half, z - half]],
      [row < 9 ? cells[index + 10]! : undefined, [x - half, z + half], [x + half, z + half]],
    ] as const
    for (const [other, from, to] of sides) {
      if (other === undefined || safe.has(other)) continue
      line(ink, from, to, 0.3, casing, 0.006)
      for (let dash = 0; dash < 4; dash++) {
        const point = (share: number) =>
          [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const
        line(ink, point(dash / 4 + 0.03), point(dash / 4 + 0.2), 0.17, food, 0.012)
      }
    }
  }
}

/** The way of a path, with a knot for every point of movement that it takes (WF-26). */
function drawWay(ink: Ink, start: Cell, path: readonly Cell[]): void {
  let at = start
  for (const cell of path) {
    const [a, b] = [cellAt(at), cellAt(cell)]
    line(ink, [a.x, a.z], [b.x, b.z], 0.42, casing, 0.014)
    line(ink, [a.x, a.z], [b.x, b.z], 0.24, way, 0.018)
    const cost = stepCost(at, cell) ?? 1
    for (let knot = 0; knot < cost; knot++) {
      const share = 1 - knot * 0.28
      const [x, z] = [a.x + (b.x - a.x) * share, a.z + (b.z - a.z) * share]
      disc(ink, x, z, 0.52, casing, 0.022)
      disc(ink, x, z, 0.38, way, 0.026)
    }
    at = cell
  }
}

function disc(ink: Ink, x: number, z: number, radius: number, colour: Rgba, up: number): void {
  const count = 20
  const first = ink.positions.length / 3
  ink.positions.push(x, height + up, z)
  ink.colours.push(...colour)
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    ink.positions.push(x + Math.cos(angle) * radius, height + up, z + Math.sin(angle) * radius)
    ink.colours.push(...colour)
    ink.indices.push(first, first + 1 + i, first + 1 + ((i + 1) % count))
  }
}

function build({ positions, colours, indices }: Ink): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 4))
  geometry.setIndex(indices)
  return geometry
}

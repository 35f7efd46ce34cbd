/** Outlines of spaces that lie together, as a hand would draw round them. */
import { columnCount, columnOf, rowCount, rowOf } from '../../../rules/rolling-seas/public'
import { type Point, unrest } from './hand'
import { grid } from './sheet'

export interface CoastLook {
  /** How far the line stays inside the spaces, in mm. */
  readonly inset: number
  /** How far it wanders. */
  readonly tremble: number
  /** Land goes on beyond the edge of the map. */
  readonly goesOn?: boolean
}

type Corner = readonly [col: number, row: number]

const keyOf = ([col, row]: Corner) => `${col},${row}`

/** Closed lines round the spaces, in mm of the sheet; water inside land has a line of its own. */
export function coastOf(spaces: readonly number[], look: CoastLook): readonly (readonly Point[])[] {
  const cells = new Set(spaces.map(space => keyOf([columnOf(space), rowOf(space)])))
  if (look.goesOn) for (const cell of beyond(spaces)) cells.add(cell)
  return loopsOf(cells).map(loop => soften(wander(loop, look)))
}

function beyond(spaces: readonly number[]): readonly string[] {
  const found: string[] = []
  for (const space of spaces) {
    const [col, row] = [columnOf(space), rowOf(space)]
    const dx = col === 0 ? -1 : col === columnCount - 1 ? 1 : 0
    const dy = row === 0 ? -1 : row === rowCount - 1 ? 1 : 0
    if (dx !== 0) found.push(keyOf([col + dx, row]))
    if (dy !== 0) found.push(keyOf([col, row + dy]))
    if (dx !== 0 && dy !== 0) found.push(keyOf([col + dx, row + dy]))
  }
  return found
}

/** Corners in order, the spaces on the right of every line. */
function loopsOf(cells: ReadonlySet<string>): readonly (readonly Corner[])[] {
  const edges = new Map<string, Corner[]>()
  const add = (from: Corner, to: Corner) => {
    const list = edges.get(keyOf(from))
    if (list) list.push(to)
    else edges.set(keyOf(from), [to])
  }
  for (const cell of cells) {
    const [col, row] = cell.split(',').map(Number) as [number, number]
    const isOpen = (dx: number, dy: number) => !cells.has(keyOf([col + dx, row + dy]))
    if (isOpen(0, -1)) add([col, row], [col + 1, row])
    if (isOpen(1, 0)) add([col + 1, row], [col + 1, row + 1])
    if (isOpen(0, 1)) add([col + 1, row + 1], [col, row + 1])
    if (isOpen(-1, 0)) add([col, row + 1], [col, row])
  }
  const loops: Corner[][] = []
  for (const [start, list] of edges) {
    while (list.length > 0) {
      const first = start.split(',').map(Number) as unknown as Corner
      const loop: Corner[] = [first]
      let at = list.pop()!
      let from = first
      while (keyOf(at) !== start) {
        loop.push(at)
        const next = edges.get(keyOf(at))!
        // Spaces that touch at a corner only are drawn round one by one: turn right where there is a choice.
        const right: Corner = [at[0] - (at[1] - from[1]), at[1] + (at[0] - from[0])]
        const index = Math.max(
          0,
          next.findIndex(to => keyOf(to) === keyOf(right)),
        )
        from = at
        at = next.splice(index, 1)[0]!
      }
      loops.push(loop)
    }
  }
  return loops
}

const pieces = 3

function wander(loop: readonly Corner[], { inset, tremble }: CoastLook): readonly Point[] {
  const count = loop.length
  const points: Point[] = []
  for (let i = 0; i < count; i++) {
    const from = loop[i]!
    const to = loop[(i + 1) % count]!
    // The spaces lie to the right of the way: y grows downwards.
    const [nx, ny] = [-(to[1] - from[1]), to[0] - from[0]]
    for (let piece = 0; piece < pieces; piece++) {
      const share = (piece + 0.5) / pieces
      const [col, row] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      const away = inset + unrest(col * 12.3 + row * 4.7 + nx) * tremble
      points.push([grid.left + col * grid.cell + nx * away, grid.top + row * grid.cell + ny * away])
    }
  }
  return points
}

/** Corners cut again, so that a coast has none. */
function soften(points: readonly Point[]): readonly Point[] {
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length]!
    const along = (share: number): Point => [
      point[0] + (next[0] - point[0]) * share,
      point[1] + (next[1] - point[1]) * share,
    ]
    return [along(0.25), along(0.75)]
  })
}

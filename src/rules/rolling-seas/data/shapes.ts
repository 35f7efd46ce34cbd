/** Shapes of obstacles (4.4) as they are printed: `#` a space; Currents as the spaces in flow order and their exit. */

export type Cell = readonly [x: number, y: number]

export interface Shape {
  readonly cells: readonly Cell[]
  /** Size of the box of the cells. */
  readonly width: number
  readonly height: number
  /** Where a Current leads to, outside its own spaces. */
  readonly exit?: Cell
  /** The port of an island. */
  readonly port?: Cell
}

/** A shape from its rows; `P` is the port of an island. */
export function shapeOf(...rows: readonly string[]): Shape {
  const cells: Cell[] = []
  let port: Cell | undefined
  for (const [y, row] of rows.entries()) {
    for (const [x, mark] of Array.from(row).entries()) {
      if (mark === '.') continue
      cells.push([x, y])
      if (mark === 'P') port = [x, y]
    }
  }
  return { ...boxOf(cells), ...(port && { port }) }
}

function boxOf(cells: readonly Cell[]) {
  return {
    cells,
    width: 1 + Math.max(...cells.map(([x]) => x)),
    height: 1 + Math.max(...cells.map(([, y]) => y)),
  }
}

function flow(exit: Cell, ...cells: readonly Cell[]): Shape {
  return { ...boxOf(cells), exit }
}

export const shapes = {
  single: shapeOf('#'),
  line2: shapeOf('##'),
  line3: shapeOf('###'),
  line4: shapeOf('####'),
  corner3: shapeOf('#.', '##'),
  ell4: shapeOf('#.', '#.', '##'),
  tee4: shapeOf('###', '.#.'),
  zig4: shapeOf('.##', '##.'),
  square4: shapeOf('##', '##'),
  pee5: shapeOf('##', '##', '#.'),
  plus5: shapeOf('.#.', '###', '.#.'),
  run: flow([4, 0], [0, 0], [1, 0], [2, 0], [3, 0]),
  bend: flow([2, 3], [0, 0], [1, 0], [2, 0], [2, 1], [2, 2]),
  zigzag: flow([3, 1], [0, 0], [1, 0], [1, 1], [2, 1]),
  hook: flow([3, 2], [0, 1], [0, 0], [1, 0], [2, 0], [3, 0], [3, 1]),
  slant: flow([1, 3], [0, 0], [0, 1], [0, 2]),
} as const satisfies Readonly<Record<string, Shape>>

export type ShapeId = keyof typeof shapes

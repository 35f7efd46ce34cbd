/** Who meets whom: membership in the upper 16 bits, partners in the lower. Both must want each other. */
const level = 1
const wall = 2
const body = 4
const corner = 8
const any = 0xffff

const group = (membership: number, partners: number) => ((membership << 16) | partners) >>> 0

export const groups = {
  /** Floor and table. */
  level: group(level, any),
  wall: group(wall, any),
  /** Six-sided dice, whose faces the engine bears on all four corners. */
  die: group(body, level | wall | body),
  /** The hull of a d12 meets dice and the edges of walls; on level ground its corners stand for it. */
  hull: group(body, wall | body),
  corner: group(corner, level | wall),
} as const

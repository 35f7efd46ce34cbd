import {
  bandPoints,
  type DieReading,
  longRangeMm,
  type MeasuredPair,
  type Outline,
  type PlanePoint,
  rangeBand,
  shortRangeMm,
} from '../../../measure'
import { clearOfLine, freestSpot, judgePlate } from './labelSpots'
import type { RibbonBuilder } from './ribbons'

/** The colours of what is drawn over the picture. */
export const judgeInk = {
  cream: '#efe6c9',
  black: '#101010',
  white: '#fbf9f2',
  brass: '#c9a24b',
  line: '#ffe9a0',
  dark: '#1b1712',
} as const

/** Half of the length of the ticks at a line's ends, with their casing, in mm. */
const tickHalf = 5.1
/** A figure stands at least so far from its line, in mm. */
const leastAside = 13

/** A dimension line with its end ticks; heights in cm, the line itself in any colour. */
export function addDimension(
  ribbons: RibbonBuilder,
  { from, to }: Pick<MeasuredPair, 'from' | 'to'>,
  height: number,
  colour: string = judgeInk.line,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  const tick = (at: PlanePoint, half: number): [PlanePoint, PlanePoint] => [
    { x: at.x + across.x * half, y: at.y + across.y * half },
    { x: at.x - across.x * half, y: at.y - across.y * half },
  ]
  ribbons.line(from, to, 2.4, height, judgeInk.dark)
  for (const end of [from, to]) ribbons.line(...tick(end, tickHalf), 2.4, height, judgeInk.dark)
  ribbons.line(from, to, 1.1, height + 0.001, colour)
  for (const end of [from, to]) ribbons.line(...tick(end, 4.5), 1.1, height + 0.001, colour)
}

export const centresOf = (lying: readonly Pick<DieReading, 'id' | 'position'>[]): PlanePoint[] =>
  lying.map(({ position: [x, , z] }) => ({ x, y: -z }))

/** What a figure beside a line must not cover: the plates that stand already, and the dice that are measured. */
interface Uncovered {
  readonly plates: readonly PlanePoint[]
  readonly hulls: readonly PlanePoint[]
}

/** Beside a dimension line, clear of what must stay visible; of the line, plates and hulls too, where those are given. */
export function pairSpot(
  keepClear: readonly PlanePoint[],
  { from, to }: Pick<MeasuredPair, 'from' | 'to'>,
  halfMm: number,
  uncovered?: Uncovered,
): PlanePoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const across = length > 0.5 ? { x: -(to.y - from.y) / length, y: (to.x - from.x) / length } : { x: 0, y: 1 }
  const nearest = uncovered ? Math.max(leastAside, clearOfLine(across, judgePlate) + tickHalf) : leastAside
  const candidates = [0.5, 0.35, 0.65].flatMap(share =>
    (uncovered ? [0, 5, 11, 20, 32] : [0, 5, 11])
      .flatMap(more => [nearest + more, -nearest - more])
      .map(aside => ({
        x: from.x + (to.x - from.x) * share + across.x * aside,
        y: from.y + (to.y - from.y) * share + across.y * aside,
      })),
  )
  const standing = uncovered && { at: uncovered.plates, size: judgePlate, hulls: uncovered.hulls }
  return freestSpot(candidates, keepClear, halfMm, standing) ?? middle
}

/** Where the names of the two ranges stand along their lines: clear of each other and of a figure that stands there. */
export function rangeSpots(
  outline: Outline,
  keepClear: readonly PlanePoint[],
  figure: PlanePoint | undefined,
  halfMm: number,
) {
  const plates = figure ? [figure] : []
  const along = (range: number) =>
    freestSpot(bandPoints(rangeBand(outline, range), 6), [...keepClear, ...plates], halfMm, {
      at: plates,
      size: judgePlate,
    })
  const long = along(longRangeMm)
  if (long) plates.push(long)
  return { long, short: along(shortRangeMm) }
}

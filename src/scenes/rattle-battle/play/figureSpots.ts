import type { MeasuredPair, PlanePoint } from '../../../measure'
import { pairSpot } from '../../table/judge/dimension'

const seaHalfMm = 145

type Line = Pick<MeasuredPair, 'from' | 'to'>

/** Where the figures of a challenge stand: each beside its line, clear of all lines, of the dice and of each other. */
export function figureSpots(dice: readonly PlanePoint[], lines: readonly Line[]): readonly PlanePoint[] {
  const spots: PlanePoint[] = []
  for (const line of lines) {
    const others = lines.filter(other => other !== line).flatMap(pointsOf)
    spots.push(pairSpot([...dice, ...others], line, seaHalfMm, spots))
  }
  return spots
}

const pointsOf = ({ from, to }: Line): readonly PlanePoint[] =>
  [0, 0.25, 0.5, 0.75, 1].map(share => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  }))

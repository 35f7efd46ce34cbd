import type { MeasuredPair, PlanePoint } from '../../../measure'
import { containers } from '../../../physics'
import { centresOf, pairSpot } from './dimension'

const seaHalfMm = containers['sea-box'].innerX / 2

type Lying = Parameters<typeof centresOf>[0]
type Line = Pick<MeasuredPair, 'a' | 'b' | 'from' | 'to'>

/** Where the figures of the judge stand: each beside its line, clear of all lines, of the dice and of each other. */
export function figureSpots(lying: Lying, lines: readonly Line[]): readonly PlanePoint[] {
  const measured = new Set(lines.flatMap(({ a, b }) => [a, b]))
  const hulls = centresOf(lying.filter(({ id }) => measured.has(id)))
  const plates: PlanePoint[] = []
  for (const line of lines) {
    const others = lines.filter(other => other !== line).flatMap(pointsOf)
    plates.push(pairSpot([...centresOf(lying), ...others], line, seaHalfMm, { plates, hulls }))
  }
  return plates
}

const pointsOf = ({ from, to }: Line): readonly PlanePoint[] =>
  [0, 0.25, 0.5, 0.75, 1].map(share => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  }))

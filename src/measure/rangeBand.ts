import { atan2Deg, cosDeg, sinDeg } from './angle'
import type { Outline } from './outline'
import type { PlanePoint } from './types'

/** A part of a band's border, counter-clockwise. */
export type BandPiece =
  | { readonly kind: 'line'; readonly from: PlanePoint; readonly to: PlanePoint }
  | {
      readonly kind: 'arc'
      readonly centre: PlanePoint
      readonly radius: number
      /** Directions from the centre in degrees, counter-clockwise; `toDeg` is the larger. */
      readonly fromDeg: number
      readonly toDeg: number
    }

/** The border of all points within a range of a die's outline (RB-66, RB-83): a straight piece an edge, an arc a corner. */
export function rangeBand({ core, radius }: Outline, rangeMm: number): readonly BandPiece[] {
  const around = radius + rangeMm
  const count = core.length
  const outwards = core.map((corner, i) => {
    const next = core[(i + 1) % count]!
    return atan2Deg(corner.x - next.x, next.y - corner.y)
  })
  return core.flatMap((corner, i): BandPiece[] => {
    const next = core[(i + 1) % count]!
    const before = outwards[(i + count - 1) % count]!
    const after = outwards[i]!
    const toDeg = after < before ? after + 360 : after
    return [
      { kind: 'arc', centre: corner, radius: around, fromDeg: before, toDeg },
      { kind: 'line', from: at(corner, after, around), to: at(next, after, around) },
    ]
  })
}

function at(centre: PlanePoint, direction: number, distance: number): PlanePoint {
  return { x: centre.x + distance * cosDeg(direction), y: centre.y + distance * sinDeg(direction) }
}

/** The border as a closed chain of points on it, arcs in steps of at most `stepDeg`; the first point is not repeated. */
export function bandPoints(band: readonly BandPiece[], stepDeg = 3): readonly PlanePoint[] {
  return band.flatMap(piece => {
    if (piece.kind === 'line') return []
    const { centre, radius, fromDeg, toDeg } = piece
    const steps = Math.max(1, Math.ceil((toDeg - fromDeg) / stepDeg))
    return Array.from({ length: steps + 1 }, (_, i) =>
      at(centre, fromDeg + ((toDeg - fromDeg) * i) / steps, radius),
    )
  })
}

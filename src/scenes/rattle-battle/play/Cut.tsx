import { useMemo } from 'react'
import type { MeasuredPair, PlanePoint, TileOutline } from '../../../measure'
import { judgeInk } from '../../table/judge/dimension'
import { Ribbons } from '../../table/judge/Ribbons'
import { createRibbons } from '../../table/judge/ribbons'

/** Beyond the line's own height, so that it covers it. */
const overLine = 0.004

/** The tile that hinders the shot: its border, and the piece of the line that lies on it. */
export function Cut({
  tile,
  pair,
  height,
}: {
  readonly tile: TileOutline
  readonly pair: MeasuredPair
  readonly height: number
}) {
  const geometry = useMemo(() => {
    const ribbons = createRibbons()
    const { polygon } = tile
    for (const [index, corner] of polygon.entries()) {
      const next = polygon[(index + 1) % polygon.length]!
      ribbons.line(corner, next, 3.4, height, judgeInk.dark)
      ribbons.line(corner, next, 2.2, height + overLine, cutColour)
    }
    const [enter, leave] = stretchWithin(pair, polygon) ?? []
    if (enter && leave) {
      ribbons.line(enter, leave, 4.6, height + overLine, judgeInk.dark)
      ribbons.line(enter, leave, 3.2, height + 2 * overLine, cutColour)
    }
    return ribbons.build()
  }, [tile, pair, height])
  return <Ribbons geometry={geometry} order={14} />
}

const cutColour = '#ff6a52'

/** The piece of the line that lies within a convex polygon, counter-clockwise; undefined where it only touches it. */
export function stretchWithin(
  { from, to }: Pick<MeasuredPair, 'from' | 'to'>,
  polygon: readonly PlanePoint[],
): readonly [PlanePoint, PlanePoint] | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [first, last] = [0, 1]
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length]!
    // How far outside of this edge the line begins, and how fast it comes in.
    const outside = (b.y - a.y) * (from.x - a.x) - (b.x - a.x) * (from.y - a.y)
    const change = (b.y - a.y) * dx - (b.x - a.x) * dy
    if (change === 0) {
      if (outside > 0) return undefined
    } else if (change < 0) first = Math.max(first, -outside / change)
    else last = Math.min(last, -outside / change)
  }
  if (first >= last) return undefined
  const at = (share: number) => ({ x: from.x + dx * share, y: from.y + dy * share })
  return [at(first), at(last)]
}

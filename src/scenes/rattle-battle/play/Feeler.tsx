import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { bandPoints, type MeasuredPair, type Outline, type PlanePoint, rangeBand } from '../../../measure'
import { judgeInk } from '../../table/judge/dimension'
import { Ribbons } from '../../table/judge/Ribbons'
import { createRibbons } from '../../table/judge/ribbons'
import { useFollowedStage } from './useFollowedStage'

/** How many points of a hull the feeler passes on its way. */
const felt = 72

/** The points of a hull's border from its far side to one of them, along the shorter way. */
export function wayTo(hull: Outline, end: PlanePoint): readonly PlanePoint[] {
  const border = bandPoints(rangeBand(hull, 0), 4)
  const far = (point: PlanePoint) => Math.hypot(point.x - end.x, point.y - end.y)
  const nearest = border.reduce((best, point, index) => (far(point) < far(border[best]!) ? index : best), 0)
  const half = Math.floor(border.length / 2)
  const steps = Array.from({ length: felt }, (_, index) => {
    const share = index / (felt - 1)
    return border[(nearest + half - Math.round(half * share) + border.length) % border.length]!
  })
  return [...steps.slice(0, -1), end]
}

/** A thread between the hulls: both ends run along them until it is as short as it gets. */
export function Feeler({
  hulls,
  pair,
  height,
}: {
  readonly hulls: readonly Outline[]
  readonly pair: MeasuredPair
  readonly height: number
}) {
  const thread = useRef<Group>(null)
  const ways = useMemo(() => {
    const hull = (id: string) => hulls.find(one => one.id === id)
    const [one, other] = [hull(pair.a), hull(pair.b)]
    return one && other ? ([wayTo(one, pair.from), wayTo(other, pair.to)] as const) : undefined
  }, [hulls, pair])
  const geometry = useMemo(() => {
    const ribbons = createRibbons()
    ribbons.line({ x: 0, y: 0 }, { x: 10, y: 0 }, 0.9, height + 0.004, judgeInk.white)
    return ribbons.build()
  }, [height])
  useFollowedStage(({ found, drawn }) => {
    const group = thread.current
    if (!group || !ways) return
    group.visible = found > 0 && drawn < 1
    const at = Math.min(felt - 1, Math.floor(found * (felt - 1)))
    const [a, b] = [ways[0][at]!, ways[1][at]!]
    const [dx, dy] = [(b.x - a.x) / 10, (b.y - a.y) / 10]
    group.position.set(a.x / 10, 0, -a.y / 10)
    group.rotation.y = Math.atan2(dy, dx)
    group.scale.x = Math.max(Math.hypot(dx, dy), 1e-3)
  })
  return (
    <group ref={thread} visible={false}>
      <Ribbons geometry={geometry} order={13} />
    </group>
  )
}

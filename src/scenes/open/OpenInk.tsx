import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useState } from 'react'
import { BufferAttribute, BufferGeometry, DynamicDrawUsage, Line, LineBasicMaterial } from 'three'
import { useStore } from 'zustand'
import { chosenThings, gapBetween, type OpenTable, sizeOf, writtenGap } from '../../open-table'
import { framePriority } from '../table/frameLoop'
import { addDimension, judgeInk } from '../table/judge/dimension'
import { NoSoftening } from '../table/judge/JudgeInk'
import { Label } from '../table/judge/Label'
import { Ribbons } from '../table/judge/Ribbons'
import { createRibbons } from '../table/judge/ribbons'
import { tableTopY } from '../table/room/places'
import type { LassoLine } from './hands/lassoLine'
import { toSceneY } from './units'

/** What the judge draws between two chosen things, once they lie still. */
export function OpenInk({ table }: { readonly table: OpenTable }) {
  const chosen = useStore(table.state, state => state.chosen)
  const isAtRest = useStore(table.state, state => state.awake === 0)
  const things = useStore(table.state, state => state.moments[state.at]!.state.things)
  const measured = useMemo(() => {
    void things
    const [a, b, ...more] = chosen.size === 2 ? chosenThings(table) : []
    if (!a || !b || more.length > 0) return undefined
    const gap = gapBetween(a, b)
    const top = (one: typeof a) => one.pose.position[1] + sizeOf(one.what).height / 2
    const height = toSceneY(Math.max(top(a), top(b))) + 0.08
    const ribbons = createRibbons()
    if (gap.line) addDimension(ribbons, gap.line, height, judgeInk.line)
    const at = gap.line
      ? { x: (gap.line.from.x + gap.line.to.x) / 2, y: (gap.line.from.y + gap.line.to.y) / 2 }
      : { x: a.pose.position[0], y: -a.pose.position[2] }
    return { geometry: ribbons.build(), text: writtenGap(gap), at, height }
  }, [table, chosen, things])
  if (!measured || !isAtRest) return null
  return (
    <>
      <NoSoftening />
      <Ribbons geometry={measured.geometry} />
      <Label text={measured.text} tone="number" at={measured.at} height={measured.height + 1.6} />
    </>
  )
}

/** A loop has no more points than these. */
const mostPoints = 2048

/** The loop while it is drawn. */
export function LassoInk({ lasso }: { readonly lasso: LassoLine }) {
  const [line] = useState(() => {
    const geometry = new BufferGeometry()
    const attribute = new BufferAttribute(new Float32Array(mostPoints * 3), 3)
    attribute.setUsage(DynamicDrawUsage)
    geometry.setAttribute('position', attribute)
    const material = new LineBasicMaterial({ color: '#fff2c4', depthTest: false, transparent: true })
    const made = new Line(geometry, material)
    made.frustumCulled = false
    made.renderOrder = 12
    return made
  })
  useEffect(
    () => () => {
      line.geometry.dispose()
      line.material.dispose()
    },
    [line],
  )
  const seen = useMemo(() => ({ version: -1 }), [])
  useFrame(() => {
    if (seen.version === lasso.version) return
    seen.version = lasso.version
    const { points } = lasso
    const attribute = line.geometry.getAttribute('position') as BufferAttribute
    const count = Math.min(mostPoints - 1, points.length)
    for (let index = 0; index <= count; index++) {
      // Closed from its end to its beginning.
      const point = points[index % Math.max(1, count)]
      if (point) attribute.setXYZ(index, point.x / 10, tableTopY + 0.1, point.z / 10)
    }
    attribute.needsUpdate = true
    line.geometry.setDrawRange(0, lasso.isDrawn ? count + 1 : 0)
  }, framePriority.judge)
  return <primitive object={line} dispose={null} />
}

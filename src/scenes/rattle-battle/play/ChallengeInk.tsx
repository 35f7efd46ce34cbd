import { useEffect, useMemo, useRef } from 'react'
import { DoubleSide, type Group, MeshBasicMaterial, Path, Shape, ShapeGeometry, Vector2 } from 'three'
import { useStore } from 'zustand'
import {
  bandPoints,
  type DieReading,
  type MeasuredPair,
  outlineAt,
  outlineOf,
  rangeBand,
} from '../../../measure'
import type { Challenged } from '../../../table/judge/challenging'
import { deskJudgeOf } from '../../../table/judge/deskJudge'
import { writtenMm } from '../../../table/judge/measures'
import { usePart } from '../../../table/useTable'
import { addDimension, judgeInk } from '../../table/judge/dimension'
import { figureSpots } from '../../table/judge/figureSpots'
import { NoSoftening } from '../../table/judge/JudgeInk'
import { Label } from '../../table/judge/Label'
import { Ribbons } from '../../table/judge/Ribbons'
import { createRibbons } from '../../table/judge/ribbons'
import { Cut } from './Cut'
import { Feeler } from './Feeler'
import { useFollowedStage } from './useFollowedStage'

/** Half of the dark sheet in cm: it covers the table as far as the judge sees. */
const sheetHalf = 120
const darkness = 0.68
/** A light rim around the hulls that matter, in mm. */
const rimMm = 2.2

interface ChallengeInkProps {
  readonly lying: readonly DieReading[]
  readonly challenged: Challenged
  readonly isOver: boolean
}

/** All else dark, the hulls in the light, and the ruler that lays itself on the line between them. */
export function ChallengeInk({
  lying,
  challenged: { pair, against, verdict, isMove = false },
  isOver,
}: ChallengeInkProps) {
  const deskJudge = usePart(deskJudgeOf)
  const pairs = useMemo(() => (against ? [pair, against] : [pair]), [pair, against])
  const height = (lying[0]?.position[1] ?? 8) / 5 + 0.06
  const tiles = useStore(deskJudge, state => state.blocking)
  const cutting = verdict.by === undefined ? undefined : tiles.find(({ id }) => id === verdict.by)
  const hulls = useMemo(() => {
    const ids = new Set(pairs.flatMap(({ a, b }) => [a, b]))
    const there = lying.filter(({ id }) => ids.has(id)).map(die => outlineOf(die))
    // Where the Ship went it does not lie yet.
    return isMove ? [...there, ...there.map(hull => outlineAt(hull, pair.to))] : there
  }, [lying, pairs, isMove, pair])
  const borders = useMemo(() => {
    const ribbons = createRibbons()
    for (const hull of hulls) {
      ribbons.border(hull, 0, 0.7, height, judgeInk.dark)
      ribbons.border(hull, 0.7, rimMm, height, judgeInk.cream)
    }
    return ribbons.build()
  }, [hulls, height])
  const spots = useMemo(() => figureSpots(lying, pairs), [lying, pairs])
  return (
    <>
      <NoSoftening />
      <Darkness hulls={hulls} height={height} />
      <Ribbons geometry={borders} order={12} />
      {cutting && isOver && <Cut tile={cutting} pair={pair} height={height} />}
      {!isMove && <Feeler hulls={hulls} pair={pair} height={height} />}
      {pairs.map((each, index) => (
        <GrowingLine key={`${each.a} ${each.b}`} pair={each} height={height} isSecond={index > 0} />
      ))}
      {isOver &&
        pairs.map((each, index) => (
          <Label
            key={`${each.a} ${each.b}`}
            text={each.touching ? 'touching' : `${writtenMm(each.mm)} mm`}
            tone={index > 0 ? 'short' : 'number'}
            at={spots[index]!}
            height={1.8}
          />
        ))}
    </>
  )
}

/** A dark sheet over the table with a hole for each hull; the judge looks straight down through them. */
function Darkness({
  hulls,
  height,
}: {
  readonly hulls: readonly ReturnType<typeof outlineOf>[]
  readonly height: number
}) {
  const material = useMemo(
    () =>
      new MeshBasicMaterial({
        color: '#05080b',
        toneMapped: false,
        side: DoubleSide,
        depthTest: false,
        depthWrite: false,
        transparent: true,
        opacity: 0,
      }),
    [],
  )
  const geometry = useMemo(() => {
    const sheet = new Shape()
      .moveTo(-sheetHalf, -sheetHalf)
      .lineTo(sheetHalf, -sheetHalf)
      .lineTo(sheetHalf, sheetHalf)
      .lineTo(-sheetHalf, sheetHalf)
      .closePath()
    sheet.holes = hulls.map(hull =>
      new Path().setFromPoints(
        bandPoints(rangeBand(hull, rimMm), 10).map(({ x, y }) => new Vector2(x / 10, y / 10)),
      ),
    )
    return new ShapeGeometry(sheet).rotateX(-Math.PI / 2)
  }, [hulls])
  useEffect(() => () => material.dispose(), [material])
  useEffect(() => () => geometry.dispose(), [geometry])
  useFollowedStage(({ dim }) => {
    material.opacity = darkness * dim
  })
  return (
    <mesh
      geometry={geometry}
      material={material}
      position-y={height}
      renderOrder={9}
      frustumCulled={false}
      dispose={null}
    />
  )
}

/** A dimension line that grows from the first of its nearest points to the second. */
export function GrowingLine({
  pair,
  height,
  isSecond,
}: {
  readonly pair: MeasuredPair
  readonly height: number
  readonly isSecond: boolean
}) {
  const line = useRef<Group>(null)
  const { from, to, touching } = pair
  const geometry = useMemo(() => {
    const ribbons = createRibbons()
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const flat = { from: { x: 0, y: 0 }, to: { x: length, y: 0 } }
    if (!touching) addDimension(ribbons, flat, height, isSecond ? judgeInk.white : judgeInk.line)
    return ribbons.build()
  }, [from, to, touching, height, isSecond])
  useFollowedStage(({ drawn }) => {
    if (!line.current) return
    line.current.visible = drawn > 0
    line.current.scale.x = Math.max(drawn, 1e-3)
  })
  return (
    <group position={[from.x / 10, 0, -from.y / 10]} rotation-y={Math.atan2(to.y - from.y, to.x - from.x)}>
      <group ref={line}>
        <Ribbons geometry={geometry} order={13} />
      </group>
    </group>
  )
}

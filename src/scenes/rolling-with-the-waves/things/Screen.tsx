import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { DoubleSide, type Group } from 'three'
import { tableSettingsOf } from '../../../table/tableSettings'
import { usePart } from '../../../table/useTable'
import { fetchTogether, partOf, useModel, useTableTexture } from '../../table/assets'
import { frame, framePriority, wake } from '../../table/frameLoop'
import { useSurface } from '../../table/surface'
import { type SeatPlace, screenSize, tableTop } from '../layout'
import type { CrewPrints } from './sheets'

export interface ScreenProps {
  readonly place: SeatPlace
  readonly prints: CrewPrints
  /** Else it has sunk into the table. */
  readonly stands: boolean
  /** Its owner has called YARRR. */
  readonly flies: boolean
}

/** Fully sunk nothing of it is seen, not even the flagpole. */
const sunkBy = screenSize.height + 6
const hoisted = 0
const struck = -6.4
/** How quickly it gets there, per second. */
const rate = 6

/** A Ship Screen around a mini board: it stands while something is hidden behind it, and hoists a flag at YARRR. */
export function Screen({ place, prints, stands, flies }: ScreenProps) {
  const tableSettings = usePart(tableSettingsOf)
  fetchTogether(['ship-screen'], ['wood'])
  const model = useModel('ship-screen')
  const wood = useTableTexture('wood', { colour: true, repeat: true })
  const outside = useSurface(
    () => ({ map: prints.outside, colour: '#e6e0d6', roughness: 0.6, gloss: 0.4 }),
    [prints],
  )
  const inside = useSurface(
    () => ({ map: prints.inside, colour: '#e6e0d6', roughness: 0.7, gloss: 0.3 }),
    [prints],
  )
  const edge = useSurface(() => ({ colour: '#b9a681', roughness: 0.85 }), [])
  const pole = useSurface(() => ({ map: wood, colour: '#a3805f', roughness: 0.6 }), [wood])
  const cloth = useSurface(() => ({ map: prints.flag, roughness: 0.9, side: DoubleSide }), [prints])
  const group = useRef<Group>(null)
  const flag = useRef<Group>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is when it is set up; from there it moves
  const now = useMemo(() => ({ sunk: stands ? 0 : sunkBy, flag: flies ? hoisted : struck }), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: either sets it in motion
  useEffect(() => wake(true), [stands, flies])
  useFrame(() => {
    const share = tableSettings.getState().reducedMotion ? 1 : 1 - Math.exp(-rate * frame.seconds)
    const goal = { sunk: stands ? 0 : sunkBy, flag: flies ? hoisted : struck }
    for (const name of ['sunk', 'flag'] as const) {
      const way = goal[name] - now[name]
      if (Math.abs(way) < 0.01) now[name] = goal[name]
      else {
        now[name] += way * share
        wake(true)
      }
    }
    if (!group.current || !flag.current) return
    group.current.position.y = tableTop - now.sunk
    group.current.visible = now.sunk < sunkBy
    flag.current.position.y = now.flag
    flag.current.visible = now.flag > struck
  }, framePriority.dice)
  const { x, z, yaw } = place.screen
  // A far screen has its outside to the middle, where everybody looks from; its owner sits beyond it.
  return (
    <group ref={group} position={[x, tableTop, z]} rotation-y={yaw} dispose={null}>
      <mesh geometry={partOf(model, 'outside')} material={outside} castShadow receiveShadow />
      <mesh geometry={partOf(model, 'inside')} material={inside} receiveShadow />
      <mesh geometry={partOf(model, 'edge')} material={edge} />
      <group ref={flag}>
        <mesh geometry={partOf(model, 'pole')} material={pole} castShadow />
        <mesh geometry={partOf(model, 'flag')} material={cloth} castShadow />
      </group>
    </group>
  )
}

import { useFrame } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { type Group, PlaneGeometry } from 'three'
import { useStore } from 'zustand'
import { chartOf, type RollingState } from '../../../rules/rolling-seas/public'
import { deskOf } from '../../../table/desk'
import { usePart } from '../../../table/useTable'
import { framePriority, wake } from '../../table/frameLoop'
import { findGraphics } from '../../table/graphics'
import { useStage } from '../../table/StageContext'
import { useSurface } from '../../table/surface'
import { useTableThings } from '../../things'
import { drawCourse, drawStarts, drawTrips } from '../ink/course'
import { drawAtWork, drawGhost } from '../ink/ghost'
import type { Ink } from '../ink/hand'
import { chartSheet, grid } from '../ink/sheet'
import { createSheetCanvas } from '../things/sheetCanvas'
import { type OnChart, onChartOf } from './chartHand'
import { stepsTo } from './sailing'

/** So much of the sheet, from its top, can be drawn over. */
const heightMm = grid.top + grid.height + 10
const above = 0.04
const square = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)

/** Hints over the chart of the player who is asked: ghosts, courses, prices. It lies in the light as ink does. */
export function ChartInk() {
  const desk = usePart(deskOf)
  const onChart = usePart(onChartOf)
  const { quality, epoch } = useStage()
  const { motion } = useTableThings()
  const state = useStore(onChart)
  const view = useStore(desk.state, now => now.view as RollingState | undefined)
  const group = useRef<Group>(null)
  const density = findGraphics().software ? 4 : 6.5
  const sheet = useMemo(
    () => createSheetCanvas(chartSheet.width, heightMm, density, quality.anisotropy),
    [density, quality.anisotropy],
  )
  useEffect(() => () => sheet.dispose(), [sheet])
  const film = useSurface(() => ({ map: sheet.texture, roughness: 1, gloss: 0, opacity: 1 }), [sheet])
  const shown = state.pointed ?? state.hand
  const owner = shown?.owner
  // biome-ignore lint/correctness/useExhaustiveDependencies: a context that came back has lost what was drawn
  useLayoutEffect(() => {
    if (!view || !shown) return
    sheet.draw(ink => drawOver(ink, { ...state, hand: shown }, view))
    wake()
    return () => wake()
  }, [sheet, state, shown, view, epoch])
  useFrame(() => {
    const pose = owner === undefined ? undefined : motion.poseOf(`chart:${owner}`)
    if (!group.current) return
    group.current.visible = pose !== undefined
    if (!pose) return
    const yaw = 2 * Math.atan2(pose.qy, pose.qw)
    const v = (heightMm - chartSheet.height) / 20
    group.current.position.set(pose.x + v * Math.sin(yaw), pose.y + above, pose.z + v * Math.cos(yaw))
    group.current.rotation.y = yaw
  }, framePriority.dice)
  return (
    <group ref={group} visible={false} dispose={null}>
      <mesh
        geometry={square}
        material={film}
        scale={[chartSheet.width / 10, 1, heightMm / 10]}
        renderOrder={2}
      />
    </group>
  )
}

function drawOver(ink: Ink, state: OnChart, view: RollingState): void {
  const { hand, hovered } = state
  if (!hand || view.players[hand.owner] === undefined) return
  drawAtWork(ink)
  if (hand.kind === 'drawing') drawGhost(ink, hand, view)
  else if (hand.kind === 'sailing') drawCourse(ink, hand, state, stepsTo(view, hand, hovered))
  else if (hand.kind === 'home') drawStarts(ink, hand, hovered)
  else drawTrips(ink, hand, chartOf(view.players[hand.owner]!.map).ship, hovered)
}

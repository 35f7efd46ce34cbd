import { useEffect } from 'react'
import { usePart } from '../../../table/useTable'
import { wake } from '../../table/frameLoop'
import { useTableThings } from '../../things'
import type { SeasLayout } from '../layout'
import { turnOfCompass } from '../layout'
import { onChartOf } from './chartHand'

/** Turns the token of the player who plans a Sail: its 1 points where the chosen wind blows to (RS-60). */
export function CompassHand() {
  const onChart = usePart(onChartOf)
  const { motion, layout } = useTableThings<SeasLayout>()
  useEffect(() => {
    let taken: string | undefined
    const turn = () => {
      const { hand } = onChart.getState()
      const id = hand?.kind === 'sailing' ? `compass@${hand.seat}` : undefined
      if (taken !== undefined && taken !== id) motion.letGo([taken])
      taken = id
      const pose = id === undefined ? undefined : motion.poseOf(id)
      if (id === undefined || !pose || hand?.kind !== 'sailing') return
      const yaw = layout.seats[hand.seat]!.yaw + turnOfCompass(hand.wind)
      const { x, y, z } = pose
      motion.take([id])
      motion.put(id, x, y, z, 0, Math.sin(yaw / 2), 0, Math.cos(yaw / 2))
      wake()
    }
    turn()
    const stop = onChart.subscribe(turn)
    return () => {
      stop()
      if (taken !== undefined) motion.letGo([taken])
    }
  }, [motion, layout])
  return null
}

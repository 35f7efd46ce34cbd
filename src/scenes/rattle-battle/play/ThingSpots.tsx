import { useFrame, useThree } from '@react-three/fiber'
import { useMemo } from 'react'
import { Vector3 } from 'three'
import { desk } from '../../../match/desk'
import { choosableNow, choosing } from '../../../match/table/choosing'
import { type ThingSpot, thingSpots } from '../../../match/table/choosing/thingSpots'
import { frame, framePriority } from '../../table/frameLoop'
import { useTable } from '../../table/TableContext'
import { useTableThings } from '../things'

/** Tells where on the picture the things are that can be chosen, once nothing moves any more. */
export function ThingSpots() {
  const { rig } = useTable()
  const { motion, layout } = useTableThings()
  const size = useThree(state => state.size)
  const work = useMemo(() => ({ changes: -1, told: -1, point: new Vector3() }), [])
  useFrame(() => {
    // The last driver before the drawing: whatever moves has said so by now.
    const isStill = !frame.wanted && work.changes === frame.changes
    work.changes = frame.changes
    if (!isStill || work.told === frame.changes) return
    work.told = frame.changes
    tell()
  }, framePriority.judge + 1)

  function tell(): void {
    const spots: Record<string, ThingSpot> = {}
    const onScreen = ({ x, y }: Vector3): ThingSpot => ({
      x: Math.round(((x + 1) / 2) * size.width),
      y: Math.round(((1 - y) / 2) * size.height),
    })
    const { phase, hand, asked } = desk.state.getState()
    const put = (name: string, id: string) => {
      const pose = motion.poseOf(id)
      if (!pose) return
      spots[name] = onScreen(work.point.set(pose.x, pose.y, pose.z).project(rig.camera))
    }
    for (const id of new Set([...choosableNow(), ...choosing.getState().picked])) put(id, id)
    if (phase === 'held' && hand) {
      // What a hand is to take: the dice, or the box that the fist comes down on.
      if (hand.fist) put('fist', 'box')
      else put('hand', `die:${hand.record.request.dice[0]?.id}`)
    }
    if (asked?.phase === 'briefing.commit') {
      spots.muster = onScreen(work.point.set(layout.muster.x, 0, layout.muster.z).project(rig.camera))
    }
    thingSpots.setState({ spots })
  }
  return null
}

import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { framePriority } from '../../table/frameLoop'
import { DiceBag } from '../../table/room/ThingsOfUse'
import { useTableThings } from '../../things'
import { bagSize, tableTop } from '../layout'

/** The bag, which is also the first player's token: it glides on by itself when the anchor is dropped. */
export function WavesBag() {
  const { motion } = useTableThings()
  const group = useRef<Group>(null)
  const seen = useMemo(() => ({ version: -1 }), [])
  useFrame(() => {
    if (seen.version === motion.version || !group.current) return
    seen.version = motion.version
    const pose = motion.poseOf('bag')
    if (pose) group.current.position.set(pose.x, pose.y - bagSize.height / 2 - tableTop, pose.z)
  }, framePriority.dice)
  return (
    <group ref={group}>
      <DiceBag x={0} z={0} turn={2.1} />
    </group>
  )
}

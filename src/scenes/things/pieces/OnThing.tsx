import { useFrame } from '@react-three/fiber'
import { type ReactNode, useMemo, useRef } from 'react'
import type { Group } from 'three'
import { framePriority } from '../../table/frameLoop'
import type { ThingId } from '../layout'
import { useTableThings } from '../TableThings'

interface OnThingProps {
  readonly id: ThingId
  /** From the middle of the thing up to where the model stands, in cm. */
  readonly up?: number
  readonly children: ReactNode
}

/** A model that follows its thing, and is shown only while the thing is on the table. */
export function OnThing({ id, up = 0, children }: OnThingProps) {
  const { motion } = useTableThings()
  const group = useRef<Group>(null)
  const seen = useMemo(() => ({ id, version: -1 }), [id])
  useFrame(() => {
    if (seen.version === motion.version || !group.current) return
    seen.version = motion.version
    const pose = motion.poseOf(id)
    group.current.visible = pose !== undefined
    if (!pose) return
    group.current.position.set(pose.x, pose.y + up, pose.z)
    group.current.quaternion.set(pose.qx, pose.qy, pose.qz, pose.qw)
  }, framePriority.dice)
  return (
    <group ref={group} visible={false} dispose={null}>
      {children}
    </group>
  )
}

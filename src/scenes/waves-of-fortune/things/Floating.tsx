import { useFrame } from '@react-three/fiber'
import { type ReactNode, useRef } from 'react'
import type { Group } from 'three'
import { frame, framePriority, wake } from '../../table/frameLoop'
import { useTableThings } from '../../things'
import type { ThingId } from '../../things/layout'
import { rockingOf } from './rocking'

interface FloatingProps {
  readonly id: ThingId
  /** It lies on its side (WF-97). */
  readonly isSunk?: boolean
  readonly children: ReactNode
}

/** How far a sunk ship leans over, and how long that takes, in radians and seconds. */
const heel = 1.22
const heelSeconds = 0.8

/** A model that stands where its thing is by now: under way she lifts her bow, and a blow makes her roll. */
export function Floating({ id, isSunk = false, children }: FloatingProps) {
  const { motion } = useTableThings()
  const outer = useRef<Group>(null)
  const inner = useRef<Group>(null)
  const seen = useRef({ version: -1, leans: isSunk ? 1 : 0 })
  useFrame(() => {
    const state = seen.current
    const goal = isSunk ? 1 : 0
    if (state.leans !== goal) {
      const step = frame.seconds / heelSeconds
      state.leans =
        goal > state.leans ? Math.min(goal, state.leans + step) : Math.max(goal, state.leans - step)
      wake(true)
    }
    const mover = motion.movers.get(id)
    if (inner.current) {
      const eased = state.leans * state.leans * (3 - 2 * state.leans)
      const { roll, bow } = rockingOf(mover)
      inner.current.rotation.x = heel * eased + roll
      inner.current.rotation.z = bow
      inner.current.position.y = 0.42 * eased
      inner.current.position.z = -0.7 * eased
    }
    if (!outer.current || !mover || state.version === motion.version) return
    state.version = motion.version
    const { now, placement } = mover
    outer.current.position.set(now.x, now.y - (placement.height / 2) * now.scale, now.z)
    outer.current.quaternion.set(now.qx, now.qy, now.qz, now.qw)
    outer.current.scale.setScalar(Math.max(now.scale, 1e-4))
  }, framePriority.dice)
  return (
    <group ref={outer} dispose={null}>
      <group ref={inner}>{children}</group>
    </group>
  )
}

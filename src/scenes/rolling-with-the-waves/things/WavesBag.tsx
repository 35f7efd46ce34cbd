import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import { type Group, Quaternion, Vector3 } from 'three'
import { deskOf } from '../../../table/desk'
import { tableSettingsOf } from '../../../table/tableSettings'
import { usePart, useTable } from '../../../table/useTable'
import { frame, framePriority, wake } from '../../table/frameLoop'
import { DiceBag } from '../../table/room/ThingsOfUse'
import { useTableThings } from '../../things'
import { bagSize, tableTop } from '../layout'
import { bagHandOf, isBagInHand } from './bagHand'

/** The dice have left it after so long, in seconds. */
const emptySeconds = 0.75
/** From its foot to where the dice are in it, and how far its mouth hangs down when it is tipped. */
const belly = 5.2
const slope = 0.34
const rate = 11

const up = new Vector3(0, 1, 0)
const mouth = new Vector3()
const goal = new Vector3()
const goalTurn = new Quaternion()
const upright = new Quaternion()

/**
 * The bag, which is also the first player's token: it is shaken and tipped over the tray, and glides on by itself when
 * the anchor is dropped.
 */
export function WavesBag() {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const desk = usePart(deskOf)
  const bagHand = usePart(bagHandOf)
  const { motion } = useTableThings()
  const group = useRef<Group>(null)
  const now = useMemo(() => ({ tippedFor: emptySeconds, isPlaced: false }), [])
  useFrame(() => {
    const node = group.current
    const pose = motion.poseOf('bag')
    if (!node || !pose) return
    if (isBagInHand(table)) now.tippedFor = 0
    else now.tippedFor += desk.state.getState().phase === 'falling' ? frame.seconds : emptySeconds
    if (now.tippedFor < emptySeconds) {
      // Its mouth looks over the wall into the tray.
      mouth.set(-bagHand.x, 0, -bagHand.z).normalize()
      mouth.y = -slope
      mouth.normalize()
      goalTurn.setFromUnitVectors(up, mouth)
      goal.set(bagHand.x, bagHand.y + 1, bagHand.z).addScaledVector(mouth, -belly)
    } else {
      goalTurn.copy(upright)
      goal.set(pose.x, pose.y - bagSize.height / 2 - tableTop, pose.z)
    }
    const isThere = node.position.distanceToSquared(goal) < 1e-4 && node.quaternion.angleTo(goalTurn) < 1e-3
    if (isThere && now.isPlaced) return
    const isCut = !now.isPlaced || tableSettings.getState().reducedMotion
    const share = isCut ? 1 : 1 - Math.exp(-rate * frame.seconds)
    now.isPlaced = true
    node.position.lerp(goal, share)
    node.quaternion.slerp(goalTurn, share)
    if (isThere) {
      node.position.copy(goal)
      node.quaternion.copy(goalTurn)
    }
    wake(true)
  }, framePriority.dice)
  return (
    <group ref={group}>
      <DiceBag x={0} z={0} turn={2.1} />
    </group>
  )
}

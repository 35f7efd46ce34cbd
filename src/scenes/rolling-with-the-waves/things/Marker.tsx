import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import { type Group, Quaternion, Vector3 } from 'three'
import { partOf, useModel } from '../../table/assets'
import { frame, framePriority, wake } from '../../table/frameLoop'
import { useSurface } from '../../table/surface'
import type { Placement } from '../../things/layout'
import { mapSize, type SeatPlace, tableTop } from '../layout'
import { crewInk } from '../prints'
import type { CrewPrints } from './sheets'

export interface MarkerProps {
  readonly place: SeatPlace
  readonly rest: Pick<Placement, 'x' | 'z' | 'yaw'>
  readonly prints: CrewPrints
}

/** From its middle to its point, in cm. */
const reach = 6
/** How it is held: the point down to the left, the end over the writing hand. */
const held = new Quaternion().setFromUnitVectors(
  new Vector3(1, 0, 0),
  new Vector3(-0.42, -0.8, -0.42).normalize(),
)
const rate = 16
const point = new Vector3()
const goal = new Vector3()
const goalTurn = new Quaternion()
const up = new Vector3(0, 1, 0)

/** A crew's marker: it lies beside the map, and writes by itself what the dice say. */
export function Marker({ place, rest, prints }: MarkerProps) {
  const model = useModel('marker')
  const barrel = useSurface(
    () => ({ colour: '#e9e2d2', roughness: 0.35, coat: { strength: 0.4, roughness: 0.2 } }),
    [],
  )
  const cap = useSurface(() => ({ colour: inkOf(prints), roughness: 0.4 }), [prints])
  const group = useRef<Group>(null)
  const seen = useMemo(() => ({ isPlaced: false }), [])
  useFrame(() => {
    const node = group.current
    if (!node) return
    const { tip } = prints.map
    if (tip) {
      goalTurn.copy(held)
      point.set(1, 0, 0).applyQuaternion(held).multiplyScalar(reach)
      const { x, z } = place.map
      goal.set(
        x + tip.x / 10 - mapSize.width / 2 - point.x,
        tableTop + mapSize.height + 0.1 - point.y,
        z + tip.y / 10 - mapSize.depth / 2 - point.z,
      )
    } else {
      goalTurn.setFromAxisAngle(up, rest.yaw)
      goal.set(rest.x, tableTop, rest.z)
    }
    const share = seen.isPlaced ? 1 - Math.exp(-rate * (tip ? 2.2 : 0.5) * frame.seconds) : 1
    seen.isPlaced = true
    if (node.position.distanceToSquared(goal) < 1e-4 && !tip) {
      node.position.copy(goal)
      node.quaternion.copy(goalTurn)
      return
    }
    node.position.lerp(goal, share)
    node.quaternion.slerp(goalTurn, share)
    wake(true)
  }, framePriority.dice + 1)
  return (
    <group ref={group} dispose={null}>
      <mesh geometry={partOf(model, 'barrel')} material={barrel} castShadow />
      <mesh geometry={partOf(model, 'cap')} material={cap} castShadow />
    </group>
  )
}

const inkOf = ({ colour }: CrewPrints): string => crewInk[colour].base

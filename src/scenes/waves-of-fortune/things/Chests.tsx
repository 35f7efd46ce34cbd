import { useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import type { Group, Material } from 'three'
import { DoubleSide } from 'three'
import { tableSettingsOf } from '../../../table/tableSettings'
import { usePart } from '../../../table/useTable'
import { partOf, useModel } from '../../table/assets'
import { frame, framePriority, wake } from '../../table/frameLoop'
import { useSurface } from '../../table/surface'
import { useTableThings } from '../../things'
import type { Placement } from '../../things/layout'
import { useTinted } from './tinted'

/** The hinge of the lid on the body, in cm; how far it opens, and how fast. */
const hinge = { y: 2.05, z: -1.62 } as const
const openAngle = -1.75
const openSeconds = 0.7

/** A chest for each captain, its lid open while the captain is at home. */
export function Chests() {
  const { layout } = useTableThings()
  const model = useModel('fortune-chest')
  const oak = useTinted({ roughness: 0.66, side: DoubleSide })
  const brass = useSurface(
    () => ({ colour: '#c8963e', roughness: 0.36, metal: true, reflection: 1.2, side: DoubleSide }),
    [],
  )
  const chests = [...layout.things.values()].filter(({ kind }) => kind === 'chest')
  return (
    <>
      {chests.map(place => (
        <Chest key={place.id} place={place} model={model} oak={oak} brass={brass} />
      ))}
    </>
  )
}

interface ChestProps {
  readonly place: Placement
  readonly model: ReturnType<typeof useModel>
  readonly oak: Material
  readonly brass: Material
}

function Chest({ place, model, oak, brass }: ChestProps) {
  const tableSettings = usePart(tableSettingsOf)
  const lid = useRef<Group>(null)
  const isOpen = place.item === 'open'
  const open = useRef(isOpen ? 1 : 0)
  useFrame(() => {
    const goal = isOpen ? 1 : 0
    if (open.current !== goal) {
      const step = tableSettings.getState().reducedMotion ? 1 : frame.seconds / openSeconds
      open.current =
        goal > open.current ? Math.min(goal, open.current + step) : Math.max(goal, open.current - step)
      wake(true)
    }
    const eased = open.current * open.current * (3 - 2 * open.current)
    if (lid.current) lid.current.rotation.x = openAngle * eased
  }, framePriority.dice)
  return (
    <group position={[place.x, place.y, place.z]} rotation-y={place.yaw} dispose={null}>
      <mesh geometry={partOf(model, 'body')} material={oak} castShadow receiveShadow />
      <mesh geometry={partOf(model, 'body-metal')} material={brass} receiveShadow />
      <group ref={lid} position={[0, hinge.y, hinge.z]}>
        <mesh geometry={partOf(model, 'lid')} material={oak} castShadow receiveShadow />
        <mesh geometry={partOf(model, 'lid-metal')} material={brass} receiveShadow />
      </group>
    </group>
  )
}

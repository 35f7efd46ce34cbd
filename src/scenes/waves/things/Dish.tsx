import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { partOf } from '../../table/assets'
import { framePriority } from '../../table/frameLoop'
import { useTableThings } from '../../things'
import { type TrayLook, useFeltAndWood } from '../../things/pieces/FeltTray'
import { dishFloor, tableTop } from '../layout'

const look: TrayLook = { felt: '#4a7f8e', nap: '#7fb0bd', wood: '#a3805f' }

/** The round dish in the middle of the Council, and the tray for Shells that are out of play. */
export function Dish() {
  const { motion } = useTableThings()
  const { model, felt, wood } = useFeltAndWood('waves-things', look)
  const tray = useRef<Group>(null)
  const seen = useMemo(() => ({ version: -1 }), [])
  useFrame(() => {
    if (seen.version === motion.version || !tray.current) return
    seen.version = motion.version
    const place = motion.movers.get('tray')?.placement
    tray.current.visible = place !== undefined
    if (place) tray.current.position.set(place.x, tableTop, place.z)
  }, framePriority.dice)
  return (
    <>
      <group position={[0, tableTop + dishFloor, 0]} dispose={null}>
        <mesh geometry={partOf(model, 'dish-floor')} material={felt} receiveShadow />
        <mesh geometry={partOf(model, 'dish')} material={wood} castShadow receiveShadow />
      </group>
      <group ref={tray} visible={false} dispose={null}>
        <mesh geometry={partOf(model, 'tray')} material={wood} castShadow receiveShadow />
      </group>
    </>
  )
}

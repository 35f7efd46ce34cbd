import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { fetchTogether, partOf, useModel, useTableTexture } from '../../table/assets'
import { framePriority } from '../../table/frameLoop'
import { useSurface } from '../../table/surface'
import { useTableThings } from '../../things'
import { dishFloor, tableTop } from '../layout'

/** The round dish in the middle of the Council, and the tray for Shells that are out of play. */
export function Dish() {
  const { motion } = useTableThings()
  fetchTogether(['waves-things'], ['felt', 'felt-normal', 'wood'])
  const model = useModel('waves-things')
  const feltMap = useTableTexture('felt', { colour: true, repeat: true })
  const feltRelief = useTableTexture('felt-normal', { repeat: true })
  const wood = useTableTexture('wood', { colour: true, repeat: true })
  const felt = useSurface(
    () => ({
      colour: '#4a7f8e',
      map: feltMap,
      relief: { map: feltRelief, strength: 1.2 },
      roughness: 1,
      sheen: { strength: 0.5, colour: '#7fb0bd', roughness: 0.5 },
    }),
    [feltMap, feltRelief],
  )
  const walls = useSurface(() => ({ colour: '#a3805f', map: wood, roughness: 0.6 }), [wood])
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
        <mesh geometry={partOf(model, 'dish')} material={walls} castShadow receiveShadow />
      </group>
      <group ref={tray} visible={false} dispose={null}>
        <mesh geometry={partOf(model, 'tray')} material={walls} castShadow receiveShadow />
      </group>
    </>
  )
}

import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { Color, DoubleSide, MeshBasicMaterial } from 'three'
import { partOf, useModel } from '../assets'
import { framePriority } from '../frameLoop'
import { useStage } from '../StageContext'
import { useSurface } from '../surface'
import { tableTopY } from './places'

const flameColour = new Color('#ffcf86')

/** The lamp on the table, behind to the right: brass, glass and a flame that the evening turns up. */
export function OilLamp({ x, z, turn }: { readonly x: number; readonly z: number; readonly turn: number }) {
  const { levels } = useStage()
  const model = useModel('oil-lamp')
  const brass = useSurface(() => ({ colour: '#c8963e', roughness: 0.28, metal: true, reflection: 1.4 }), [])
  const glass = useSurface(
    () => ({
      colour: '#fff4e2',
      roughness: 0.05,
      opacity: 0.2,
      glow: { colour: '#ff9a45', strength: 0.35 },
      side: DoubleSide,
    }),
    [],
  )
  const wick = useSurface(() => ({ colour: '#2a211b', roughness: 1 }), [])
  const flame = useMemo(() => new MeshBasicMaterial({ color: flameColour }), [])
  useEffect(() => () => flame.dispose(), [flame])
  useFrame(() => {
    flame.color.copy(flameColour).multiplyScalar(levels.flame)
  }, framePriority.lights)
  return (
    <group position={[x, tableTopY, z]} rotation-y={turn} dispose={null}>
      <mesh geometry={partOf(model, 'brass')} material={brass} castShadow receiveShadow />
      <mesh geometry={partOf(model, 'wick')} material={wick} />
      <mesh geometry={partOf(model, 'flame')} material={flame} />
      <mesh geometry={partOf(model, 'glass')} material={glass} renderOrder={5} />
    </group>
  )
}

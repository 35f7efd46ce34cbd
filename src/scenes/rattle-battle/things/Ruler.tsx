import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { partOf, useModel, useTableTexture } from '../../table/assets'
import { framePriority } from '../../table/frameLoop'
import { useSurface } from '../../table/surface'
import { useTable } from '../../table/TableContext'
import { useTableThings } from '../../things'
import { rulerSize } from '../layout/sizes'

/** The ruler, which is the Baron's token. */
export function Ruler() {
  const { quality } = useTable()
  const { motion } = useTableThings()
  const model = useModel('ruler')
  const map = useTableTexture('ruler', { colour: true, anisotropy: quality.anisotropy })
  const print = useSurface(() => ({ map, roughness: 0.42, coat: { strength: 0.3, roughness: 0.3 } }), [map])
  const wood = useSurface(() => ({ colour: '#ba8c58', roughness: 0.5 }), [])
  const group = useRef<Group>(null)
  const seen = useMemo(() => ({ version: -1 }), [])
  useFrame(() => {
    if (seen.version === motion.version || !group.current) return
    seen.version = motion.version
    const pose = motion.poseOf('ruler')
    group.current.visible = pose !== undefined
    if (!pose) return
    group.current.position.set(pose.x, pose.y - rulerSize.height / 2, pose.z)
    group.current.quaternion.set(pose.qx, pose.qy, pose.qz, pose.qw)
  }, framePriority.dice)
  return (
    <group ref={group} dispose={null}>
      <mesh geometry={partOf(model, 'print')} material={print} receiveShadow />
      <mesh geometry={partOf(model, 'wood')} material={wood} castShadow receiveShadow />
    </group>
  )
}

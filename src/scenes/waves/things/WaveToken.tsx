import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { partOf, useModel } from '../../table/assets'
import { framePriority } from '../../table/frameLoop'
import { useSurface } from '../../table/surface'
import { useTableThings } from '../../things'
import { token } from '../layout'

/** The Wave token: glazed clay with a crest of brass. */
export function WaveToken() {
  const { motion } = useTableThings()
  const model = useModel('waves-things')
  const clay = useSurface(
    () => ({ colour: '#1f6076', roughness: 0.3, coat: { strength: 0.7, roughness: 0.15 } }),
    [],
  )
  const brass = useSurface(() => ({ colour: '#d8a94c', roughness: 0.3, metal: true, reflection: 1.5 }), [])
  const group = useRef<Group>(null)
  const seen = useMemo(() => ({ version: -1 }), [])
  useFrame(() => {
    if (seen.version === motion.version || !group.current) return
    seen.version = motion.version
    const pose = motion.poseOf(token)
    group.current.visible = pose !== undefined
    if (!pose) return
    group.current.position.set(pose.x, pose.y, pose.z)
    group.current.quaternion.set(pose.qx, pose.qy, pose.qz, pose.qw)
  }, framePriority.dice)
  return (
    <group ref={group} visible={false} dispose={null}>
      <mesh geometry={partOf(model, 'token')} material={clay} castShadow receiveShadow />
      <mesh geometry={partOf(model, 'crest')} material={brass} castShadow receiveShadow />
    </group>
  )
}

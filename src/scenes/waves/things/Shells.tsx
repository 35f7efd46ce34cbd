import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import { DoubleSide, type Group } from 'three'
import { shellCount } from '../../../rules/waves/vocabulary'
import { partOf, useModel } from '../../table/assets'
import { framePriority } from '../../table/frameLoop'
import { useSurface } from '../../table/surface'
import { useTableThings } from '../../things'
import { shell } from '../layout'

/** Told apart by their shape; the colours are only beautiful. */
const colours = ['#e8c9a4', '#c9a07a', '#d8b6ac', '#e6dfd0', '#cf9a6c'] as const

/** The five Ceremonial Shells. */
export function Shells() {
  return Array.from({ length: shellCount }, (_, index) => <Shell key={shell(index)} index={index} />)
}

function Shell({ index }: { readonly index: number }) {
  const { motion } = useTableThings()
  const model = useModel('waves-things')
  const stuff = useSurface(
    () => ({
      colour: colours[index % colours.length]!,
      roughness: 0.35,
      coat: { strength: 0.5, roughness: 0.25 },
      side: DoubleSide,
    }),
    [index],
  )
  const group = useRef<Group>(null)
  const seen = useMemo(() => ({ version: -1 }), [])
  useFrame(() => {
    if (seen.version === motion.version || !group.current) return
    seen.version = motion.version
    const mover = motion.movers.get(shell(index))
    group.current.visible = mover !== undefined
    if (!mover) return
    const { now, placement } = mover
    group.current.position.set(now.x, now.y - placement.height / 2, now.z)
    group.current.quaternion.set(now.qx, now.qy, now.qz, now.qw)
  }, framePriority.dice)
  return (
    <group ref={group} visible={false} dispose={null}>
      <mesh geometry={partOf(model, `shell-${index + 1}`)} material={stuff} castShadow receiveShadow />
    </group>
  )
}

import { useFrame } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { BufferGeometry, Material } from 'three'
import { framePriority } from '../../table/frameLoop'
import { useTableThings } from '../../things'
import { createPieceBatch, type PieceLook } from './pieceBatch'

interface BatchProps {
  readonly geometry: BufferGeometry
  readonly material: Material
  /** The same object for as long as the component stands. */
  readonly look: PieceLook
}

/** All pieces of a look. */
export function Batch({ geometry, material, look }: BatchProps) {
  const { layout, motion } = useTableThings()
  const batch = useMemo(() => createPieceBatch(geometry, material, look), [geometry, material, look])
  useEffect(() => () => batch.dispose(), [batch])
  const seen = useMemo(() => ({ batch, version: -1 }), [batch])
  useLayoutEffect(() => {
    void layout
    batch.sync(motion)
    seen.version = -1
  }, [batch, motion, layout, seen])
  useFrame(() => {
    if (seen.version === motion.version) return
    seen.version = motion.version
    batch.write()
  }, framePriority.dice)
  return <primitive object={batch.mesh} dispose={null} />
}

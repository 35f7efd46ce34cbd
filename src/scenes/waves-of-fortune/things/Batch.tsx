import { useMemo } from 'react'
import type { BufferGeometry, Material } from 'three'
import { useBatch } from '../../things/pieces/useBatch'
import { createPieceBatch, type PieceLook } from './pieceBatch'

interface BatchProps {
  readonly geometry: BufferGeometry
  readonly material: Material
  /** The same object for as long as the component stands. */
  readonly look: PieceLook
}

/** All pieces of a look. */
export function Batch({ geometry, material, look }: BatchProps) {
  const batch = useMemo(() => createPieceBatch(geometry, material, look), [geometry, material, look])
  useBatch(batch)
  return <primitive object={batch.mesh} dispose={null} />
}

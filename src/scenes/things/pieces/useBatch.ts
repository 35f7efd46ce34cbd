import { useFrame } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { framePriority, wake } from '../../table/frameLoop'
import type { ThingMotion } from '../motion'
import { useTableThings } from '../TableThings'

/** Things that are drawn together. */
interface Batch {
  /** Takes the things as they are. */
  sync(motion: ThingMotion): void
  /** Writes where they lie. */
  write(): void
  dispose(): void
}

/** Keeps a batch in step with the things of the table: rebuilt with every layout, updated when one has moved. */
export function useBatch(batch: Batch): void {
  const { layout, motion } = useTableThings()
  useEffect(() => () => batch.dispose(), [batch])
  const seen = useMemo(() => ({ batch, version: -1 }), [batch])
  useLayoutEffect(() => {
    void layout
    batch.sync(motion)
    seen.version = -1
    wake(true)
  }, [batch, motion, layout, seen])
  useFrame(() => {
    if (seen.version === motion.version) return
    seen.version = motion.version
    batch.write()
  }, framePriority.dice)
}

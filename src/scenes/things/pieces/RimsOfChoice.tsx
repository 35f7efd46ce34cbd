import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { highlightsOf } from '../../../table/highlights'
import { usePart } from '../../../table/useTable'
import { frame, framePriority, wake } from '../../table/frameLoop'
import { useTableThings } from '../TableThings'
import { createRims } from './rims'

/** Rims around what can be chosen, is pointed at, is chosen. */
export function RimsOfChoice() {
  const highlights = usePart(highlightsOf)
  const { layout, motion } = useTableThings()
  const rims = useMemo(createRims, [])
  useEffect(() => () => rims.dispose(), [rims])
  const seen = useMemo(() => ({ version: -1 }), [])
  useEffect(() => {
    void layout
    const show = () => {
      rims.sync(motion, highlights.getState())
      seen.version = -1
      wake()
    }
    show()
    return highlights.subscribe(show)
  }, [rims, motion, layout, seen])
  useFrame(() => {
    if (seen.version === motion.version) return
    const breathes = rims.write(frame.seconds)
    if (breathes) wake()
    else seen.version = motion.version
  }, framePriority.judge)
  return <primitive object={rims.mesh} dispose={null} />
}

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Group } from 'three'
import { wake } from '../frameLoop'
import { useStage } from '../StageContext'
import { mergeStill } from './mergeStill'

/** Things that never move. All shadows of them are one drawing, and so is all of them that has no print. */
export function StillThings({ children }: { readonly children: ReactNode }) {
  const { quality } = useStage()
  const group = useRef<Group>(null)
  useLayoutEffect(() => {
    // Their materials are those of the tier.
    void quality
    if (!group.current) return
    const undo = mergeStill(group.current)
    wake(true)
    return undo
  }, [quality])
  return <group ref={group}>{children}</group>
}

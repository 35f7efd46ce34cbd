import { useCursor } from '@react-three/drei'
import type { ThreeElements } from '@react-three/fiber'
import { useMemo, useState } from 'react'
import { useStage } from '../StageContext'
import type { Touchable } from './pointerDesk'

type PointerHandlers = Pick<ThreeElements['group'], 'onPointerOver' | 'onPointerOut' | 'onPointerDown'>

/**
 * Pointer events for a thing that has a mesh of its own: spread them on it. React Three Fiber says when the pointer is on
 * the mesh; the desk still decides whether a press becomes a tap, a grip or a turn of the camera, and who is asked first.
 */
export function useTouch(
  touch: Pick<Touchable, 'order' | 'tap' | 'grab'>,
  cursor: string,
  isTouchable = true,
): PointerHandlers {
  const { desk } = useStage()
  const [isOver, setOver] = useState(false)
  useCursor(isOver && isTouchable, cursor)
  return useMemo(
    () => ({
      onPointerOver: () => setOver(true),
      onPointerOut: () => setOver(false),
      onPointerDown: () => isTouchable && desk.offer(touch),
    }),
    [desk, touch, isTouchable],
  )
}

import { useFrame, useThree } from '@react-three/fiber'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import type { Group } from 'three'
import type { DieSpec } from '../measure'
import { containers, loadPhysics } from '../physics'
import { DiceView } from './table/dice/DiceView'
import { createShownPoses, type Ground } from './table/dice/dicePoses'
import { frame, framePriority, wake } from './table/frameLoop'
import { SeaBox } from './table/room/SeaBox'
import { TableTop } from './table/room/TableTop'

/** One die of each material. */
const dice: readonly DieSpec[] = [
  { id: 'p-red-1', kind: 'ship' },
  { id: 'np-red-1', kind: 'np-red' },
]

const box = containers['sea-box']
const ground: Ground = {
  halfX: box.innerX / 20,
  halfZ: box.innerZ / 20,
  floorY: 0,
  tableY: -box.floorThickness / 10,
}

export interface WarmSceneProps {
  /** Nothing else stands on the table. */
  readonly isAlone: boolean
  readonly onDrawn: () => void
}

/**
 * Draws the table once out of sight, so that opening it does not wait for models, textures and shaders.
 * It stays, unseen: shaders that nothing uses would be thrown away.
 */
export default function WarmScene({ isAlone, onDrawn }: WarmSceneProps) {
  const group = useRef<Group>(null)
  // No picture at rest is built up for nobody.
  useEffect(() => {
    if (!isAlone) return
    frame.overlays++
    return () => {
      frame.overlays--
    }
  }, [isAlone])
  const poses = useMemo(() => createShownPoses(dice.length), [])
  return (
    <group ref={group}>
      <Suspense fallback={null}>
        <TableTop />
        <SeaBox />
        <DiceView dice={dice} poses={poses} ground={ground} />
        <Once
          onDrawn={() => {
            if (group.current) group.current.visible = false
            onDrawn()
          }}
        />
      </Suspense>
    </group>
  )
}

/** Is there once everything beside it is, and tells when that has been drawn. */
function Once({ onDrawn }: { readonly onDrawn: () => void }) {
  const invalidate = useThree(state => state.invalidate)
  const drawn = useRef(false)
  useEffect(() => {
    wake(true)
    invalidate()
  }, [invalidate])
  useFrame(() => {
    if (drawn.current) return
    drawn.current = true
    // The code that needs dice says why there are none.
    loadPhysics().catch(() => {})
    onDrawn()
  }, framePriority.draw + 1)
  return null
}

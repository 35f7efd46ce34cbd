import { useEffect } from 'react'
import { Vector2 } from 'three'
import { useStore } from 'zustand'
import { containers } from '../../../physics'
import { deskOf } from '../../../table/desk'
import { usePart } from '../../../table/useTable'
import { useTableTexture } from '../../table/assets'
import { wake } from '../../table/frameLoop'
import { useSurface } from '../../table/surface'
import { useTableThings } from '../../things'
import { FeltTray } from '../../things/pieces/FeltTray'
import type { Layout } from '../layout'

/** The tray that stands in the Sea Box while somebody rolls. */
export function RollTray() {
  const { layout } = useTableThings<Layout>()
  return layout.things.has('roll-tray') ? (
    <group rotation-y={layout.sea.angle}>
      <Tray />
    </group>
  ) : null
}

function Tray() {
  const desk = usePart(deskOf)
  const isCovered = useStore(desk.state, ({ hand, lookingBack }) => hand?.isCovered === true && !lookingBack)
  useEffect(() => {
    wake(true)
    return () => wake(true)
  }, [])
  return (
    <group position={[0, containers.tray.floorThickness / 10, 0]} dispose={null}>
      <FeltTray tray="tray" />
      {isCovered && <Lid />}
    </group>
  )
}

const { innerX, innerZ, wallHeight, wallThickness } = containers.tray
/** In cm. */
const board = {
  x: (innerX + wallThickness * 2) / 10 + 0.3,
  y: 0.7,
  z: (innerZ + wallThickness * 2) / 10 + 0.3,
  at: wallHeight / 10,
}
const knob = [
  [0, 0],
  [0.95, 0],
  [0.95, 0.12],
  [0.5, 0.3],
  [0.42, 0.7],
  [0.9, 1.15],
  [0.95, 1.5],
  [0.6, 1.85],
  [0, 1.95],
].map(([radius, y]) => new Vector2(radius, y))

/** Lies on the tray while dice fall in it that the eyes at the table may not see (6.2). */
function Lid() {
  const wood = useTableTexture('wood', { colour: true, repeat: true })
  const plank = useSurface(() => ({ colour: '#8a6a4c', map: wood, roughness: 0.55 }), [wood])
  const brass = useSurface(() => ({ colour: '#b98d3e', roughness: 0.3, metal: true, reflection: 1.3 }), [])
  useEffect(() => {
    wake(true)
    return () => wake(true)
  }, [])
  return (
    <group position={[0, board.at, 0]}>
      <mesh material={plank} position={[0, board.y / 2, 0]} castShadow receiveShadow>
        <boxGeometry args={[board.x, board.y, board.z]} />
      </mesh>
      <mesh material={plank} position={[0, board.y + 0.12, 0]} receiveShadow>
        <boxGeometry args={[board.x - 2.2, 0.24, board.z - 2.2]} />
      </mesh>
      <mesh material={brass} position={[0, board.y + 0.2, 0]} castShadow>
        <latheGeometry args={[knob, 24]} />
      </mesh>
    </group>
  )
}

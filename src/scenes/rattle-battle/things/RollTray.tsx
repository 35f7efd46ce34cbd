import { useEffect } from 'react'
import { containers } from '../../../physics'
import { partOf, useModel, useTableTexture } from '../../table/assets'
import { wake } from '../../table/frameLoop'
import { useSurface } from '../../table/surface'
import { useTableThings } from '../../things'
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
  const model = useModel('tray')
  const feltMap = useTableTexture('felt', { colour: true, repeat: true })
  const feltRelief = useTableTexture('felt-normal', { repeat: true })
  const wood = useTableTexture('wood', { colour: true, repeat: true })
  const felt = useSurface(
    () => ({
      colour: '#7a2b2b',
      map: feltMap,
      relief: { map: feltRelief, strength: 1.2 },
      roughness: 1,
      sheen: { strength: 0.5, colour: '#a86a5a', roughness: 0.5 },
    }),
    [feltMap, feltRelief],
  )
  const walls = useSurface(() => ({ colour: '#a3805f', map: wood, roughness: 0.6 }), [wood])
  useEffect(() => {
    wake(true)
    return () => wake(true)
  }, [])
  return (
    <group position={[0, containers.tray.floorThickness / 10, 0]} dispose={null}>
      <mesh geometry={partOf(model, 'floor')} material={felt} receiveShadow />
      <mesh geometry={partOf(model, 'walls')} material={walls} castShadow receiveShadow />
    </group>
  )
}

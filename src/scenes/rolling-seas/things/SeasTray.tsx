import { fetchTogether, partOf, useModel, useTableTexture } from '../../table/assets'
import { useSurface } from '../../table/surface'
import { trayMiddle } from '../layout/sizes'

/** The tray of the table: all throws fall into it. */
export function SeasTray() {
  fetchTogether(['rolling-seas-tray'], ['felt', 'felt-normal', 'wood'])
  const model = useModel('rolling-seas-tray')
  const feltMap = useTableTexture('felt', { colour: true, repeat: true })
  const feltRelief = useTableTexture('felt-normal', { repeat: true })
  const wood = useTableTexture('wood', { colour: true, repeat: true })
  const felt = useSurface(
    () => ({
      colour: '#23506a',
      map: feltMap,
      relief: { map: feltRelief, strength: 1.2 },
      roughness: 1,
      sheen: { strength: 0.5, colour: '#5a87a0', roughness: 0.5 },
    }),
    [feltMap, feltRelief],
  )
  const walls = useSurface(() => ({ colour: '#9a744f', map: wood, roughness: 0.6 }), [wood])
  const { x, y, z } = trayMiddle
  return (
    <group position={[x, y, z]} dispose={null}>
      <mesh geometry={partOf(model, 'floor')} material={felt} receiveShadow />
      <mesh geometry={partOf(model, 'walls')} material={walls} castShadow receiveShadow />
    </group>
  )
}

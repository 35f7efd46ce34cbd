import { fetchTogether, partOf, useModel, useTableTexture } from '../../table/assets'
import { useSurface } from '../../table/surface'
import { trayAt } from '../layout/sizes'

/** The tray beside the sea; its felt is at the height where dice come to rest. */
export function FortuneTray() {
  fetchTogether(['fortune-tray'], ['felt', 'felt-normal', 'wood'])
  const model = useModel('fortune-tray')
  const feltMap = useTableTexture('felt', { colour: true, repeat: true })
  const feltRelief = useTableTexture('felt-normal', { repeat: true })
  const wood = useTableTexture('wood', { colour: true, repeat: true })
  const felt = useSurface(
    () => ({
      colour: '#2a4f45',
      map: feltMap,
      relief: { map: feltRelief, strength: 1.2 },
      roughness: 1,
      sheen: { strength: 0.6, colour: '#5f8a7a', roughness: 0.5 },
    }),
    [feltMap, feltRelief],
  )
  const walls = useSurface(() => ({ colour: '#a3805f', map: wood, roughness: 0.6 }), [wood])
  return (
    <group position={[trayAt.x, 0, trayAt.z]} dispose={null}>
      <mesh geometry={partOf(model, 'floor')} material={felt} receiveShadow />
      <mesh geometry={partOf(model, 'walls')} material={walls} castShadow receiveShadow />
    </group>
  )
}

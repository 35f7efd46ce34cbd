import { fetchTogether, partOf, useModel, useTableTexture } from '../../table/assets'
import { type Footprint, RestingShade } from '../../table/room/RestingShade'
import { useSurface } from '../../table/surface'
import { trayHalf } from '../layout'

const footprint: readonly Footprint[] = [
  { x: 0, z: 0, halfX: trayHalf.x, halfZ: trayHalf.z, corner: 0.4, reach: 3 },
]

/** The tray in the middle of the table: the sea of this game. Its felt is at the height 0. */
export function WavesTray() {
  fetchTogether(['rolling-waves-tray'], ['felt', 'felt-normal', 'wood'])
  const model = useModel('rolling-waves-tray')
  const feltMap = useTableTexture('felt', { colour: true, repeat: true })
  const feltRelief = useTableTexture('felt-normal', { repeat: true })
  const wood = useTableTexture('wood', { colour: true, repeat: true })
  const felt = useSurface(
    () => ({
      colour: '#2b6a7a',
      map: feltMap,
      relief: { map: feltRelief, strength: 1.2 },
      roughness: 1,
      sheen: { strength: 0.5, colour: '#6fa3ad', roughness: 0.5 },
    }),
    [feltMap, feltRelief],
  )
  const walls = useSurface(() => ({ colour: '#a3805f', map: wood, roughness: 0.6 }), [wood])
  return (
    <group dispose={null}>
      <RestingShade footprints={footprint} />
      <mesh geometry={partOf(model, 'floor')} material={felt} receiveShadow />
      <mesh geometry={partOf(model, 'walls')} material={walls} castShadow receiveShadow />
    </group>
  )
}

import { MeshBasicMaterial } from 'three'
import { fetchTogether, partOf, useModel, useTableTexture } from '../assets'
import { useStage } from '../StageContext'
import { useSurface } from '../surface'

const dark = new MeshBasicMaterial({ color: '#0a0503' })

/** Behind all else that is not clear: most of the table lies under things, and what they hide is not painted. */
const last = 1

/** The captain's table: planks with real gaps, its top where the boxes stand. */
export function TableTop() {
  const { quality } = useStage()
  fetchTogether(['table'], ['wood', 'wood-normal', 'wood-roughness'])
  const model = useModel('table')
  const map = useTableTexture('wood', { colour: true, repeat: true, anisotropy: quality.anisotropy })
  const relief = useTableTexture('wood-normal', { repeat: true, anisotropy: quality.anisotropy })
  const roughness = useTableTexture('wood-roughness', { repeat: true })
  const wood = useSurface(
    () => ({
      // The texture was painted on its own; in this light it may be darker.
      colour: '#dcc5ae',
      map,
      relief: { map: relief, strength: 0.55 },
      roughness: 0.78,
      gloss: 0.6,
      roughnessMap: roughness,
      // More coat looks wet.
      coat: { strength: 0.14, roughness: 0.36 },
    }),
    [map, relief, roughness],
  )
  return (
    <group dispose={null}>
      <mesh geometry={partOf(model, 'planks')} material={wood} renderOrder={last} receiveShadow />
      <mesh geometry={partOf(model, 'gaps')} material={dark} renderOrder={last} />
    </group>
  )
}

import { useMemo } from 'react'
import { fetchTogether, partOf, useModel, useTableTexture } from '../assets'
import { useStage } from '../StageContext'
import { type Surface, useSurface } from '../surface'
import { BoxWalls } from './BoxWalls'
import { type Footprint, RestingShade } from './RestingShade'

const footprint: readonly Footprint[] = [{ x: 0, z: 0, halfX: 14.8, halfZ: 14.8, corner: 0.2, reach: 5 }]

/** The bottom of the game box: a printed sea within four cardboard walls, its rim worn to the board. */
export function SeaBox() {
  const { quality } = useStage()
  const { anisotropy } = quality
  fetchTogether(['sea-box'], ['sea', 'sea-shade', 'box', 'box-rim', 'linen-normal'])
  const model = useModel('sea-box')
  const chart = useTableTexture('sea', { colour: true, anisotropy })
  const shade = useTableTexture('sea-shade')
  const print = useTableTexture('box', { colour: true, anisotropy })
  const rimPrint = useTableTexture('box-rim', { colour: true, repeat: true, anisotropy })
  const linen = useTableTexture('linen-normal', { repeat: true, anisotropy })
  const floor = useSurface(
    () => ({
      colour: '#b4bec6',
      map: chart,
      occlusion: shade,
      relief: { map: linen, strength: 0.22, tiles: 14 },
      roughness: 0.66,
      gloss: 0.55,
    }),
    [chart, shade, linen],
  )
  const walls = useMemo(
    (): Surface => ({
      // Keeps the print blue in lamp light.
      colour: '#b4cdf0',
      map: print,
      relief: { map: linen, strength: 0.18, tiles: 10 },
      roughness: 0.55,
      coat: { strength: 0.1, roughness: 0.5 },
    }),
    [print, linen],
  )
  const rim = useSurface(() => ({ map: rimPrint, roughness: 0.85 }), [rimPrint])
  return (
    <group dispose={null}>
      <RestingShade footprints={footprint} />
      <mesh geometry={partOf(model, 'floor')} material={floor} receiveShadow />
      <BoxWalls geometry={partOf(model, 'walls')} surface={walls} />
      <mesh geometry={partOf(model, 'rim')} material={rim} receiveShadow />
    </group>
  )
}

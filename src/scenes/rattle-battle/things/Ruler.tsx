import { fetchTogether, partOf, useModel, useTableTexture } from '../../table/assets'
import { useStage } from '../../table/StageContext'
import { useSurface } from '../../table/surface'
import { OnThing } from '../../things/pieces/OnThing'
import { rulerSize } from '../layout/sizes'

/** The ruler, which is the Baron's token. */
export function Ruler() {
  const { quality } = useStage()
  fetchTogether(['ruler'], ['ruler'])
  const model = useModel('ruler')
  const map = useTableTexture('ruler', { colour: true, anisotropy: quality.anisotropy })
  const print = useSurface(() => ({ map, roughness: 0.42, coat: { strength: 0.3, roughness: 0.3 } }), [map])
  const wood = useSurface(() => ({ colour: '#ba8c58', roughness: 0.5 }), [])
  return (
    <OnThing id="ruler" up={-rulerSize.height / 2}>
      <mesh geometry={partOf(model, 'print')} material={print} receiveShadow />
      <mesh geometry={partOf(model, 'wood')} material={wood} castShadow receiveShadow />
    </OnThing>
  )
}

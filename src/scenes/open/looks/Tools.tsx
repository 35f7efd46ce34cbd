import { sizeOf } from '../../../open-table'
import { fetchTogether, partOf, useModel, useTableTexture } from '../../table/assets'
import { useStage } from '../../table/StageContext'
import { useSurface } from '../../table/surface'
import { OnThing } from '../../things/pieces/OnThing'
import type { OfThings } from './Trays'

/** Rulers. */
export default function Tools({ things }: OfThings) {
  const { quality } = useStage()
  fetchTogether(['ruler'], ['ruler'])
  const model = useModel('ruler')
  const map = useTableTexture('ruler', { colour: true, anisotropy: quality.anisotropy })
  const print = useSurface(() => ({ map, roughness: 0.42, coat: { strength: 0.3, roughness: 0.3 } }), [map])
  const wood = useSurface(() => ({ colour: '#ba8c58', roughness: 0.5 }), [])
  return things.map(({ id, what }) =>
    what.kind === 'ruler' ? (
      <OnThing key={id} id={id}>
        <group position-y={-sizeOf(what).height / 20}>
          <mesh geometry={partOf(model, 'print')} material={print} receiveShadow />
          <mesh geometry={partOf(model, 'wood')} material={wood} castShadow receiveShadow />
        </group>
      </OnThing>
    ) : null,
  )
}

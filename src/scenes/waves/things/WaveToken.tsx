import { partOf, useModel } from '../../table/assets'
import { useSurface } from '../../table/surface'
import { OnThing } from '../../things/pieces/OnThing'
import { token } from '../layout'

/** The Wave token: glazed clay with a crest of brass. */
export function WaveToken() {
  const model = useModel('waves-things')
  const clay = useSurface(
    () => ({ colour: '#1f6076', roughness: 0.3, coat: { strength: 0.7, roughness: 0.15 } }),
    [],
  )
  const brass = useSurface(() => ({ colour: '#d8a94c', roughness: 0.3, metal: true, reflection: 1.5 }), [])
  return (
    <OnThing id={token}>
      <mesh geometry={partOf(model, 'token')} material={clay} castShadow receiveShadow />
      <mesh geometry={partOf(model, 'crest')} material={brass} castShadow receiveShadow />
    </OnThing>
  )
}

import type { Texture } from 'three'
import { partOf, useModel } from '../../table/assets'
import { useSurface } from '../../table/surface'
import { tableTop } from '../layout'

export interface BoardProps {
  readonly model: 'pirate-map' | 'mini-board'
  readonly print: Texture
  readonly x: number
  readonly z: number
}

/** A board of card under lacquer, lying on the table with its top to the north. */
export function Board({ model, print, x, z }: BoardProps) {
  const parts = useModel(model)
  const face = useSurface(() => ({ map: print, roughness: 0.5, gloss: 0.4 }), [print])
  const card = useSurface(() => ({ colour: '#b9a681', roughness: 0.85 }), [])
  return (
    <group position={[x, tableTop, z]} dispose={null}>
      <mesh geometry={partOf(parts, 'print')} material={face} receiveShadow />
      <mesh geometry={partOf(parts, 'edge')} material={card} receiveShadow />
    </group>
  )
}

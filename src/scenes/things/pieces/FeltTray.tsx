import type { BufferGeometry, Material } from 'three'
import { fetchTogether, partOf, useModel, useTableTexture } from '../../table/assets'
import { useSurface } from '../../table/surface'

/** Felt, the light that its nap catches, and wood. */
export interface TrayLook {
  readonly felt: string
  readonly nap: string
  readonly wood: string
}

/** The trays of the games by their models, each as it is in its box. */
const looks = {
  tray: { felt: '#7a2b2b', nap: '#a86a5a', wood: '#a3805f' },
  'rolling-waves-tray': { felt: '#2b6a7a', nap: '#6fa3ad', wood: '#a3805f' },
  'rolling-seas-tray': { felt: '#23506a', nap: '#5a87a0', wood: '#9a744f' },
  'fortune-tray': { felt: '#2a4f45', nap: '#5f8a7a', wood: '#a3805f' },
} satisfies Record<string, TrayLook>

/** A tray: a floor of felt within walls of wood. */
export function FeltTray({ tray }: { readonly tray: keyof typeof looks }) {
  const { model, felt, wood } = useFeltAndWood(tray, looks[tray])
  return (
    <>
      <mesh geometry={partOf(model, 'floor')} material={felt} receiveShadow />
      <mesh geometry={partOf(model, 'walls')} material={wood} castShadow receiveShadow />
    </>
  )
}

/** A model that is made of felt and wood, and both. */
export function useFeltAndWood(
  name: string,
  look: TrayLook,
): {
  readonly model: Readonly<Record<string, BufferGeometry>>
  readonly felt: Material
  readonly wood: Material
} {
  fetchTogether([name], ['felt', 'felt-normal', 'wood'])
  const model = useModel(name)
  const feltMap = useTableTexture('felt', { colour: true, repeat: true })
  const feltRelief = useTableTexture('felt-normal', { repeat: true })
  const woodMap = useTableTexture('wood', { colour: true, repeat: true })
  const felt = useSurface(
    () => ({
      colour: look.felt,
      map: feltMap,
      relief: { map: feltRelief, strength: 1.2 },
      roughness: 1,
      sheen: { strength: 0.5, colour: look.nap, roughness: 0.5 },
    }),
    [feltMap, feltRelief, look],
  )
  const wood = useSurface(() => ({ colour: look.wood, map: woodMap, roughness: 0.6 }), [woodMap, look])
  return { model, felt, wood }
}

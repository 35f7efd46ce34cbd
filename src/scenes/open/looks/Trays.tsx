import type { Thing, TrayName } from '../../../open-table'
import { fetchTogether, partOf, useModel, useTableTexture } from '../../table/assets'
import { SeaBox } from '../../table/room/SeaBox'
import { useSurface } from '../../table/surface'
import { OnThing } from '../../things/pieces/OnThing'
import { trayFloorUp } from '../bodies/bodyOf'

/** The felt of each tray, as it is in its box. */
const felts: Readonly<Record<Exclude<TrayName, 'sea-box'>, { readonly felt: string; readonly nap: string }>> =
  {
    tray: { felt: '#7a2b2b', nap: '#a86a5a' },
    'rolling-waves-tray': { felt: '#2b6a7a', nap: '#6fa3ad' },
    'rolling-seas-tray': { felt: '#23506a', nap: '#5a87a0' },
    'fortune-tray': { felt: '#2a4f45', nap: '#5f8a7a' },
  }

export interface OfThings {
  readonly things: readonly Thing[]
}

/** The trays and Sea Boxes that are on the table. */
export default function Trays({ things }: OfThings) {
  return things.map(({ id, what }) =>
    what.kind === 'tray' ? (
      <OnThing key={id} id={id}>
        <group position-y={trayFloorUp(what.tray)}>
          {what.tray === 'sea-box' ? <SeaBox /> : <FeltTray tray={what.tray} />}
        </group>
      </OnThing>
    ) : null,
  )
}

function FeltTray({ tray }: { readonly tray: Exclude<TrayName, 'sea-box'> }) {
  fetchTogether([tray], ['felt', 'felt-normal', 'wood'])
  const model = useModel(tray)
  const feltMap = useTableTexture('felt', { colour: true, repeat: true })
  const feltRelief = useTableTexture('felt-normal', { repeat: true })
  const wood = useTableTexture('wood', { colour: true, repeat: true })
  const { felt, nap } = felts[tray]
  const floor = useSurface(
    () => ({
      colour: felt,
      map: feltMap,
      relief: { map: feltRelief, strength: 1.2 },
      roughness: 1,
      sheen: { strength: 0.5, colour: nap, roughness: 0.5 },
    }),
    [feltMap, feltRelief, felt, nap],
  )
  const walls = useSurface(() => ({ colour: '#a3805f', map: wood, roughness: 0.6 }), [wood])
  return (
    <>
      <mesh geometry={partOf(model, 'floor')} material={floor} receiveShadow />
      <mesh geometry={partOf(model, 'walls')} material={walls} castShadow receiveShadow />
    </>
  )
}

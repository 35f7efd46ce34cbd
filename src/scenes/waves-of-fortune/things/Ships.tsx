import { useEffect, useMemo } from 'react'
import { DoubleSide } from 'three'
import { type Colour, colours } from '../../../rules/waves-of-fortune/public'
import { partOf, useModel } from '../../table/assets'
import { useSurface } from '../../table/surface'
import { useTableThings } from '../../things'
import { seatInk } from '../prints/palette'
import { Floating } from './Floating'
import { sailCloth } from './sailCloth'
import { useTinted } from './tinted'

const wood = { roughness: 0.62 }

/** The captains' ships, the Pirate King's, and the Kraken. */
export default function Ships() {
  const { layout } = useTableThings()
  const ships = [...layout.things.values()].filter(({ kind }) => kind === 'ship')
  return (
    <>
      {ships.map(({ id, label, item }) => (
        <Floating key={id} id={id} isSunk={item === 'sunk'}>
          <CaptainsShip colour={colourIn(label)} />
        </Floating>
      ))}
      {layout.things.has('king') && <King />}
      {layout.things.has('kraken') && <Kraken />}
    </>
  )
}

const colourIn = (label: string): Colour =>
  colours.find(colour => label.toLowerCase().startsWith(colour)) ?? 'purple'

/** A captain's ship; she stands on her keel. */
export function CaptainsShip({ colour }: { readonly colour: Colour }) {
  const { base, icon } = seatInk[colour]
  return <Hull model="fortune-ship" paint={base} cloth={base} emblem={icon} ink="#fbf3dc" pennant="#fbf3dc" />
}

function King() {
  return (
    <Floating id="king">
      <KingsShip />
    </Floating>
  )
}

/** Black canvas, black paint, and a crown. */
export function KingsShip() {
  return (
    <Hull
      model="kings-ship"
      paint="#1b1216"
      cloth="#241a1e"
      emblem="skull-crossed-bones"
      ink="#e8dcc0"
      pennant="#a3181b"
    />
  )
}

interface HullProps {
  readonly model: string
  readonly paint: string
  readonly cloth: string
  readonly emblem: string
  readonly ink: string
  readonly pennant: string
}

function Hull({ model: name, paint, cloth, emblem, ink, pennant }: HullProps) {
  const model = useModel(name)
  const map = useMemo(() => sailCloth(cloth, emblem, ink, pennant), [cloth, emblem, ink, pennant])
  useEffect(() => () => map.dispose(), [map])
  const hull = useSurface(
    () => ({ colour: paint, roughness: 0.4, coat: { strength: 0.4, roughness: 0.3 } }),
    [paint],
  )
  const planks = useTinted(wood)
  // Light shines through canvas: its shaded side is never dark.
  const canvas = useSurface(
    () => ({ map, roughness: 0.9, side: DoubleSide, glow: { colour: cloth, strength: 0.22 } }),
    [map, cloth],
  )
  return (
    <>
      <mesh geometry={partOf(model, 'hull')} material={hull} castShadow receiveShadow />
      <mesh geometry={partOf(model, 'wood')} material={planks} receiveShadow />
      <mesh geometry={partOf(model, 'sails')} material={canvas} castShadow receiveShadow />
    </>
  )
}

function Kraken() {
  return (
    <Floating id="kraken">
      <KrakenFigure />
    </Floating>
  )
}

export function KrakenFigure() {
  const model = useModel('kraken')
  const skin = useTinted({ roughness: 0.34, coat: { strength: 0.6, roughness: 0.2 } })
  const eyes = useTinted({ roughness: 0.12, glow: { colour: '#f5c63c', strength: 0.25 } })
  return (
    <>
      <mesh geometry={partOf(model, 'skin')} material={skin} castShadow receiveShadow />
      <mesh geometry={partOf(model, 'eyes')} material={eyes} />
    </>
  )
}

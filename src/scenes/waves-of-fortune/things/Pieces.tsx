import { fetchTogether, partOf, useModel, useTableTexture } from '../../table/assets'
import { useSurface } from '../../table/surface'
import { cargoInk } from '../prints/palette'
import { Batch } from './Batch'
import type { PieceLook } from './pieceBatch'

/** Gems of any colour but blue. */
const gemTones = ['#2fae63', '#d0342c', '#a94bc4', '#e08a1e'] as const

const middle = () => 0
const indexOf = (item: string | undefined) => Number(item ?? 0)

const cubes: PieceLook = {
  kinds: ['crew', 'food'],
  most: 128,
  up: middle,
  colour({ kind, item }) {
    if (item === 'foe') return cargoInk.foe
    return kind === 'food' ? cargoInk.food[indexOf(item) % 2]! : cargoInk.crew[indexOf(item) % 3]!
  },
  castsShadow: true,
}
const gems: PieceLook = {
  kinds: ['gem'],
  most: 64,
  up: middle,
  colour: ({ item, seat = 0 }) => gemTones[(indexOf(item) + seat) % gemTones.length]!,
}
const diamonds: PieceLook = {
  kinds: ['diamond', 'blue-gem'],
  most: 96,
  up: middle,
  colour: ({ kind }) => (kind === 'blue-gem' ? '#2b6fe0' : '#e4f1f5'),
}
const coins: PieceLook = {
  kinds: ['coin'],
  most: 48,
  up: ({ height }) => -height / 2,
  colour: () => '#ffffff',
}
const bowls: PieceLook = {
  kinds: ['bowl'],
  most: 3,
  up: ({ height }) => -height / 2,
  colour: () => '#ffffff',
  castsShadow: true,
}

/** Cubes, coins, gems, diamonds, and the bowls they come from. */
export function Pieces() {
  fetchTogether(['fortune-pieces'], ['coins-normal', 'coins-cavity', 'wood'])
  const model = useModel('fortune-pieces')
  const relief = useTableTexture('coins-normal')
  const shade = useTableTexture('coins-cavity', { colour: true })
  const wood = useTableTexture('wood', { colour: true, repeat: true })
  const painted = useSurface(() => ({ roughness: 0.42, coat: { strength: 0.35, roughness: 0.3 } }), [])
  const cut = useSurface(
    () => ({
      roughness: 0.08,
      coat: { strength: 1, roughness: 0.04 },
      gloss: 1,
      reflection: 1.6,
      glow: { colour: '#ffffff', strength: 0.03 },
    }),
    [],
  )
  const metal = useSurface(
    () => ({
      colour: '#f0bd5a',
      roughness: 0.3,
      map: shade,
      occlusion: shade,
      relief: { map: relief, strength: 0.75 },
      metal: true,
      reflection: 1.5,
      glow: { colour: '#f0bd5a', strength: 0.14 },
    }),
    [shade, relief],
  )
  const turned = useSurface(() => ({ colour: '#b98d5c', map: wood, roughness: 0.6 }), [wood])
  return (
    <>
      <Batch geometry={partOf(model, 'cube')} material={painted} look={cubes} />
      <Batch geometry={partOf(model, 'gem')} material={cut} look={gems} />
      <Batch geometry={partOf(model, 'diamond')} material={cut} look={diamonds} />
      <Batch geometry={partOf(model, 'coin')} material={metal} look={coins} />
      <Batch geometry={partOf(model, 'bowl')} material={turned} look={bowls} />
    </>
  )
}

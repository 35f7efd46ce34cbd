import { useEffect, useMemo } from 'react'
import { LatheGeometry, Vector2 } from 'three'
import type { TableColour } from '../../../open-table'
import { partOf, useModel } from '../../table/assets'
import { playerHex } from '../../table/dice/dieLook'
import { useSurface } from '../../table/surface'
import type { Placement } from '../../things/layout'
import { Batch } from '../../waves-of-fortune/things/Batch'
import type { PieceLook } from '../../waves-of-fortune/things/pieceBatch'

/** More of one kind than a table holds. */
const most = 400
const inColour = ({ item }: Placement) => playerHex[(item ?? 'white') as TableColour]
const gemHex: Readonly<Record<TableColour, string>> = {
  red: '#d0342c',
  blue: '#2b6fe0',
  green: '#2fae63',
  yellow: '#e0a21e',
  purple: '#a94bc4',
  white: '#e4f1f5',
  black: '#3a3f46',
}
const inGlass = ({ item }: Placement) => gemHex[(item ?? 'white') as TableColour]
const middle = () => 0
const foot = ({ height }: Placement) => -height / 2

const cubes: PieceLook = { kinds: ['crew', 'food'], most, up: middle, colour: inColour, castsShadow: true }
const gems: PieceLook = { kinds: ['gem'], most, up: middle, colour: inGlass }
const diamonds: PieceLook = { kinds: ['diamond'], most, up: middle, colour: inGlass }
const pawns: PieceLook = { kinds: ['pawn'], most, up: foot, colour: inColour, castsShadow: true }

/** Outline of a turned pawn, from its foot up, in cm. */
const turned = [
  [0, 0],
  [0.74, 0],
  [0.8, 0.08],
  [0.8, 0.22],
  [0.7, 0.34],
  [0.56, 0.5],
  [0.42, 0.9],
  [0.34, 1.3],
  [0.32, 1.56],
  [0.46, 1.64],
  [0.48, 1.7],
  [0.42, 1.76],
  [0.5, 1.94],
  [0.53, 2.14],
  [0.5, 2.34],
  [0.4, 2.54],
  [0.24, 2.66],
  [0, 2.7],
] as const

/** Cubes, gems, diamonds and pawns, each kind in one call. */
export default function Pieces() {
  const model = useModel('fortune-pieces')
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
  const pawn = useMemo(
    () =>
      new LatheGeometry(
        turned.map(([x, y]) => new Vector2(x, y)),
        28,
      ),
    [],
  )
  useEffect(() => () => pawn.dispose(), [pawn])
  return (
    <>
      <Batch geometry={partOf(model, 'cube')} material={painted} look={cubes} />
      <Batch geometry={partOf(model, 'gem')} material={cut} look={gems} />
      <Batch geometry={partOf(model, 'diamond')} material={cut} look={diamonds} />
      <Batch geometry={pawn} material={painted} look={pawns} />
    </>
  )
}

import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { inNames } from '../../../match/inNames'
import type { DieId, RattleState } from '../../../rules/rattle-battle/public'
import { deskOf } from '../../../table/desk'
import { part, type Table } from '../../../table/part'
import { usePart } from '../../../table/useTable'
import { Label } from '../../table/judge/Label'
import { behind } from '../../table/turn'
import { useTableThings } from '../../things'
import type { Layout } from '../layout'
import { seaDie } from './seaMeasures'
import { shipWords } from './shipWords'

const pointedOf = part(() => createStore<{ readonly ship: DieId | undefined }>(() => ({ ship: undefined })))

export function pointAtShip(table: Table, ship: DieId | undefined): void {
  const pointed = pointedOf(table)
  if (pointed.getState().ship !== ship) pointed.setState({ ship })
}

/** How far behind a Ship its words stand, in mm. */
const behindMm = 17

/** The Strength of the Ship that is pointed at, and what the card makes it do. */
export function ShipWord() {
  const desk = usePart(deskOf)
  const pointed = usePart(pointedOf)
  const ship = useStore(pointed, state => state.ship)
  const view = useStore(desk.state, state => state.view as RattleState | undefined)
  const die = ship !== undefined && view ? seaDie(view, ship) : undefined
  const seats = useStore(desk.state, state => state.told?.seats)
  const words = ship !== undefined && view ? shipWords(view, ship) : undefined
  const { sea } = useTableThings<Layout>().layout
  const at = useMemo(() => die && behind(die, behindMm, sea), [die, sea])
  return words !== undefined && at ? (
    <Label text={inNames(words, seats)} tone="long" at={at} height={2} />
  ) : null
}

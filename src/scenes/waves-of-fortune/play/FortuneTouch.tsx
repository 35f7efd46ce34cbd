import type { Refusal } from '../../../rules/game'
import { type FortuneMove, refusalOfEnd } from '../../../rules/waves-of-fortune/public'
import type { Choice, DeskState } from '../../../table/desk'
import { deskOf } from '../../../table/desk'
import { bound, type Table } from '../../../table/part'
import { useTable } from '../../../table/useTable'
import type { ThingId } from '../../things/layout'
import { type Offered, ThingSpots, TouchThings } from '../../things/touch'
import { dieThing, type FortuneView, shipThing } from '../layout'
import { loadingThings, tapLoading } from './loading'
import { thingsOf } from './thingsOf'

/** Input of the player who is asked: what they may choose lights up, can be clicked, and their ship dragged. */
export function FortuneTouch() {
  const table = useTable()
  return (
    <>
      <TouchThings offer={offer} tap={bound(table, tap)} refusalOf={bound(table, refusalOf)} />
      <ThingSpots thingOf={dieThing} />
    </>
  )
}

function offer(choices: readonly Choice[], { view, asked }: DeskState): Offered {
  const state = view as FortuneView
  const seat = asked?.seat ?? 0
  if (asked?.phase === 'allocate' || asked?.phase === 'homeServices') {
    return { named: loadingThings(state, seat, choices) }
  }
  const named = choices.map(choice => ({ choice, things: thingsOf(choice.move as FortuneMove, state) }))
  return { named, ...(asked?.phase === 'move' && { loose: new Set([shipThing(seat)]) }) }
}

/** A space that is out of reach says so. */
function refusalOf(table: Table, id: ThingId): Refusal | undefined {
  const { view, asked } = deskOf(table).state.getState()
  if (asked?.phase !== 'move' || !id.startsWith('tile:')) return undefined
  return refusalOfEnd(view as FortuneView, asked.seat, id.slice('tile:'.length))
}

function tap(table: Table, id: ThingId): boolean {
  return tapLoading(table, id, deskOf(table).state.getState().view as FortuneView)
}

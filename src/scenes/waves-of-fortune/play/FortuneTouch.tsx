import type { Choice, DeskState } from '../../../match/desk'
import { desk } from '../../../match/desk'
import type { FortuneMove } from '../../../rules/waves-of-fortune/moves'
import type { ThingId } from '../../things/layout'
import { type Offered, ThingSpots, TouchThings } from '../../things/touch'
import { dieThing, type FortuneView, shipThing } from '../layout'
import { loadingThings, tapLoading } from './loading'
import { thingsOf } from './thingsOf'

/** The hands of whoever is asked: what he may choose lights up, can be clicked, and his ship dragged. */
export function FortuneTouch() {
  return (
    <>
      <TouchThings offer={offer} tap={tap} />
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

function tap(id: ThingId): boolean {
  return tapLoading(id, desk.state.getState().view as FortuneView)
}

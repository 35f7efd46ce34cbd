import { expect, it } from 'vitest'
import { person, testTable } from '../../../match/testing/matches'
import type { WavesState } from '../../../rules/waves/public'
import { choosingOf, offerChoices, pickThing } from '../../../table/choosing'
import { composingOf, followDesk, pickPart, unpickPart } from '../../../table/composing'
import { wavesComposer } from '../../../table/composing/waves'
import { deskOf } from '../../../table/desk'
import { createTable } from '../../../table/part'
import { deskWaits } from '../../../table/testing/deskWaits'
import { sitAt } from '../../../table/testing/sitAt'
import { followPlace, handCard, rebelPlace } from '../layout'
import { looseCards, namedChoices } from './offered'
import { shareSelection } from './oneSelection'

/** A first placement is asked: a table whose fan and list follow the same desk. */
async function placing() {
  const table = createTable()
  const desk = deskOf(table)
  const sitters = [person, person, person, person]
  const options = { firstHolder: 'random' }
  await sitAt(desk, testTable({ game: 'waves', players: 4, seed: 'selection', sitters, options }))
  await deskWaits(desk)
  if (desk.state.getState().phase === 'curtain') await desk.drawCurtain()
  const { asked, view } = await deskWaits(desk)
  followDesk(table, wavesComposer.wish)
  const named = namedChoices(asked!.choices, view as WavesState)
  offerChoices(table, { named, loose: looseCards(named) })
  shareSelection(table)
  const seat = asked!.seat
  const hand = (view as WavesState).hands[seat]!
  const picked = () => choosingOf(table).getState().picked
  const decided = () => composingOf(table).getState().now?.picks
  return { table, desk, seat, hand, slot: seat, picked, decided }
}

it('decides in the list what is picked on the table, and takes it back with it', async () => {
  const { table, seat, hand, slot, picked, decided } = await placing()
  const card = handCard(seat, hand[0]!, 0)
  pickThing(table, card)
  expect(decided()).toEqual({ class: String(hand[0]) })
  pickThing(table, card)
  expect(decided()).toEqual({})
  pickThing(table, followPlace(slot))
  expect(decided()).toEqual({ way: 'follow' })
  pickThing(table, followPlace(slot))
  expect(picked()).toEqual([])
})

it('picks on the table what is decided in the list', async () => {
  const { table, seat, hand, slot, picked, decided } = await placing()
  const [one, other] = [hand[0]!, hand.find(card => card !== hand[0])!]
  pickPart(table, 'class', String(one))
  expect(picked()).toEqual([handCard(seat, one, 0)])
  pickPart(table, 'class', String(other))
  expect(picked()).toEqual([handCard(seat, other, 0)])
  unpickPart(table, 'class')
  expect(picked()).toEqual([])
  // A place that was picked first stays picked.
  pickThing(table, rebelPlace(slot))
  pickPart(table, 'class', String(one))
  expect(picked()).toEqual([handCard(seat, one, 0), rebelPlace(slot)])
  expect(decided()).toEqual({ class: String(one) })
})

import { Ray, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { person, testTable } from '../../../match/testing/matches'
import { offerChoices } from '../../../table/choosing'
import { deskOf } from '../../../table/desk'
import { createTable } from '../../../table/part'
import { tableToolsOf } from '../../../table/tableTools'
import { deskWaits } from '../../../table/testing/deskWaits'
import { sitAt } from '../../../table/testing/sitAt'
import type { PointerAt } from '../../table/input/pointerDesk'
import type { Placement } from '../layout'
import { createThingMotion } from '../motion'
import { holdsUp, oncePlayed } from './doublePress'
import { touchThings } from './touchThings'

const card = (id: string): Placement => ({
  id,
  kind: 'card',
  x: 0,
  y: 0,
  z: 0,
  yaw: 0,
  faceUp: true,
  width: 6,
  depth: 9,
  height: 0.04,
  label: id,
  front: 'front',
  back: 'back',
})

const press = (isAgain: boolean): PointerAt => ({
  ray: new Ray(new Vector3(0, 10, 0), new Vector3(0, -1, 0)),
  x: 50,
  y: 50,
  timeMs: 0,
  touch: false,
  isAgain,
})

/** A card under the pointer, and everything that hears presses on it, in the order in which it is asked. */
async function cardAtTable() {
  const table = createTable()
  const desk = deskOf(table)
  await sitAt(desk, testTable({ players: 2, seed: 'double', sitters: [person, person] }))
  await deskWaits(desk)
  tableToolsOf(table).setState({ lookAt: id => ({ id, kind: 'card', label: id }) })
  const motion = createThingMotion()
  motion.go({ things: new Map([['card', card('card')]]) }, { cut: true })
  const hearing = [oncePlayed(table), holdsUp(table, motion), touchThings(table, { motion })]
  const click = (isAgain: boolean) => hearing.some(one => one.tap?.(press(isAgain)))
  const heldUp = () => tableToolsOf(table).getState().heldUp?.id
  return { table, desk, click, heldUp }
}

it('plays with the first click of a double click, and the second neither holds up what left nor chooses again', async () => {
  const { table, desk, click, heldUp } = await cardAtTable()
  const { asked, shown } = desk.state.getState()
  offerChoices(table, { named: asked!.choices.slice(0, 1).map(choice => ({ choice, things: ['card'] })) })
  click(false)
  expect(desk.state.getState().asked).not.toBe(asked)
  expect(click(true)).toBe(true)
  expect(heldUp()).toBeUndefined()

  // The second press may also come when the next question stands there, with the same card in it.
  const { asked: next } = await deskWaits(desk)
  expect(desk.state.getState().shown).toBe(shown + 1)
  if (next) offerChoices(table, { named: next.choices.map(choice => ({ choice, things: ['card'] })) })
  click(true)
  await deskWaits(desk)
  expect(desk.state.getState().shown).toBe(shown + 1)
})

it('holds up what a first click does not play', async () => {
  const { click, heldUp } = await cardAtTable()
  expect(click(false)).toBe(false)
  expect(click(true)).toBe(true)
  expect(heldUp()).toBe('card')
  // Any click puts it down again.
  click(false)
  expect(heldUp()).toBeUndefined()
})

import { expect, it } from 'vitest'
import { offerChoices } from '../../../table/choosing'
import { deskWaits } from '../../../table/testing/deskWaits'
import { cardAtTable } from './testing/cardAtTable'

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
  const { desk, click, heldUp } = await cardAtTable()
  click(false)
  expect(click(true)).toBe(true)
  expect(desk.state.getState().refusal).toBeUndefined()
  expect(heldUp()).toBe('card')
  // Any click puts it down again.
  click(false)
  expect(heldUp()).toBeUndefined()
})

it('holds up what the first click was on, though it has moved the camera meanwhile', async () => {
  const { click, heldUp } = await cardAtTable()
  click(false)
  expect(click(true, 30)).toBe(true)
  expect(heldUp()).toBe('card')
  // Put down, and nothing under the next two clicks.
  click(false, 30)
  click(false, 30)
  click(true)
  expect(heldUp()).toBeUndefined()
})

it('holds a card that a finger would play before the eyes when the finger stays on it, and plays it by a tap', async () => {
  const { table, desk, press, heldUp } = await cardAtTable()
  const { asked, shown } = desk.state.getState()
  offerChoices(table, { named: asked!.choices.slice(0, 1).map(choice => ({ choice, things: ['card'] })) })
  press(700)
  expect(heldUp()).toBe('card')
  expect(desk.state.getState()).toMatchObject({ phase: 'asking', shown })
  expect(desk.state.getState().asked).toBe(asked)

  // A tap puts it down, and the next one plays.
  press(100)
  expect(heldUp()).toBeUndefined()
  expect(desk.state.getState().asked).toBe(asked)
  press(100)
  expect(desk.state.getState().asked).not.toBe(asked)
  await deskWaits(desk)
})

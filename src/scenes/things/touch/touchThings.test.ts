import { expect, it } from 'vitest'
import { choosingOf, offerChoices } from '../../../table/choosing'
import { deskUntil, deskWaits } from '../../../table/testing/deskWaits'
import { cardAtTable } from './testing/cardAtTable'

it('answers a click on a thing that nothing is asked about, until the next one', async () => {
  const { desk, click } = await cardAtTable()
  expect(click(false)).toBe(true)
  const { refusal, asked } = desk.state.getState()
  expect(refusal).toMatchObject({ rule: asked!.rule, why: 'Not asked about now: card' })
})

it('selects what is carried before it is let go', async () => {
  const { table, desk, carry } = await cardAtTable()
  const named = desk.state.getState().asked!.choices.map((choice, index) => ({
    choice,
    things: ['card', `place ${index}`],
  }))
  expect(named.length).toBeGreaterThan(1)
  offerChoices(table, { named, loose: new Set(['card']) })
  const letGo = carry(20)
  expect(choosingOf(table).getState().picked).toEqual(['card'])
  letGo()
  expect(choosingOf(table).getState().picked).toEqual(['card'])
})

it('chooses with a thing that means but one choice where it is let go, and nothing if it is brought back', async () => {
  const { table, desk, carry } = await cardAtTable()
  const { asked, shown } = await deskWaits(desk)
  const [choice] = asked!.choices
  offerChoices(table, { named: [{ choice, things: ['card'] }], loose: new Set(['card']) })
  const bringBack = carry(1)
  expect(desk.state.getState().asked).toBe(asked)
  bringBack()
  expect(desk.state.getState().asked).toBe(asked)
  const letGo = carry(20)
  expect(desk.state.getState().asked).toBe(asked)
  letGo()
  await deskUntil(desk, now => now.shown === shown + 1)
})

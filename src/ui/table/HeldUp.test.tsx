import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { person, testTable } from '../../match/testing/matches'
import { offerChoices } from '../../table/choosing'
import { deskOf } from '../../table/desk'
import { tableToolsOf } from '../../table/tableTools'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { show, sitDown } from '../testing'
import { Choices } from './Choices'
import { HeldUp, holdUpPointed } from './HeldUp'

it('holds up what the choice with the focus is about, also the first, and puts it down (seed "held")', async () => {
  await sitDown(testTable({ players: 2, seed: 'held', sitters: [person, person] }))
  const table = tableOfTest()
  const { user } = show(
    <>
      <Choices />
      <HeldUp />
    </>,
  )
  const { choices } = deskOf(table).state.getState().asked!
  // The scene comes to know of the question after the list has taken the focus.
  act(() => {
    tableToolsOf(table).setState({ lookAt: id => ({ id, kind: 'card', label: `All about ${id}` }) })
    offerChoices(table, {
      named: choices.map((choice, at) => ({ choice, things: [`thing ${at}`] })) as never,
    })
  })
  expect(document.activeElement).toHaveProperty('dataset.choice', '0')
  act(() => holdUpPointed(table))
  expect(screen.getByText('All about thing 0')).toBeDefined()
  await user.keyboard('{Escape}')
  expect(screen.queryByText(/^All about/)).toBeNull()
})

it('begins with the first thing of the table where nothing is pointed at, and goes on by arrows and buttons', async () => {
  const table = tableOfTest()
  const { user } = show(<HeldUp />)
  const readable = () => ['elder', 'tablet', 'hand']
  act(() => {
    tableToolsOf(table).setState({ readable, lookAt: id => ({ id, kind: 'card', label: `All about ${id}` }) })
    holdUpPointed(table)
  })
  expect(screen.getByText('All about elder')).toBeDefined()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('All about tablet')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'The one before' }))
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('All about hand')).toBeDefined()
  await user.keyboard('{Escape}')
  expect(screen.queryByText(/^All about/)).toBeNull()
})

import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { computer, person, testTable } from '../../match/testing/matches'
import { deskOf } from '../../table/desk'
import { deskWaits } from '../../table/testing/deskWaits'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show, sitDown } from '../testing'
import { HandOver } from './HandOver'

const marked = () => document.querySelector('[data-hand-over]')?.textContent

/** Draws the first island that is offered. */
async function draw() {
  const desk = deskOf(tableOfTest())
  await act(() => desk.choose(desk.state.getState().asked!.choices[0]!.move))
  await act(() => deskWaits(desk))
}

it('is marked for a moment where two draw on maps of their own at one screen (seed "charts")', async () => {
  await sitDown(testTable({ game: 'rolling-seas', players: 2, seed: 'charts', sitters: [person, person] }))
  const { container } = show(<HandOver />)
  expect(marked()).toBeUndefined()
  await draw()
  const { asked, told } = deskOf(tableOfTest()).state.getState()
  expect(asked!.seat).toBe(1)
  expect(marked()).toBe(`${told!.seats[1]!.name}’s turn`)
  expect(await findFaults(container)).toEqual([])
  await act(() => new Promise(resolve => setTimeout(resolve, 1700)))
  expect(marked()).toBeUndefined()
  // The one who has the pen draws the next island too.
  await draw()
  expect(marked()).toBeUndefined()
  await draw()
  expect(marked()).toBe(`${told!.seats[0]!.name}’s turn`)
})

it('is not marked where one person plays with computers (seed "charts alone")', async () => {
  await sitDown(
    testTable({ game: 'rolling-seas', players: 2, seed: 'charts alone', sitters: [person, computer] }),
  )
  show(<HandOver />)
  await draw()
  expect(deskOf(tableOfTest()).state.getState().asked!.seat).toBe(0)
  expect(marked()).toBeUndefined()
})

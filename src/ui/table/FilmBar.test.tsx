import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { computer, testTable } from '../../match/testing/matches'
import { deskOf } from '../../table/desk'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show, sitDown } from '../testing'
import { FilmBar } from './FilmBar'

it('the film says at which step it is, for the eye and for the ear (seed "watch")', async () => {
  const { told } = await sitDown(testTable({ players: 2, seed: 'watch', sitters: [computer, computer] }))
  const last = told!.lines.length
  deskOf(tableOfTest()).lookBack(1)
  const { container, user } = show(<FilmBar />)
  const at = () => [
    screen.getByRole('status').textContent,
    screen.getByRole('slider', { name: 'Time line' }).getAttribute('aria-valuetext'),
  ]
  expect(at()).toEqual([`Step 1 of ${last}`, `after step 1 of ${last}`])
  await user.click(screen.getByRole('button', { name: 'One step on' }))
  expect(at()).toEqual([`Step 2 of ${last}`, `after step 2 of ${last}`])
  await user.click(screen.getByRole('button', { name: 'One step back' }))
  await user.click(screen.getByRole('button', { name: 'One step back' }))
  expect(at()).toEqual([`Step 0 of ${last}`, `after step 0 of ${last}`])
  expect(await findFaults(container)).toEqual([])
})

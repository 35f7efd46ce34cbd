import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { person, testTable } from '../../match/testing/matches'
import { offerTools } from '../../table/tableTools'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { show, sitDown } from '../testing'
import { HandWord, Tools } from './Tools'

it('gives the focus to what keys are meant for and takes it back; what only has a key has no button', async () => {
  await sitDown(testTable({ players: 2, seed: 'tools', sitters: [person, person] }))
  show(
    <>
      <button type="button">A choice</button>
      <Tools />
    </>,
  )
  const choice = screen.getByRole('button', { name: 'A choice' })
  choice.focus()
  const run = () => {}
  const lay = { id: 'lay', label: 'Lay it here', key: 'enter', takesFocus: true, run }
  const left = { id: 'left', label: 'left', key: 'arrowleft', isKeyOnly: true, run }
  act(() => offerTools(tableOfTest(), [lay, left]))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lay it here Enter' }))
  expect(screen.getAllByRole('button')).toHaveLength(2)
  act(() => offerTools(tableOfTest(), []))
  expect(document.activeElement).toBe(choice)
})

describe('words that keys call up one after another', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are read out once they stand, the last of them alone', async () => {
    await sitDown(testTable({ players: 2, seed: 'tools', sitters: [person, person] }))
    vi.useFakeTimers()
    show(<HandWord />)
    for (const text of ['5 mm to the north', '10 mm to the north', '15 mm to the north']) {
      act(() => {
        vi.advanceTimersByTime(300)
        offerTools(tableOfTest(), [], { text, isSaid: true })
      })
      expect(screen.getByRole('status').textContent).toBe('')
    }
    act(() => {
      vi.advanceTimersByTime(2000)
    })
    expect(screen.getByRole('status').textContent).toBe('15 mm to the north')
  })
})

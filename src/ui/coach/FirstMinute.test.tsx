import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { person, testTable } from '../../match/testing/matches'
import { gameIds, readSetUp, type SetUp } from '../../rules/game'
import { gameById } from '../../rules/games'
import { deskOf } from '../../table/desk'
import { tableSettingsOf } from '../../table/tableSettings'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { KeysPanel } from '../table/KeysPanel'
import { findFaults, onlyFingers, show, sitDown } from '../testing'
import { FirstMinute, FirstMinuteAgain } from './FirstMinute'
import { firstMinuteOf } from './firstMinutes'

const sit = () =>
  sitDown(testTable({ game: 'waves', players: 4, seed: 'minute', sitters: [person, person, person, person] }))

afterEach(() => vi.unstubAllGlobals())

describe('the first minute of a game', () => {
  it.each(gameIds)('is read in less than that: %s', game => {
    const { value } = readSetUp(gameById(game), { players: 2, seed: 'minute' }) as { value: SetUp }
    const words = firstMinuteOf(game, gameById(game).setup(value))
    // 240 words a minute.
    expect(Object.values(words!).join(' ').split(' ').length).toBeLessThan(150)
  })

  it('appears before the first choice, pauses the game until it is closed, and appears only once', async () => {
    tableSettingsOf(tableOfTest()).setState({ tips: true, learnt: [] })
    await sit()
    const { container, user } = show(<FirstMinute />)
    expect(screen.getByRole('heading').textContent).toBe('WAVES in a minute')
    expect(container.textContent).toContain('any seven')
    expect(deskOf(tableOfTest()).state.getState().isPaused).toBe(true)
    expect(await findFaults(container)).toEqual([])
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('heading')).toBeNull()
    expect(deskOf(tableOfTest()).state.getState().isPaused).toBe(false)
    show(<FirstMinuteAgain />)
    expect(screen.getByRole('heading').textContent).toBe('The game in a minute')
  })

  it('says what a finger does where nothing hovers and no key is', async () => {
    onlyFingers()
    tableSettingsOf(tableOfTest()).setState({ tips: true, learnt: [] })
    await sit()
    const { container } = show(<FirstMinute />)
    expect(container.textContent).toContain('Tap a card')
    expect(container.textContent).toContain('Found again under Help')
    cleanup()
    const { container: help } = show(<KeysPanel />)
    expect(help.textContent).toContain('Tap what glows')
    expect(help.querySelector('kbd')).toBeNull()
  })

  it('does not come where tips are off', async () => {
    act(() => tableSettingsOf(tableOfTest()).setState({ tips: false }))
    await sit()
    show(<FirstMinute />)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

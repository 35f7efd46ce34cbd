import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usualSettings } from '../../kiosk/kioskSettings'
import { kioskStoreOf } from '../../kiosk/kioskStore'
import { computer, person, testTable } from '../../match/testing/matches'
import { gameIds } from '../../rules/game'
import { deskOf } from '../../table/desk'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { firstMinuteOf } from '../coach/firstMinutes'
import { seatLooks } from '../seats/seatLooks'
import { findFaults, show, sitDown } from '../testing'
import { kioskGames, tableGames } from './kioskGames'
import { Seated } from './Seated'

const games = kioskGames(usualSettings(tableGames))

it.each(gameIds)(
  'tells a guest of %s who they are, how one wins, what is asked and a tip, before keys play',
  async id => {
    const sitters = [person, computer]
    const { asked, told, view, hand } = await sitDown(
      testTable({ game: id, players: 2, seed: 'guest', sitters }),
    )
    kioskStoreOf(tableOfTest()).setState({ game: games.find(game => game.id === id)!, seat: 0 })
    const { container, user } = show(<Seated />)
    const sheet = screen.getByRole('region', { name: /^You are/ })
    const words = firstMinuteOf(id, view)!
    const look = seatLooks[told!.seats[0]!.colour]
    expect(sheet.textContent).toContain(`You are ${look.word}`)
    for (const part of [look.emblemWord, 'for Anne', words.win, words.tip, asked?.ask ?? hand!.ask.text])
      expect(sheet.textContent).toContain(part)
    // No rule, no address, nothing of the log.
    expect(sheet.textContent).not.toMatch(/\b[A-Z]{2}-\d|\bwhy\b/)
    expect(sheet.querySelector('a')).toBeNull()
    expect(await findFaults(container)).toEqual([])

    const { lines } = told!
    await user.keyboard('1')
    expect(container.querySelector('[data-choice], .deck-actions')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Let’s play' }))
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('region', { name: /^You are/ })).toBeNull()
    expect(deskOf(tableOfTest()).state.getState().told!.lines).toHaveLength(lines.length)
    expect(container.querySelector('[data-choice], [data-action=drop]')).not.toBeNull()
    expect(container.querySelector('.deck-actions')).not.toBeNull()
  },
)

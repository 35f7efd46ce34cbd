import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadPhysics } from '../../physics'
import { gameIds } from '../../rules/game'
import { pageStore } from '../../table/desk'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { gameOnShelf } from '../games'
import { route } from '../route/route'
import { findFaults, show } from '../testing'
import SeatsPage from './SeatsPage'

describe.each(gameIds)('the seats of %s', id => {
  it('have a row for each player, options with their rules, and nothing that axe finds', async () => {
    const game = gameOnShelf(id)!
    const { container, user } = show(<SeatsPage game={game} />)
    const { min, max } = game.players
    for (let players = min; players <= max; players++) {
      await user.click(screen.getByRole('radio', { name: String(players) }))
      expect(container.querySelectorAll('[data-seat]')).toHaveLength(players)
    }
    for (const { id: option } of game.options)
      expect(container.querySelector(`#option-${option}`), option).not.toBeNull()
    expect(await findFaults(container)).toEqual([])
  })
})

describe('the colours on the seats page', () => {
  const chosen = () =>
    [1, 2, 3].map(seat => {
      const group = screen.getByRole('group', { name: new RegExp(`^Colour.*Seat ${seat}\\b`) })
      return within(group).getByRole<HTMLInputElement>('radio', { checked: true }).labels![0]!.textContent
    })
  const colour = (seat: number, name: RegExp) =>
    within(screen.getByRole('group', { name: new RegExp(`^Colour.*Seat ${seat}\\b`) })).getByRole('radio', {
      name,
    })

  it('are chosen with the pointer or the keyboard, and never two the same', async () => {
    const { container, user } = show(<SeatsPage game={gameOnShelf('rattle-battle')!} />)
    await user.click(screen.getByRole('radio', { name: '3' }))
    await user.click(screen.getByRole('button', { name: 'As the box comes' }))
    expect(chosen()).toEqual(['Yellow (crown)', 'Blue (wheel)', 'Green (parrot)'])
    await user.click(colour(1, /^White/))
    expect(chosen()[0]).toBe('White (shell)')
    await user.click(colour(2, /^White/))
    expect(chosen()).toEqual(['Yellow (crown)', 'White (shell)', 'Blue (wheel)'])
    await user.click(colour(1, /^Yellow/))
    await user.keyboard('{ArrowRight}')
    expect(chosen()).toEqual(['Blue (wheel)', 'White (shell)', 'Yellow (crown)'])
    expect(await findFaults(container)).toEqual([])
  })

  it('are those of the match', async () => {
    await loadPhysics()
    const { user } = show(<SeatsPage game={gameOnShelf('rattle-battle')!} />)
    await user.click(screen.getByRole('button', { name: 'As the box comes' }))
    await user.click(colour(1, /^Red/))
    await user.click(screen.getByRole('button', { name: 'To the table' }))
    await waitFor(() => expect(route.getState().path).toMatch(/^\/table\/./))
    const { store } = await pageStore(tableOfTest())
    const kept = await store.load(route.getState().path.split('/')[2]!)
    if (!kept.ok) throw new Error(kept.why)
    const { match, state } = kept.value
    expect(match.seats.map(seat => seat.colour)).toEqual(['red', 'yellow', 'blue'])
    expect(state).toMatchObject({ players: [{ colour: 'red' }, { colour: 'yellow' }, { colour: 'blue' }] })
  })
})

describe('a table that is laid', () => {
  it('has the players that were asked for, and the page goes there', async () => {
    await loadPhysics()
    const { user } = show(<SeatsPage game={gameOnShelf('rattle-battle')!} />)
    await user.click(screen.getByRole('radio', { name: '3' }))
    await user.selectOptions(screen.getByLabelText('Who decides, Seat 2'), 'strong')
    await user.click(screen.getByRole('button', { name: 'To the table' }))
    await waitFor(() => expect(route.getState().path).toMatch(/^\/table\/./))
    const { store } = await pageStore(tableOfTest())
    const kept = await store.load(route.getState().path.split('/')[2]!)
    if (!kept.ok) throw new Error(kept.why)
    expect(kept.value.match.seats).toHaveLength(3)
    expect(kept.value.match.seats[0]).toMatchObject({ sitter: { kind: 'human' } })
    expect(kept.value.match.seats[1]).toMatchObject({ sitter: { kind: 'computer', level: 'strong' } })
  })
})

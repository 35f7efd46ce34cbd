import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { shelf } from '../games'
import { route } from '../route/route'
import { savesOf } from '../saves/saves'
import { findFaults, show } from '../testing'
import LobbyPage from './LobbyPage'

describe('the lobby', () => {
  it('has every game on its shelf, the lab, the kiosk and the kept matches, and axe finds nothing', async () => {
    const { container, user } = show(<LobbyPage />)
    await waitFor(() => expect(savesOf(tableOfTest()).getState().list).toBeDefined())
    const games = within(screen.getByRole('list', { name: 'The games' })).getAllByRole('link')
    expect(games.map(link => link.getAttribute('href'))).toEqual(shelf.map(({ id }) => `/new/${id}`))
    expect(screen.getByRole('link', { name: 'To the lab' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Let it play' })).toBeTruthy()
    expect(await findFaults(container)).toEqual([])
    await user.click(games[0]!)
    expect(route.getState().path).toBe(`/new/${shelf[0]!.id}`)
  })
})

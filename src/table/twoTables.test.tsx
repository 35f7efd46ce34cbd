import { act, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { person, testTable } from '../match/testing/matches'
import { loadPhysics } from '../physics'
import type { GameId } from '../rules/game'
import { Choices } from '../ui/table/Choices'
import { Prompt } from '../ui/table/Prompt'
import { findFaults } from '../ui/testing'
import { deskOf } from './desk'
import { bound, createTable, part, type Table } from './part'
import { toggleMute } from './tableSettings'
import { deskWaits } from './testing/deskWaits'
import { sitAt } from './testing/sitAt'
import { TableProvider } from './useTable'

/** A table with a match of its own, played from here. */
async function tableOf(game: GameId): Promise<Table> {
  await loadPhysics()
  const table = createTable()
  const desk = deskOf(table)
  await act(async () => {
    desk.setPace('at once')
    await sitAt(desk, testTable({ game, players: 2, seed: `two of ${game}`, sitters: [person, person] }))
    await deskWaits(desk)
  })
  return table
}

describe('two tables side by side', () => {
  it('each show their own match, and a choice at one does not change the other (seeds "two of …")', async () => {
    const games = ['rattle-battle', 'rolling-with-the-waves'] as const
    const left = await tableOf(games[0])
    const right = await tableOf(games[1])
    const { container } = render(
      [left, right].map((table, at) => (
        <TableProvider key={games[at]} value={table}>
          <section aria-label={games[at]}>
            <Prompt />
            <Choices />
          </section>
        </TableProvider>
      )),
    )
    const asked = [left, right].map(table => deskOf(table).state.getState())
    const [first, second] = games.map(name => within(screen.getByRole('region', { name })))
    expect(asked.map(({ told }) => told!.match.game)).toEqual(games)
    expect(first!.getAllByRole('status')[0]!.textContent).not.toBe(
      second!.getAllByRole('status')[0]!.textContent,
    )
    const before = container.querySelectorAll('section')[1]!.textContent
    const { choices } = asked[0]!.asked!
    await act(async () => {
      await deskOf(left).choose(choices[0]!.move)
      await deskWaits(deskOf(left))
    })
    expect(deskOf(left).state.getState().told!.lines.length).toBeGreaterThan(asked[0]!.told!.lines.length)
    expect(deskOf(right).state.getState().told).toBe(asked[1]!.told)
    expect(container.querySelectorAll('section')[1]!.textContent).toBe(before)
    for (const table of [left, right]) deskOf(table).leave()
    expect(await findFaults(container)).toEqual([])
  })
})

describe('a part of a table', () => {
  it('is made once for each table, when it is first asked for', () => {
    let made = 0
    const countOf = part(() => ({ number: ++made }))
    const [one, other] = [createTable(), createTable()]
    expect(made).toBe(0)
    expect(countOf(one)).toBe(countOf(one))
    expect(countOf(other)).not.toBe(countOf(one))
    expect(made).toBe(2)
  })

  it('does what is handed on without its table: the same function whenever it is asked for', () => {
    const [one, other] = [createTable(), createTable()]
    expect(bound(one, toggleMute)).toBe(bound(one, toggleMute))
    expect(bound(other, toggleMute)).not.toBe(bound(one, toggleMute))
  })
})

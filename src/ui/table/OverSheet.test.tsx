import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { computer, person, testTable } from '../../match/testing/matches'
import { deskOf } from '../../table/desk'
import { finaleOf } from '../../table/finale'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show, sitDown } from '../testing'
import { OverSheet } from './OverSheet'
import { winWords } from './winWords'

it('says “You” to the winner at a screen of their own, and names them to everybody else (seed "watch")', async () => {
  const { told } = await sitDown(testTable({ players: 2, seed: 'watch', sitters: [computer, computer] }))
  if (told!.turn.kind !== 'over') throw new Error('The match is not over')
  const [winner] = told!.turn.winners as [number]
  const { container } = show(<OverSheet onScore={() => {}} />)
  const title = () => screen.getByRole('heading', { level: 1 }).textContent
  const named = `${told!.seats[winner]!.name} has won!`
  expect(title()).toBe(named)
  const { state } = deskOf(tableOfTest())
  act(() => state.setState({ chairs: [winner] }))
  expect(title()).toBe('Your chair has won, played by a computer!')
  const seats = told!.seats.with(winner, { ...told!.seats[winner]!, sitter: person })
  act(() => state.setState({ told: { ...told!, seats } }))
  expect(title()).toBe('You have won!')
  expect(await findFaults(container)).toEqual([])
  for (const chairs of [[1 - winner], []]) {
    act(() => state.setState({ chairs }))
    expect(title()).toBe(named)
  }
})

it('waits for the look over the table, and for nobody who wants the result (seed "watch")', async () => {
  await sitDown(testTable({ players: 2, seed: 'watch', sitters: [computer, computer] }))
  const finale = finaleOf(tableOfTest())
  const { user, container } = show(<OverSheet onScore={() => {}} />)
  act(() => finale.setState({ isLooking: true }))
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^To the result/ }))
  expect(await findFaults(container)).toEqual([])
  await user.keyboard(' ')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/won!$/)
})

const named = (sitter = person) => ['Grace', 'Anne', 'You'].map(name => ({ name, sitter }))

it.each([
  [[], undefined, 'Nobody has won'],
  [[0], undefined, 'Grace has won!'],
  [[2], undefined, 'You have won!'],
  [[0, 1], 1, 'You and Grace share the victory'],
  [[0, 1, 2], undefined, 'You, Grace and Anne share the victory'],
])('words for the winners %j on the screen of seat %s', (winners, own, words) => {
  expect(winWords({ winners }, named(), own)).toBe(words)
})

it('names a team as one, and to its own players as theirs', () => {
  const won = { winners: [0, 1], asTeam: true } as const
  expect(winWords(won, named())).toBe('The team of Grace and Anne has won!')
  expect(winWords(won, named(), 1)).toBe('Your team has won: you and Grace!')
})

it('does not say that a player has won whose lent chair a computer played to the end', () => {
  expect(winWords({ winners: [0] }, named(computer), 0)).toBe('Your chair has won, played by a computer!')
  expect(winWords({ winners: [0, 1] }, named(computer), 0)).toBe('Grace and Anne share the victory')
  expect(winWords({ winners: [0] }, named(computer), 1)).toBe('Grace has won!')
})

it('offers the film first, as a link that holds all of it, and tells what became of it (seed "film")', async () => {
  await sitDown(testTable({ players: 2, seed: 'film', sitters: [computer, computer] }))
  const { user, container } = show(<OverSheet onScore={() => {}} />)
  const [first] = container.querySelectorAll('.over-acts button')
  expect(first!.textContent).toBe('Share this film')
  await user.click(first!)
  const link = await screen.findByLabelText<HTMLInputElement>('Link to this match')
  expect(link.value).toMatch(/^http.*#/)
  expect(link.value.length).toBeLessThan(8_000)
  expect(container.querySelector('.over-acts [role="status"]')!.textContent).toContain(
    'all its dice fall again',
  )
  expect(await findFaults(container)).toEqual([])
})

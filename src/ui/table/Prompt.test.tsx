import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { computer, person, testTable } from '../../match/testing/matches'
import { deskOf } from '../../table/desk'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show, sitDown } from '../testing'
import { Prompt } from './Prompt'

const twoPeople = () => testTable({ players: 2, seed: 'prompt', sitters: [person, person] })

describe('the prompt', () => {
  it('names who is asked, asks in the words of the game, and links the rule (seed "prompt")', async () => {
    const { asked, told } = await sitDown(twoPeople())
    const { container } = show(<Prompt />)
    const name = told!.seats[asked!.seat]!.name
    expect(screen.getByRole('status').textContent).toContain(name)
    expect(screen.getByRole('link', { name: `why? Rule ${asked!.rule}` })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await findFaults(container)).toEqual([])
  })

  it('says why a move is refused and by which rule, and nothing of it once a legal one is made', async () => {
    const { asked } = await sitDown(twoPeople())
    const { container } = show(<Prompt />)
    await act(() => deskOf(tableOfTest()).choose({ kind: 'sail away' } as never))
    const { refusal } = deskOf(tableOfTest()).state.getState()
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain(refusal!.why)
    expect(alert.textContent).toContain(refusal!.rule)
    expect(await findFaults(container)).toEqual([])
    await act(() => deskOf(tableOfTest()).choose(asked!.choices[0]!.move))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says all of a message that grows, and marks what was said before its last sentence', async () => {
    const { told } = await sitDown(twoPeople())
    const { container } = show(<Prompt />)
    const event = { rule: 'WV-107', text: 'Power 1 is too weak' }
    const telling = { entry: told!.lines.length, index: 1, count: 2, event }
    const said = (text: string) =>
      act(() => deskOf(tableOfTest()).state.setState({ telling: { ...telling, message: { text } } }))
    said('First Wave: the Followers')
    expect(container.querySelector('.said-before')).toBeNull()
    said('First Wave: the Followers. Power 1 is too weak')
    expect(screen.getByRole('status').textContent).toContain('First Wave: the Followers. Power 1 is too weak')
    expect(container.querySelector('.said-before')!.textContent).toBe('First Wave: the Followers.')
    expect(container.querySelector('.is-long')).toBeNull()
    // A second line would lie on what is told of.
    said("First Wave: the Followers. Power 1 is too weak. Ching's Power 3 beats a Keeper of Power 2")
    expect(container.querySelector('.said-before')!.classList).toContain('is-long')
  })

  it('says that the game is over when computers have played it to its end (seed "watch")', async () => {
    await sitDown(testTable({ players: 2, seed: 'watch', sitters: [computer, computer] }))
    show(<Prompt />)
    expect(screen.getByRole('status').textContent).toContain('The game is over.')
  })

  it('says in one sentence that no dice can fall in this browser, and what still works', async () => {
    await sitDown(twoPeople())
    const { container } = show(<Prompt />)
    act(() => deskOf(tableOfTest()).state.setState({ noDice: 'The dice cannot fall in this browser.' }))
    expect(screen.getByRole('alert').textContent).toBe(
      'The dice cannot fall in this browser. Until dice are needed the game goes on, and all that was played can be read.',
    )
    expect(await findFaults(container)).toEqual([])
  })

  it('says of dice that were let go while the connection was cut when they fall', async () => {
    await sitDown(twoPeople())
    show(<Prompt />)
    const { state } = deskOf(tableOfTest())
    const record = { request: { dice: [] } }
    act(() =>
      state.setState({ phase: 'falling', asked: undefined, hand: { seat: 0, record, ask: {} } as never }),
    )
    const status = screen.getByRole('status')
    expect(status.textContent).toContain('falls …')
    act(() => state.setState({ isCut: true }))
    expect(status.textContent).toContain('falls when the connection is back.')
  })
})

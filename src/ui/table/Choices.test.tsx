import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { person, testTable } from '../../match/testing/matches'
import { deskOf } from '../../table/desk'
import { offerTools } from '../../table/tableTools'
import { deskUntil } from '../../table/testing/deskWaits'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, keptMatch, show, sitDown } from '../testing'
import { Choices } from './Choices'

const alone = (seed: string) => testTable({ game: 'rolling-seas', players: 1, seed, sitters: [person] })
const twoPeople = (seed: string) => testTable({ players: 2, seed, sitters: [person, person] })

describe('the list of choices', () => {
  it('lists all that may be chosen, each with its rule, and a click chooses it (seed "choices")', async () => {
    const { asked } = await sitDown(twoPeople('choices'))
    const { container, user } = show(<Choices />)
    const buttons = screen.getAllByRole('button').filter(({ dataset }) => 'choice' in dataset)
    expect(buttons).toHaveLength(asked!.choices.length)
    for (const [index, { text, rule }] of asked!.choices.entries()) {
      const item = container.querySelector<HTMLElement>(`[data-choice="${index}"]`)!.closest('li')!
      expect(item.textContent).toContain(text)
      expect(within(item).getByRole('link', { name: `why? Rule ${rule}` })).toBeTruthy()
    }
    expect(await findFaults(container)).toEqual([])
    await user.click(container.querySelector('[data-choice="1"]')!)
    await deskUntil(deskOf(tableOfTest()), now => now.told!.lines.length === 1)
    const { log } = await keptMatch()
    expect(log[0]).toMatchObject({ kind: 'move', move: asked!.choices[1]!.move })
  })

  it('marks the choice that is in the hand on the table (seed "in hand")', async () => {
    const { asked } = await sitDown(twoPeople('in hand'))
    const { container } = show(<Choices />)
    const marked = () => [...container.querySelectorAll('[aria-current]')]
    expect(marked()).toEqual([])
    const { move } = asked!.choices[1]!
    act(() => offerTools(tableOfTest(), [], { text: 'It may lie there', move: { ...move } }))
    expect(marked()).toHaveLength(1)
    expect(container.querySelector('[data-choice="1"]')!.getAttribute('aria-current')).toBe('true')
    act(() => offerTools(tableOfTest(), []))
    expect(marked()).toEqual([])
  })

  it('is gone through with arrows, and Enter chooses (seed "arrows")', async () => {
    const { asked } = await sitDown(twoPeople('arrows'))
    const { container, user } = show(<Choices />)
    const choice = (index: number) => container.querySelector(`[data-choice="${index}"]`)
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(choice(1))
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(choice(0))
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(choice(asked!.choices.length - 1))
    await user.keyboard('{Home}{ArrowDown}{Enter}')
    await deskUntil(deskOf(tableOfTest()), now => now.told!.lines.length === 1)
    const { log } = await keptMatch()
    expect(log[0]).toMatchObject({ move: asked!.choices[1]!.move })
  })

  it('filters more than fifty choices by a word, and says if no choice matches (seed "many")', async () => {
    const { asked } = await sitDown(alone('many'))
    expect(asked!.choices.length).toBeGreaterThan(50)
    const { container, user } = show(<Choices />)
    const field = screen.getByRole('searchbox')
    const word = asked!.choices.at(-1)!.text.split(' ').at(-1)!
    await user.type(field, word)
    const fitting = asked!.choices.filter(({ text }) => text.toLowerCase().includes(word.toLowerCase()))
    expect(Number(container.querySelector('.choices')!.getAttribute('data-choices'))).toBe(fitting.length)
    await user.clear(field)
    await user.type(field, 'xylophone')
    expect(container.querySelectorAll('[data-choice]')).toHaveLength(0)
    expect(screen.getByText('No choice matches.')).toBeTruthy()
  })

  it('says that nothing is asked while dice lie in a hand, and what happened last (seed "waiting")', async () => {
    let { phase, asked } = await sitDown(twoPeople('waiting'))
    while (phase === 'asking') {
      const { length } = deskOf(tableOfTest()).state.getState().told!.lines
      await act(() => deskOf(tableOfTest()).choose(asked!.choices[0]!.move))
      const isOn = await act(() =>
        deskUntil(deskOf(tableOfTest()), now => now.told!.lines.length > length && now.phase !== 'telling'),
      )
      ;({ phase, asked } = isOn)
    }
    expect(phase).toBe('held')
    const { container } = show(<Choices />)
    expect(container.textContent).toContain('or use the buttons')
    const lines = within(screen.getByRole('region', { name: 'Just now' })).getAllByRole('listitem')
    expect(lines.length).toBeGreaterThan(0)
    expect(await findFaults(container)).toEqual([])
  })
})

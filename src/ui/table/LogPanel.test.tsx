import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { computer, person, testTable } from '../../match/testing/matches'
import { deskOf } from '../../table/desk'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { rulePanelOf } from '../rulebook/rulePanel'
import { findFaults, show, sitDown } from '../testing'
import { LogPanel } from './LogPanel'
import { OverSheet } from './OverSheet'
import { ScorePanel } from './ScorePanel'

describe('the log', () => {
  it('is empty before anything has happened, and says so', async () => {
    await sitDown(testTable({ players: 2, seed: 'log', sitters: [person, person] }))
    const { container } = show(<LogPanel />)
    expect(container.textContent).toBe('Nothing has happened yet.')
  })

  it('tells every event in order; a line leads back to its moment and why? to its rule (seed "watch")', async () => {
    const { told } = await sitDown(testTable({ players: 2, seed: 'watch', sitters: [computer, computer] }))
    const { container, user } = show(<LogPanel />)
    const texts = told!.lines.flatMap(({ events }) => events.map(({ rule }) => rule))
    const links = screen.getAllByRole('link').map(link => link.getAttribute('href')!.split('#')[1])
    expect(links.length).toBeGreaterThan(5)
    expect(texts).toEqual(expect.arrayContaining(links))
    expect(await findFaults(container)).toEqual([])

    const [first] = screen.getAllByRole('listitem')
    await user.click(within(first!).getAllByRole('button')[0]!)
    expect(deskOf(tableOfTest()).state.getState().lookingBack).toMatchObject({ entry: 1, playing: false })
    expect(first!.getAttribute('aria-current')).toBe('true')
    const link = within(first!).getAllByRole('link')[0]!
    await user.click(link)
    expect(rulePanelOf(tableOfTest()).getState().rule).toBe(link.getAttribute('href')!.split('#')[1])
  })
})

describe('the end of the log', () => {
  it('stays in sight while what an entry brings about is told word by word (seed "watch")', async () => {
    const { told } = await sitDown(testTable({ players: 2, seed: 'watch', sitters: [computer, computer] }))
    const entry = told!.lines.findIndex(({ events }) => events.length > 2)
    const tell = (index: number) =>
      act(() =>
        deskOf(tableOfTest()).state.setState({
          shown: entry,
          telling: { entry, index, count: 1, event: told!.lines[entry]!.events[index]! },
        }),
      )
    const seen: (string | null)[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this.textContent)
    })
    tell(0)
    const { container } = show(<LogPanel />)
    for (const index of [0, 1, 2]) {
      tell(index)
      expect(seen.at(-1)).toBe([...container.querySelectorAll('p')].at(-1)!.textContent)
      expect(seen).toHaveLength(index + 1)
    }
  })
})

describe('the end of a game', () => {
  it('names the winners, places everybody, and adds up on the score sheet (seed "watch")', async () => {
    const { told } = await sitDown(testTable({ players: 2, seed: 'watch', sitters: [computer, computer] }))
    let asked = 0
    const { container, user } = show(
      <>
        <OverSheet onScore={() => asked++} />
        <ScorePanel />
      </>,
    )
    const { totals, winners } = told!.score
    const names = told!.seats.map(({ name }) => name)
    const title = screen.getByRole('heading', { level: 1 })
    for (const winner of winners) expect(title.textContent).toContain(names[winner])
    const podium = within(container.querySelector<HTMLElement>('.podium')!)
    const placed = podium.getAllByRole('columnheader').map(head => head.textContent!.trim())
    const sums = within(podium.getByRole('row', { name: /^Total/ })).getAllByRole('cell')
    for (const [seat, name] of names.entries()) {
      const column = placed.findIndex(text => text.endsWith(name))
      expect(Number(sums[column]!.textContent)).toBe(totals[seat])
    }
    const sheet = within(container.querySelector<HTMLElement>('.score-sheet')!)
    const cells = within(sheet.getByRole('row', { name: /^Total/ })).getAllByRole('cell')
    expect(cells.map(cell => Number(cell.textContent))).toEqual(totals)
    expect(await findFaults(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Score sheet' }))
    expect(asked).toBe(1)
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'The result' }))
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  })
})

import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { computer, person, testTable } from '../../match/testing/matches'
import { loadPhysics } from '../../physics'
import { type GameId, gameIds } from '../../rules/game'
import { deskOf, pageStore } from '../../table/desk'
import { tableSettingsOf } from '../../table/tableSettings'
import { deskUntil, deskWaits } from '../../table/testing/deskWaits'
import { tableOfTest } from '../../table/testing/tableOfTest'
import TablePage from '../table/TablePage'
import { findFaults, onTelephone, show } from '../testing'
import { lessonsOf } from './lessonsOf'

/** A newcomer at a match that is kept; the same match may be opened again. */
async function sitAsNewcomer(game: GameId, seed: string) {
  await loadPhysics()
  // The first minute has been read: the game waits for that before anything else.
  const learnt = [`${game} first minute`]
  tableSettingsOf(tableOfTest()).setState({ computers: 'at once', tips: true, picture: 'absent', learnt })
  const { store } = await pageStore(tableOfTest())
  const open = testTable({ game, players: 2, seed, sitters: [person, computer] })
  const { id } = await store.add(open, 'A test')
  const sit = async () => {
    const shown = show(<TablePage match={id} />)
    await act(() =>
      deskUntil(deskOf(tableOfTest()), ({ matchId, phase }) => matchId === id && phase !== 'opening'),
    )
    await act(() => deskWaits(deskOf(tableOfTest())))
    await act(() => lessonsOf(game))
    return shown
  }
  return { sit, lessons: await lessonsOf(game) }
}

const said = () => document.querySelector('[data-coach]')?.getAttribute('data-coach') ?? undefined

/** The lowest digit that is offered: what is printed with numbers on the table may begin with another than 1; 0 only goes on. */
const firstDigit = () =>
  [...document.querySelectorAll('kbd')]
    .map(({ textContent }) => textContent)
    .filter(key => /^[1-9]$/.test(key))
    .toSorted()[0] ?? '0'

/** Does what is asked without caring which: the first choice, or letting go. */
async function goOn(user: ReturnType<typeof show>['user']): Promise<void> {
  const { phase, told, asked } = deskOf(tableOfTest()).state.getState()
  if (phase === 'held') await act(() => deskOf(tableOfTest()).letGo({ shake: 0.5 }, 2))
  else {
    const entries = told!.entries!
    for (
      let part = 0;
      part < 12 && deskOf(tableOfTest()).state.getState().told!.entries === entries;
      part++
    ) {
      if (deskOf(tableOfTest()).state.getState().asked !== asked) break
      await user.keyboard(firstDigit())
      await act(() => new Promise(resolve => setTimeout(resolve)))
    }
    await act(() => deskUntil(deskOf(tableOfTest()), now => now.told!.entries! > entries))
  }
  await act(() => deskWaits(deskOf(tableOfTest())))
}

describe.each(gameIds)('a newcomer at %s', game => {
  it('is told each thing once, in words of its lesson, with its rule (seed "coach")', async () => {
    const { sit, lessons } = await sitAsNewcomer(game, 'coach')
    const { user } = await sit()
    const told: string[] = []
    for (let acts = 0; acts < 12 && deskOf(tableOfTest()).state.getState().phase !== 'over'; acts++) {
      const id = said()
      if (id !== undefined && told.at(-1) !== id) {
        expect(told, 'nothing is said twice').not.toContain(id)
        told.push(id)
        const { words, rule } = lessons.find(one => one.id === id)!
        const note = screen.getByRole('complementary', { name: 'A tip' })
        expect(note.textContent).toContain(words)
        expect(within(note).getByRole('link', { name: `why? Rule ${rule}` })).toBeTruthy()
      }
      await goOn(user)
    }
    expect(told.length).toBeGreaterThan(0)
    const { learnt } = tableSettingsOf(tableOfTest()).getState()
    expect(learnt).toEqual(expect.arrayContaining(told.slice(0, -1).map(id => `${game} ${id}`)))
  })
})

describe('what the coach has said', () => {
  it('is not said again after the match was left, and can be hushed for good (seed "again")', async () => {
    const { sit } = await sitAsNewcomer('rattle-battle', 'again')
    const { user, container } = await sit()
    expect(said()).toBe('part')
    expect(await findFaults(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Got it' }))
    expect(said()).toBeUndefined()

    cleanup()
    const again = await sit()
    expect(said()).toBeUndefined()
    await goOn(again.user)
    while (said() === undefined) await goOn(again.user)
    await again.user.click(screen.getByRole('button', { name: 'No more tips' }))
    expect(said()).toBeUndefined()
    expect(tableSettingsOf(tableOfTest()).getState().tips).toBe(false)
    for (let acts = 0; acts < 4; acts++) {
      await goOn(again.user)
      expect(said()).toBeUndefined()
    }
  })
})

describe('a tip on a telephone', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is one line, for it lies on what is to be touched, until it is opened (seed "line")', async () => {
    onTelephone()
    const { sit } = await sitAsNewcomer('waves', 'line')
    const { user, container } = await sit()
    expect(said()).toBe('toss')
    const tip = () => screen.getByRole('complementary', { name: 'A tip' })
    expect(tip().classList).toContain('is-line')
    expect(within(tip()).queryByRole('button', { name: 'No more tips' })).toBeNull()
    expect(await findFaults(container)).toEqual([])
    await user.click(within(tip()).getByRole('button', { name: 'More' }))
    expect(tip().classList).not.toContain('is-line')
    await user.click(within(tip()).getByRole('button', { name: 'Got it' }))
    expect(said()).toBeUndefined()
  })
})

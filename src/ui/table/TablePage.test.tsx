import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OpenMatch } from '../../match/openMatch'
import { computer, person, testTable } from '../../match/testing/matches'
import { verify } from '../../match/verify'
import { loadPhysics } from '../../physics'
import { type GameId, gameIds } from '../../rules/game'
import { createRandom } from '../../rules/random'
import { cameraWishOf } from '../../table/cameraWish'
import { choosingOf } from '../../table/choosing'
import { deskOf, pageStore } from '../../table/desk'
import { tableSettingsOf } from '../../table/tableSettings'
import { deskUntil, deskWaits } from '../../table/testing/deskWaits'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { followPointer } from '../keys/followPointer'
import { findFaults, keptMatch, onTelephone, show } from '../testing'
import TablePage from './TablePage'

/** Opens the page of a match that is kept, as its address does. */
async function openTable(open: OpenMatch) {
  await loadPhysics()
  tableSettingsOf(tableOfTest()).setState({ computers: 'at once', tips: false, picture: 'absent' })
  const { store } = await pageStore(tableOfTest())
  const { id } = await store.add(open, 'A test')
  const shown = show(<TablePage match={id} />)
  await act(() =>
    deskUntil(deskOf(tableOfTest()), ({ matchId, phase }) => matchId === id && phase !== 'opening'),
  )
  await act(() => deskWaits(deskOf(tableOfTest())))
  return { ...shown, id, store }
}

const tableOf = (game: GameId, seed: string) =>
  testTable({ game, players: 2, seed, sitters: [person, person] })

/** Does what is asked by keys alone, and waits until somebody is asked again. */
async function actByKeys(user: Awaited<ReturnType<typeof openTable>>['user'], digit = '1') {
  const { phase, asked, told } = deskOf(tableOfTest()).state.getState()
  if (phase === 'curtain') await user.click(screen.getByRole('button', { name: 'I am here' }))
  else if (phase === 'held') await act(() => deskOf(tableOfTest()).letGo({ shake: 0.5 }, 2))
  else {
    const entries = told!.entries!
    for (
      let part = 0;
      part < 12 && deskOf(tableOfTest()).state.getState().told!.entries === entries;
      part++
    ) {
      if (deskOf(tableOfTest()).state.getState().asked !== asked) break
      // What has numbers of its own on the table may begin with another one, and what only goes on has 0.
      const offered = [...document.querySelectorAll('[data-choice]')]
      const keys = offered.map(one => one.getAttribute('aria-keyshortcuts'))
      await user.keyboard(part === 0 && keys.includes(digit) ? digit : keys[0]!)
      // The desk keeps a move before it shows it.
      await act(() => new Promise(resolve => setTimeout(resolve)))
    }
    await act(() => deskUntil(deskOf(tableOfTest()), now => now.told!.entries! > entries))
  }
  await act(() => deskWaits(deskOf(tableOfTest())))
}

describe('the page at the end of a match', () => {
  it('asks nothing and offers no choices, but every other panel (seed "watch")', async () => {
    const { container, user } = await openTable(
      testTable({ players: 2, seed: 'watch', sitters: [computer, computer] }),
    )
    expect(deskOf(tableOfTest()).state.getState().phase).toBe('over')
    expect(screen.queryByRole('button', { name: 'Choices' })).toBeNull()
    expect(container.querySelector('.deck-panel')).toBeNull()
    await user.keyboard('c')
    expect(container.querySelector('.deck-panel')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Score sheet' }))
    expect(screen.getByRole('complementary', { name: 'Score' })).toBeTruthy()
  })
})

describe('the list of choices on a telephone', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is folded while nothing is asked, and opens with the next question (seed "folded")', async () => {
    onTelephone()
    const { container, user } = await openTable(tableOf('waves', 'folded'))
    act(() => tableSettingsOf(tableOfTest()).setState({ picture: 'drawn' }))
    const tab = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Choices' })
    expect(deskOf(tableOfTest()).state.getState().phase).toBe('held')
    expect([container.querySelector('.deck-panel'), tab().disabled]).toEqual([null, true])
    await actByKeys(user)
    if (deskOf(tableOfTest()).state.getState().phase === 'curtain') await actByKeys(user)
    expect(deskOf(tableOfTest()).state.getState().phase).toBe('asking')
    expect(container.querySelector('.deck-panel')).not.toBeNull()
    expect(tab().disabled).toBe(false)
    // What a card that was picked leaves open stands in the list: beside the card it would lie on the others.
    const [offer] = deskOf(tableOfTest()).state.getState().asked!.choices
    act(() => choosingOf(tableOfTest()).setState({ offers: [offer!] }))
    const offers = () => screen.queryByRole('region', { name: 'With what you have picked' })
    expect(offers()).toBeNull()
    await user.click(tab())
    expect(container.querySelector('.deck-panel')).toBeNull()
    expect(offers()).not.toBeNull()
  })
})

describe('the row of players', () => {
  it('brings whose turn it is into sight: on a telephone it is longer than the screen (seed "keys")', async () => {
    const seen: Element[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this)
    })
    const { container } = await openTable(tableOf('rolling-with-the-waves', 'keys'))
    const current = container.querySelector('.deck-seats [aria-current]')
    expect(current).not.toBeNull()
    expect(seen).toContain(current)
  })
})

describe('Space', () => {
  it('lets the dice go after a click on a view, and does not press the view again (seed "keys")', async () => {
    const { user } = await openTable(tableOf('rolling-with-the-waves', 'keys'))
    const { state } = deskOf(tableOfTest())
    expect(state.getState().phase).toBe('held')
    const stop = followPointer(document)
    await user.click(screen.getByRole('button', { name: 'Seat' }))
    const { serial } = cameraWishOf(tableOfTest()).getState()
    await user.keyboard(' ')
    await act(() => deskUntil(deskOf(tableOfTest()), ({ told }) => told!.entries! > 0))
    expect(cameraWishOf(tableOfTest()).getState().serial).toBe(serial)
    stop()
  })
})

describe('the icons of the mini board', () => {
  it('have the key that is printed below them, whatever else is offered (seed "mini board")', async () => {
    const { user } = await openTable(tableOf('rolling-with-the-waves', 'mini board'))
    const state = () => deskOf(tableOfTest()).state.getState()
    for (let acts = 0; acts < 20 && state().asked?.phase !== 'allocate'; acts++) await actByKeys(user)
    const done = () => [...document.querySelectorAll('.composer-done')].map(one => one.textContent)
    await user.keyboard('6')
    expect(done()).toEqual([expect.stringContaining('Hull')])
    // Bury Treasure takes all dice or none: the rest keep their numbers.
    expect(screen.queryByRole('button', { name: /Bury Treasure/ })).toBeNull()
    await user.keyboard('0')
    expect(done()).toEqual([expect.stringContaining('Hull'), expect.stringContaining('Hire Crew')])
    // As soon as no icon has that number, 0 goes on as in every list.
    const { entries } = state().told!
    await user.keyboard('1')
    await act(() => deskUntil(deskOf(tableOfTest()), ({ told }) => told!.entries! > entries!))
    await act(() => deskWaits(deskOf(tableOfTest())))
    expect(screen.getByRole('button', { name: /^0\s+Call YARRR/ })).toBeTruthy()
    await user.keyboard('0')
    await act(() => deskUntil(deskOf(tableOfTest()), ({ asked, phase }) => phase === 'curtain' || !asked))
    expect(state().told!.lines.at(-1)!.events[0]!.text).toContain('YARRR')
  })
})

describe.each(gameIds)('the page at a table of %s', game => {
  it('is played by keys through curtain, choices and dice; axe finds nothing whatever is asked (seed "keys")', async () => {
    const { container, user } = await openTable(tableOf(game, 'keys'))
    const seen = new Set<string>()
    for (let acts = 0; acts < 10; acts++) {
      const { phase, asked, trouble } = deskOf(tableOfTest()).state.getState()
      expect(trouble).toBeUndefined()
      if (phase === 'over') break
      const key = `${phase} ${asked?.phase}`
      if (!seen.has(key)) {
        seen.add(key)
        expect(await findFaults(container), key).toEqual([])
      }
      await actByKeys(user, String(1 + (acts % 2)))
    }
    expect(seen.size).toBeGreaterThan(1)
    expect(deskOf(tableOfTest()).state.getState().told!.lines.length).toBeGreaterThan(5)
    if (deskOf(tableOfTest()).state.getState().phase === 'curtain') await actByKeys(user)
    for (const panel of ['Log', 'Score', 'Settings', 'Keys']) {
      await user.click(screen.getByRole('button', { name: panel }))
      expect(screen.getByRole('complementary', { name: panel })).toBeTruthy()
      expect(await findFaults(container), panel).toEqual([])
    }
  })

  it('survives random clicks and keys with the match intact (seeds "click 0" to "click 59")', async () => {
    const { container, user } = await openTable(
      testTable({ game, players: 2, seed: 'click', sitters: [person, computer] }),
    )
    const keys = [
      '{Escape}',
      '{Enter}',
      '{ArrowDown}',
      'c',
      'h',
      'e',
      'o',
      't',
      '[[',
      ']',
      'p',
      'j',
      'z',
      ' ',
      'b',
      '1',
      '2',
      '3',
    ]
    for (let number = 0; number < 60; number++) {
      const random = createRandom(`click ${number}`)
      const pressable = [
        ...container.querySelectorAll<HTMLElement>('button:not([disabled]), select, input'),
      ].filter(
        // Whatever leaves the page or saves a file has its own tests.
        one => !/file|film|link|Save/i.test(one.textContent ?? ''),
      )
      if (number % 3 === 0 || pressable.length === 0) await user.keyboard(random.pick(keys))
      // A user of its own for each click: happy-dom loses the text in which the one before began a selection.
      else await userEvent.setup().click(random.pick(pressable))
      await act(() => new Promise(resolve => setTimeout(resolve)))
      expect(container.querySelector('main')).not.toBeNull()
    }
    const { trouble } = deskOf(tableOfTest()).state.getState()
    expect(trouble).toBeUndefined()
    expect(verify(await keptMatch())).toMatchObject({ ok: true })
  })
})

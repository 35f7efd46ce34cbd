import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { labStoreOf } from '../lab/labStore'
import { letGo } from '../lab/labTable'
import { loadPhysics } from '../physics'
import { type GameId, gameIds } from '../rules/game'
import { type DeskPace, deskOf, deskPaces } from '../table/desk'
import { bound } from '../table/part'
import { tableSettingsOf } from '../table/tableSettings'
import { tableOfTest } from '../table/testing/tableOfTest'
import { courseTimes } from './course'
import { createLaying } from './createLaying'
import type { KioskGame } from './kioskGame'
import { usualSettings } from './kioskSettings'
import { kioskStoreOf } from './kioskStore'
import { livelinessLimits } from './liveliness'
import { type Kiosk, playKiosk } from './playKiosk'

/** What the kiosk promises, in seconds. */
const longestQuiet = 120
/** Dice are gathered and shaken so long before an interlude lets them go. */
const shakeSeconds = 3

let kiosk: Kiosk | undefined

// A clock that runs ahead does not wait for what is still fetched.
beforeAll(() => Promise.all([loadPhysics(), import('../table/hosting/hostHere')]))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  kiosk?.stop()
  kiosk = undefined
  vi.useRealTimers()
})

const asPlayed = (id: GameId): KioskGame => ({
  id,
  title: id,
  word: id,
  players: 3,
  level: 'easy',
  options: {},
  colours: [],
})

/** Plays each game once, every table as late in sight as it may be. Answers when something fell, in seconds. */
async function fallsAt(speed: DeskPace): Promise<readonly number[]> {
  const games = gameIds.map(asPlayed)
  const falls = [0]
  const begun = performance.now()
  const now = () => (performance.now() - begun) / 1000
  const listen = (at: { readonly phase: string }, before: { readonly phase: string }) => {
    if (at.phase === 'falling' && before.phase !== 'falling') falls.push(now())
  }
  const stops = [
    deskOf(tableOfTest()).state.subscribe(listen),
    labStoreOf(tableOfTest()).subscribe(listen),
    labStoreOf(tableOfTest()).subscribe((at, before) => {
      const isTaken = at.phase === 'held' && at.dropsAtOnce && at.record !== before.record
      if (isTaken) setTimeout(bound(tableOfTest(), letGo), shakeSeconds * 1000)
    }),
    kioskStoreOf(tableOfTest()).subscribe(({ course }) => {
      const picture = course?.phase === 'title' ? 'starting' : 'absent'
      if (tableSettingsOf(tableOfTest()).getState().picture !== picture)
        tableSettingsOf(tableOfTest()).setState({ picture })
    }),
  ]
  kiosk = playKiosk(tableOfTest(), {
    settings: { ...usualSettings(games), speed },
    games,
    storage: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    reload: () => {
      throw new Error('The page was reloaded')
    },
    seed: turn => `lively ${turn}`,
  })
  const { tally } = kiosk
  // One more fall after the last title shows how long that took.
  const isSeen = () => (kioskStoreOf(tableOfTest()).getState().course?.turn ?? 0) > games.length
  let counted = 0
  while (!isSeen() || falls.length === counted) {
    if (!isSeen()) counted = falls.length
    await vi.advanceTimersByTimeAsync(250)
  }
  for (const stop of stops) stop()
  expect(Object.keys(tally.getState().finished).toSorted()).toEqual(gameIds.toSorted())
  return falls
}

describe('never two minutes without something falling', () => {
  it.each(deskPaces)(
    'in all five games, %s (seeds "lively 1" to "lively 6")',
    async speed => {
      const falls = await fallsAt(speed)
      const quiet = falls.slice(1).map((at, index) => at - falls[index]!)
      expect(Math.max(...quiet)).toBeLessThan(longestQuiet)
    },
    120_000,
  )

  it.each(deskPaces)('also when a game ends just before a drop is due, %s', speed => {
    const { winner, title } = courseTimes(speed, 60)
    const laying = createLaying(tableOfTest())
    laying.begin()
    let layingSeconds = 1
    while (!laying.advance(1)) layingSeconds++
    const rest = winner + layingSeconds + title + shakeSeconds
    expect(livelinessLimits.interludeAfter + rest).toBeLessThan(longestQuiet)
  })
})

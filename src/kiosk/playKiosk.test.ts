import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { labStoreOf } from '../lab/labStore'
import { letGo } from '../lab/labTable'
import { loadPhysics } from '../physics'
import { deskOf } from '../table/desk/desk'
import { tableSettingsOf } from '../table/tableSettings'
import { tableOfTest } from '../table/testing/tableOfTest'
import { layGame } from './kioskDesk'
import type { KioskGame } from './kioskGame'
import { usualSettings } from './kioskSettings'
import { kioskStoreOf } from './kioskStore'
import { type Kiosk, playKiosk } from './playKiosk'

// A clock that runs ahead does not wait for what is still fetched.
beforeAll(() => Promise.all([loadPhysics(), import('../table/hosting/hostHere')]))
// The kiosk lives by a clock: here it is a clock that only goes when a test waits.
beforeEach(() => {
  vi.useFakeTimers()
})

const rattle: KioskGame = {
  id: 'rattle-battle',
  title: 'Rattle',
  word: 'Drop.',
  players: 2,
  level: 'easy',
  options: { scenario: 'intro' },
  colours: ['yellow', 'blue'],
}
const waves: KioskGame = {
  id: 'waves',
  title: 'Waves',
  word: 'Cards.',
  players: 3,
  level: 'easy',
  options: {},
  colours: ['yellow', 'blue', 'green'],
}

const forbidden = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
let kiosk: Kiosk | undefined
let reloads = 0

function play(games: readonly KioskGame[]): Kiosk {
  // Without a picture dice fall at once, as on a machine that shows no 3D.
  tableSettingsOf(tableOfTest()).setState({ picture: 'absent' })
  reloads = 0
  kiosk = playKiosk(tableOfTest(), {
    settings: { ...usualSettings(games), speed: 'brisk', idle: 15 },
    games,
    storage: forbidden,
    reload: () => reloads++,
    seed: turn => `kiosk ${turn}`,
  })
  return kiosk
}

afterEach(() => {
  kiosk?.stop()
  kiosk = undefined
  vi.useRealTimers()
})

/** More timers than two games with their titles set. */
const mostTimers = 30_000

/** Lets the clock go, timer by timer, until something is so. */
async function until(what: string, isSo: () => boolean): Promise<void> {
  for (let timer = 0; !isSo(); timer++) {
    if (timer === mostTimers) throw new Error(`${what} did not happen`)
    await vi.advanceTimersToNextTimerAsync()
  }
}
const watching = () => until('a game to watch', () => phase() === 'watching')
const phase = () => kioskStoreOf(tableOfTest()).getState().course?.phase
const turn = () => kioskStoreOf(tableOfTest()).getState().course?.turn ?? 0

describe('a kiosk that plays', () => {
  it('goes from one game to the next and counts what fell and what was finished (seed "kiosk 1", "kiosk 2")', async () => {
    const { tally } = play([rattle, waves])
    await until('the third title', () => turn() >= 3)
    const { finished, drops, broken, match } = tally.getState()
    expect(finished).toEqual({ 'rattle-battle': 1, waves: 1 })
    expect(drops).toBeGreaterThan(5)
    expect({ broken, match, reloads }).toEqual({ broken: 0, match: 0, reloads: 0 })
    expect(kioskStoreOf(tableOfTest()).getState().game?.id).toBe('rattle-battle')
  })

  it('gives the visitor the active seat, and returns it to a computer afterwards (seed "kiosk 1")', async () => {
    const { touch, choose, goBack } = play([rattle])
    await watching()
    touch()
    expect(phase()).toBe('inviting')
    expect(deskOf(tableOfTest()).state.getState().isPaused).toBe(true)
    const { seat } = kioskStoreOf(tableOfTest()).getState()
    choose('seated')
    await until(
      'a question',
      () =>
        deskOf(tableOfTest()).state.getState().asked?.seat === seat ||
        deskOf(tableOfTest()).state.getState().hand?.by === 'person',
    )
    expect(deskOf(tableOfTest()).state.getState().told?.seats[seat!]).toMatchObject({
      sitter: { kind: 'human' },
      name: 'You',
    })
    goBack()
    await until('the computer in its seat', () =>
      deskOf(tableOfTest())
        .state.getState()
        .told!.seats.every(({ sitter }) => sitter.kind === 'computer'),
    )
    await until('the next title', () => turn() >= 2)
  })

  it('puts all dice in the hand of a visitor, and lays others down to be measured', async () => {
    const { touch, choose, tally } = play([rattle])
    await watching()
    touch()
    choose('dropping')
    expect(labStoreOf(tableOfTest()).getState()).toMatchObject({ phase: 'held' })
    expect(labStoreOf(tableOfTest()).getState().dice).toHaveLength(38)
    letGo(tableOfTest())
    await until('rest', () =>
      ['settled', 'cocked', 'overboard'].includes(labStoreOf(tableOfTest()).getState().phase),
    )
    choose('measuring')
    const { lying, measured } = labStoreOf(tableOfTest()).getState()
    expect(lying.length).toBeGreaterThan(10)
    expect(lying.map(({ id }) => id)).toEqual(expect.arrayContaining([measured.first, measured.second]))
    expect(tally.getState()).toMatchObject({ touches: 1, dropped: 1, measured: 1 })
  })

  it('pauses while the page is hidden and resumes afterwards', async () => {
    const { hide } = play([rattle])
    await watching()
    hide(true)
    await vi.advanceTimersByTimeAsync(5_000)
    const { length } = deskOf(tableOfTest()).state.getState().told!.lines
    await vi.advanceTimersByTimeAsync(600_000)
    expect(deskOf(tableOfTest()).state.getState().told!.lines).toHaveLength(length)
    hide(false)
    await until('the next title', () => turn() >= 2)
  })

  it('passes on to the next game when the desk cannot go on, and remembers why', async () => {
    const { tally } = play([rattle, waves])
    await watching()
    deskOf(tableOfTest()).state.setState({
      phase: 'stopped',
      trouble: { kind: 'failed', why: 'The dice have melted.' },
    })
    await until('the next game', () => kioskStoreOf(tableOfTest()).getState().game?.id === 'waves')
    expect(tally.getState().faults[0]?.words).toBe('The dice have melted.')
    await watching()
  })

  it('plays the other games when one cannot be set up', async () => {
    const { tally } = play([{ ...waves, players: 99 }, rattle])
    await watching()
    expect(kioskStoreOf(tableOfTest()).getState().game?.id).toBe('rattle-battle')
    expect(tally.getState().faults[0]?.words).toMatch(/2 to 6 players/)
  })

  it('leaves nothing behind when it is stopped', async () => {
    play([rattle])
    await watching()
    kiosk?.stop()
    expect(kioskStoreOf(tableOfTest()).getState()).toMatchObject({ course: undefined, game: undefined })
    expect(deskOf(tableOfTest()).state.getState().phase).toBe('closed')
  })

  it('refuses an unknown game with one sentence', () => {
    expect(() => layGame(tableOfTest(), { ...rattle, options: { scenario: 'chess' } }, 1, 's')).toThrow(
      /scenario is one of/,
    )
  })
})

import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../../physics'
import { desk } from '../desk/desk'
import { labStore } from '../lab/labStore'
import { letGo } from '../lab/labTable'
import { tableSettings } from '../table/tableSettings'
import { layGame } from './kioskDesk'
import type { KioskGame } from './kioskGame'
import { usualSettings } from './kioskSettings'
import { kioskStore } from './kioskStore'
import { type Kiosk, playKiosk } from './playKiosk'

beforeAll(loadPhysics)

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
  tableSettings.setState({ picture: 'absent' })
  reloads = 0
  kiosk = playKiosk({
    settings: { ...usualSettings(games), speed: 'at once', idle: 15 },
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
})

function until(what: string, isSo: () => boolean, seconds = 20): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = performance.now() + seconds * 1000
    const look = () => {
      if (isSo()) resolve()
      else if (performance.now() > end) reject(new Error(`${what} did not happen`))
      else setTimeout(look, 10)
    }
    look()
  })
}
/** At once is so quick that a game is over before a timer looks: whoever waits for a moment of it has to listen. */
function watching(): Promise<void> {
  if (phase() === 'watching') return Promise.resolve()
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('no game was watched')), 10_000)
    const stop = kioskStore.subscribe(({ course }) => {
      if (course?.phase !== 'watching') return
      stop()
      clearTimeout(limit)
      resolve()
    })
  })
}
const phase = () => kioskStore.getState().course?.phase
const turn = () => kioskStore.getState().course?.turn ?? 0

describe('a kiosk that plays', () => {
  it('goes from one game to the next and counts what fell and what was finished (seed "kiosk 1", "kiosk 2")', async () => {
    const { tally } = play([rattle, waves])
    await until('the third title', () => turn() >= 3, 60)
    const { finished, drops, broken, match } = tally.getState()
    expect(finished).toEqual({ 'rattle-battle': 1, waves: 1 })
    expect(drops).toBeGreaterThan(5)
    expect({ broken, match, reloads }).toEqual({ broken: 0, match: 0, reloads: 0 })
    expect(kioskStore.getState().game?.id).toBe('rattle-battle')
  }, 70_000)

  it('lends the seat that is at it, asks the visitor, and gives it back to a computer (seed "kiosk 1")', async () => {
    const { touch, choose, goBack } = play([rattle])
    await watching()
    touch()
    expect(phase()).toBe('inviting')
    expect(desk.state.getState().isPaused).toBe(true)
    const { seat } = kioskStore.getState()
    choose('seated')
    await until(
      'a question',
      () => desk.state.getState().asked?.seat === seat || desk.state.getState().hand?.by === 'person',
    )
    expect(desk.state.getState().open?.match.seats[seat!]).toMatchObject({
      sitter: { kind: 'human' },
      name: 'You',
    })
    goBack()
    await until('the computer in its seat', () =>
      desk.state.getState().open!.match.seats.every(({ sitter }) => sitter.kind === 'computer'),
    )
    await until('the next title', () => turn() >= 2, 60)
  }, 70_000)

  it('puts all dice in the hand of a visitor, and lays others down to be measured', async () => {
    const { touch, choose, tally } = play([rattle])
    await watching()
    touch()
    choose('dropping')
    expect(labStore.getState()).toMatchObject({ phase: 'held' })
    expect(labStore.getState().dice).toHaveLength(38)
    letGo()
    await until('rest', () => ['settled', 'cocked', 'overboard'].includes(labStore.getState().phase))
    choose('measuring')
    const { lying, measured } = labStore.getState()
    expect(lying.length).toBeGreaterThan(10)
    expect(lying.map(({ id }) => id)).toEqual(expect.arrayContaining([measured.first, measured.second]))
    expect(tally.getState()).toMatchObject({ touches: 1, dropped: 1, measured: 1 })
  })

  it('rests while it is out of sight and goes on afterwards', async () => {
    const { hide } = play([rattle])
    await watching()
    hide(true)
    await new Promise(resolve => setTimeout(resolve, 400))
    const { open } = desk.state.getState()
    await new Promise(resolve => setTimeout(resolve, 600))
    expect(desk.state.getState().open?.match.log.length).toBe(open?.match.log.length)
    hide(false)
    await until('the next title', () => turn() >= 2, 60)
  }, 70_000)

  it('passes on to the next game when the desk cannot go on, and remembers why', async () => {
    const { tally } = play([rattle, waves])
    await watching()
    desk.state.setState({ phase: 'stopped', trouble: { kind: 'failed', why: 'The dice have melted.' } })
    await until('the next game', () => kioskStore.getState().game?.id === 'waves')
    expect(tally.getState().faults[0]?.words).toBe('The dice have melted.')
    await watching()
  })

  it('plays the other games when one cannot even be laid', async () => {
    const { tally } = play([{ ...waves, players: 99 }, rattle])
    await watching()
    expect(kioskStore.getState().game?.id).toBe('rattle-battle')
    expect(tally.getState().faults[0]?.words).toMatch(/2 to 6 players/)
  })

  it('leaves nothing behind when it is stopped', async () => {
    play([rattle])
    await watching()
    kiosk?.stop()
    expect(kioskStore.getState()).toMatchObject({ course: undefined, game: undefined })
    expect(desk.state.getState().phase).toBe('closed')
  })

  it('refuses what is no game in a sentence', () => {
    expect(() => layGame({ ...rattle, options: { scenario: 'chess' } }, 1, 's')).toThrow(/scenario is one of/)
  })
})

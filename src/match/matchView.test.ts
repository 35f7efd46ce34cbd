import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import type { Seat, Viewer } from '../rules/game'
import { createRandom } from '../rules/random'
import { matchView, maySee } from './matchView'
import type { OpenMatch } from './openMatch'
import { cutOff, stateAt } from './openMatch'
import { playMove } from './playMove'
import { playOn } from './playOn'
import { isThrow, matchWithFist, testMatch } from './testing/matches'
import { takeThrow } from './throwing'

beforeAll(loadPhysics)

const viewers: readonly Viewer[] = [0, 1, 2, 3, 'spectator']

/** Every state of the generator that the match has been through: with one of them all draws could be foreseen. */
function generatorStates(open: OpenMatch): string[] {
  return Array.from({ length: open.match.log.length + 1 }, (_, entries) =>
    JSON.stringify((stateAt(open, entries) as { random: unknown }).random),
  )
}

/** A match in which all have rolled for a Brawl and somebody picks next, with different dice to pick from. */
function brawl(): OpenMatch {
  for (let n = 0; n < 20; n++) {
    const open = testMatch({ seed: `brawl ${n}`, players: 3, options: { scenario: 'norrington' } })
    for (let entries = 0; entries < open.match.log.length; entries++) {
      if (open.steps[entries]!.events.every(event => event.kind !== 'picked')) continue
      const before = cutOff(open, entries)
      const turn = before.game.turn(before.state)
      if (turn.kind === 'move' && before.game.moves(before.state, turn.seats[0]!).length > 1) return before
    }
  }
  throw new Error('No Brawl in 20 matches')
}

describe('the view of a seat', () => {
  it('contains no seed of the match or of a throw, and no state of chance (seed "xyzzy-plugh-1")', () => {
    const open = testMatch({ seed: 'xyzzy-plugh-1', players: 4, entries: 120 })
    const seeds = open.match.log.filter(isThrow).map(entry => entry.record.seed)
    expect(seeds.length).toBeGreaterThan(3)
    const secrets = ['xyzzy', ...seeds, ...new Set(generatorStates(open))]
    for (const viewer of viewers) {
      const shown = JSON.stringify(matchView(open, viewer))
      expect(secrets.filter(secret => shown.includes(secret))).toEqual([])
    }
  })

  it('contains no seed of dice that are still falling', () => {
    const before = matchWithFist(1)
    let open = playOn(before, 1)
    while (open.game.turn(open.state).kind !== 'throw') open = playOn(open, 1)
    const falling = takeThrow(open, { seed: 'secret-of-the-hand' })
    const view = matchView(falling, 0)
    expect(view.isFalling).toBe(true)
    expect(JSON.stringify(view)).not.toContain(falling.match.falling!.seed)
  })

  it('tells every public event with its rule, and every open throw, in order (seed "public")', () => {
    const open = testMatch({ seed: 'public', players: 3, entries: 100 })
    const { log } = matchView(open, 'spectator')
    expect(log.map(line => line.entry)).toEqual(
      open.match.log.flatMap((entry, index) =>
        isThrow(entry) || open.steps[index]!.events.length > 0 ? [index + 1] : [],
      ),
    )
    const told = log.flatMap(line => line.events)
    expect(told).toEqual(open.steps.flatMap(step => step.events.filter(event => event.seenBy === undefined)))
    expect(told.length).toBeGreaterThan(50)
    expect(told.every(event => /^[A-Z]{2}-\d+[a-z]?$/.test(event.rule))).toBe(true)
    for (const [index, entry] of open.match.log.entries()) {
      const line = log.find(one => one.entry === index + 1)
      expect(line?.dice).toEqual(isThrow(entry) ? entry.dice : undefined)
    }
  })

  it('does not reveal that a fully hidden move was made', () => {
    const open = testMatch({ seed: 'nothing told', entries: 60 })
    const at = open.match.log.findIndex(entry => !isThrow(entry))
    const { seat } = open.steps[at]!
    const steps = open.steps.with(at, { ...open.steps[at]!, events: [] })
    const isTold = (viewer: Viewer) =>
      matchView({ ...open, steps }, viewer).log.some(line => line.entry === at + 1)
    expect(isTold(seat)).toBe(true)
    expect(isTold((seat + 1) % 3)).toBe(false)
    expect(isTold('spectator')).toBe(false)
  })

  it('never tells the move itself, which may be secret where its events are not', () => {
    const view = matchView(testMatch({ seed: 'moves', entries: 60 }), 0)
    for (const line of view.log) {
      expect(
        Object.keys(line).filter(key => !['entry', 'seat', 'kind', 'events', 'dice'].includes(key)),
      ).toEqual([])
    }
  })

  it('leaves out events and covered dice that others may see', () => {
    const open = testMatch({ seed: 'covered', entries: 60 })
    const at = open.match.log.findIndex(isThrow)
    const steps = open.steps.with(at, {
      ...open.steps[at]!,
      seenBy: [1],
      events: [
        { rule: 'RB-1', text: 'for all' },
        { rule: 'RB-1', text: 'for one', seenBy: [1] },
      ],
    })
    const line = (viewer: Viewer) =>
      matchView({ ...open, steps }, viewer).log.find(one => one.entry === at + 1)!
    expect(line(1).events.map(event => event.text)).toEqual(['for all', 'for one'])
    expect(line(1).dice).toBeDefined()
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(line(viewer).events.map(event => event.text)).toEqual(['for all'])
      expect(line(viewer).dice).toBeUndefined()
    }
  })

  it('hides real secrets: covered dice, and cards that only their player has seen (seeds "secret 0" …)', () => {
    let covered = 0
    let whispered = 0
    for (let n = 0; n < 12 && (covered === 0 || whispered === 0); n++) {
      const open = testMatch({ seed: `secret ${n}`, players: 3, options: { scenario: 'norrington' } })
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const { log } = matchView(open, viewer)
        const isAmong = (seats: readonly Seat[]) => viewer !== 'spectator' && seats.includes(viewer)
        for (const [index, { events, seenBy }] of open.steps.entries()) {
          const line = log.find(one => one.entry === index + 1)
          for (const event of events) {
            if (event.seenBy === undefined) continue
            whispered++
            const isTold = line?.events.some(told => told.text === event.text) ?? false
            expect(isTold).toBe(isAmong(event.seenBy))
          }
          const entry = open.match.log[index]!
          if (!line || !isThrow(entry) || seenBy === undefined) continue
          covered++
          expect(line.dice !== undefined).toBe(isAmong(seenBy))
          expect(JSON.stringify(line).includes(String(entry.dice[0]!.position[0]))).toBe(isAmong(seenBy))
        }
      }
    }
    expect(covered).toBeGreaterThan(0)
    expect(whispered).toBeGreaterThan(0)
  })

  it('is equal for two matches that differ only in what the seat may not know', () => {
    const open = testMatch({ seed: 'twins', players: 4, entries: 90 })
    for (const viewer of viewers) {
      const view = open.game.view(open.state, viewer)
      for (let n = 0; n < 5; n++) {
        const other = open.game.imagine(view, viewer, createRandom(`other ${n}`))
        const twin = {
          ...open,
          state: other,
          match: { ...open.match, setUp: { ...open.match.setUp, seed: `${n}` } },
        }
        expect(matchView(twin, viewer)).toEqual(matchView(open, viewer))
      }
    }
  })

  it('tells nobody else what a seat rolled and picked in a Brawl (seeds "brawl 0" …)', () => {
    const open = brawl()
    const { game, state } = open
    const turn = game.turn(state)
    if (turn.kind !== 'move') throw new Error('Nobody picks')
    const seat = turn.seats[0]!
    const picks = game.moves(state, seat)
    expect(picks.length).toBeGreaterThan(1)
    const [one, other] = [playMove(open, picks[0]!), playMove(open, picks[1]!)]
    expect(matchView(one, seat)).not.toEqual(matchView(other, seat))
    for (const viewer of ([0, 1, 2, 'spectator'] as const).filter(viewer => viewer !== seat)) {
      const view = matchView(one, viewer)
      expect(view).toEqual(matchView(other, viewer))
      expect(JSON.stringify(view.log.at(-1))).not.toContain((picks[0] as { dieId?: string }).dieId)
    }
  })

  it('shows the state: whose turn, the score so far, how far the game is', () => {
    const open = testMatch({ seed: 'along', players: 3 })
    const view = matchView(open, 2)
    expect(view.turn).toMatchObject({ kind: 'over' })
    expect(view.score.winners.length).toBeGreaterThan(0)
    expect(view.score).toEqual(open.game.score(open.state))
    expect(view.progress).toEqual(open.game.progress(open.state))
  })
})

describe('who may see', () => {
  it('everybody without a list; else those on it, and never a spectator', () => {
    expect(maySee(undefined, 'spectator')).toBe(true)
    expect(maySee([0, 2], 2)).toBe(true)
    expect(maySee([0, 2], 1)).toBe(false)
    expect(maySee([0, 2], 'spectator')).toBe(false)
    expect(maySee([], 0)).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import type { Seat } from '../../rules/game'
import { imagineThrow } from '../../rules/imagineThrow'
import { createRandom } from '../../rules/random'
import { rollingSeas } from '../../rules/rolling-seas'
import { chartOf } from '../../rules/rolling-seas/chart'
import { dirIndex, spaceIndex, spaceName } from '../../rules/rolling-seas/grid'
import type { RollingMove } from '../../rules/rolling-seas/moves'
import { passages } from '../../rules/rolling-seas/passages'
import type { RollingState } from '../../rules/rolling-seas/state'
import {
  atSea,
  f1,
  flows,
  lies,
  newGame,
  player,
  provisions,
} from '../../rules/rolling-seas/testing/position'
import { watersOf } from '../../rules/rolling-seas/waters'
import { budgets } from '../botFor'
import { rollingSeasBots } from './index'
import { shipOf, studyOf } from './mind'
import { waysWith } from './reach'
import { openMoorings, toursFrom, waterwaysOf } from './waterways'
import { judged } from './weights'

const levels = ['easy', 'solid', 'strong', 'legend'] as const
type Level = (typeof levels)[number]

function choose(
  level: Level,
  state: RollingState,
  seat: Seat,
  seed: string,
  positions = budgets[level].positions,
) {
  const view = rollingSeas.view(state, seat)
  return rollingSeasBots[level]()(view, seat, createRandom(seed), { positions }) as RollingMove
}

/** A whole game of one level; every move is checked before it is played. */
function voyage(level: Level, players: number, seed: string, positions?: number): readonly number[] {
  return rollingSeas.score(sailedOut(level, players, seed, positions)).totals
}

/** Of all rounds of a voyage: the most in a row in which the ship neither moved nor explored nor visited a port. */
function mostRoundsAtAnchor({ map, ledger }: RollingState['players'][number]): number {
  let [most, rounds] = [0, 0]
  for (const [turn, mark] of ledger.turns.entries()) {
    const isIdle = mark !== 'X' && mark !== 'P' && map.track[turn + 1]!.length === 0
    rounds = isIdle ? rounds + 1 : 0
    most = Math.max(most, rounds)
  }
  return most
}

function sailedOut(level: Level, players: number, seed: string, positions?: number): RollingState {
  let state = newGame(players, seed)
  const dice = createRandom(`dice of ${seed}`)
  for (let index = 0; ; index++) {
    const turn = rollingSeas.turn(state)
    if (turn.kind === 'over') return state
    if (turn.kind === 'throw') {
      const thrown = { kind: 'thrown', seat: turn.seats[0], dice: imagineThrow(turn.throw, dice) } as const
      state = rollingSeas.play(state, thrown).state
      continue
    }
    const seat = turn.seats[index % turn.seats.length]!
    const move = choose(level, state, seat, `${seed} ${index}`, positions)
    expect(rollingSeas.check(state, move), JSON.stringify(move)).toBeUndefined()
    state = rollingSeas.play(state, move).state
  }
}

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length

/** Too few to look far ahead with, enough to go every way through the code. */
const shortOfTime = 150

describe('computer captains', () => {
  test.each(levels)(
    '%s plays whole games by the rules, alone and with neighbours (seeds "calm", "gale")',
    level => {
      expect(voyage(level, 1, 'calm', shortOfTime)).toHaveLength(1)
      expect(voyage(level, 3, 'gale', shortOfTime)).toHaveLength(3)
    },
  )

  test.each(levels)(
    '%s chooses the same again with the same source, and nothing at all is left to chance',
    level => {
      const state = atSea({
        ship: 'F9',
        winds: ['E', 'N', 'W'],
        ledger: provisions(3),
        others: [{ ship: 'K8' }],
      })
      expect(choose(level, state, 0, 'again')).toEqual(choose(level, state, 0, 'again'))
    },
  )

  test('solid makes far more than easy of the same ten voyages (seeds "voyage 0" to "voyage 9")', () => {
    const seeds = Array.from({ length: 10 }, (_, n) => `voyage ${n}`)
    const [easy, solid] = (['easy', 'solid'] as const).map(level =>
      mean(seeds.flatMap(seed => voyage(level, 1, seed))),
    )
    expect(solid!).toBeGreaterThan(easy! + 30)
  })

  test('no captain idles for long (seeds "anchor 0" to "anchor 7")', () => {
    const longest = (level: Level, games: number) =>
      Math.max(
        ...Array.from({ length: games }, (_, n) => {
          const { players } = sailedOut(level, 3, `anchor ${n}`)
          return Math.max(...players.map(mostRoundsAtAnchor))
        }),
      )
    expect(longest('easy', 8)).toBeLessThanOrEqual(3)
    expect(longest('solid', 2)).toBeLessThanOrEqual(3)
  })

  test('in the last round everybody at a port with a Story tells it', () => {
    const state = atSea({ ship: 'L8', round: 25, ledger: { story: 12, earned: ['S5', 'S10'] } })
    for (const level of levels)
      expect(choose(level, state, 0, 'last')).toMatchObject({ kind: 'visitPort', tell: true })
  })

  test('with all Stories told, all but easy end the voyage at the Home Port', () => {
    const state = atSea({
      ship: 'C9',
      homePort: 'A12',
      round: 25,
      winds: ['SW'],
      told: ['A12'],
      ledger: provisions(4),
    })
    for (const level of ['solid', 'strong', 'legend'] as const) {
      const after = rollingSeas.play(state, choose(level, state, 0, 'home')).state
      expect(rollingSeas.score(after).lines.find(({ rule }) => rule === 'RS-84')!.points).toEqual([10])
    }
  })

  test('strong rides a Current that leads to the port where it wants to be', () => {
    const drawings = [flows(['G9', 'H9'], 'I9')]
    const state = atSea({
      ship: 'F9',
      winds: ['E'],
      round: 24,
      ledger: { story: 20, earned: ['S5', 'S10', 'S15', 'S20'] },
      drawings,
    })
    const after = rollingSeas.play(state, choose('strong', state, 0, 'ride')).state
    const at = after.players[0]!.map.track.flat().at(-1)
    expect(at === 'I9' || at === 'J8').toBe(true)
  })
})

describe('their route planning', () => {
  test('tours are the shortest of all orders of ports', () => {
    const chart = chartOf(f1)
    const all = (1 << 8) - 1
    const ways = waterwaysOf(chart, spaceIndex('A12'), all, 'allowed')
    const moorings = chart.ports.map(port => openMoorings(chart, port))
    const between = (from: number, to: number) =>
      from === to ? 0 : Math.min(...moorings[from]!.map(space => ways.steps[to * 285 + space]!))
    const slow = (open: readonly number[], way: number, last: number, count: number): number =>
      count === 0
        ? way
        : Math.min(
            ...open.map(port =>
              slow(
                open.filter(one => one !== port),
                way + between(last, port),
                port,
                count - 1,
              ),
            ),
          )
    for (const name of ['F9', 'S8', 'J1']) {
      const at = spaceIndex(name)
      const tours = toursFrom(ways, all, at)
      for (const count of [1, 2, 3, 4]) {
        const ports = chart.ports.map((_, index) => index)
        const best = Math.min(
          ...ports.map(first =>
            slow(
              ports.filter(one => one !== first),
              ways.steps[first * 285 + at]!,
              first,
              count - 1,
            ),
          ),
        )
        expect(tours[count]).toBe(best)
      }
    }
  })

  test('simulated routes are legal, and complete without obstacles', () => {
    const own = player({ ship: 'F9', ledger: provisions(3) })
    const state = atSea({ ship: 'F9', ledger: provisions(3) })
    const study = studyOf(own, state.options, judged)
    const waters = watersOf(own, state.options)
    for (const wind of ['E', 'NW', 'S'] as const) {
      const found = waysWith(study, shipOf(own), dirIndex(wind)).map(
        ({ at, cost }) => `${spaceName(at)} ${cost}`,
      )
      const limits = { steps: 100_000, bonuses: 0 }
      const ruled = passages(waters, own.ledger, dirIndex(wind), limits)
      const expected = ruled.map(({ voyage: { at }, cost }) => `${spaceName(at)} ${cost}`)
      // The rules list a way back to the start too.
      const elsewhere = (list: readonly string[]) => list.filter(way => !way.startsWith('F9')).toSorted()
      expect(elsewhere(found)).toEqual(elsewhere(expected))
    }
  })

  test('a way through Storms, Monsters and Currents costs and brings what the rules say', () => {
    const drawings = [lies('storm', 'G9', 'G8'), lies('monster', 'H8'), flows(['H9', 'I9'], 'I8')]
    const own = player({ ship: 'F9', ledger: provisions(4), drawings })
    const { options } = atSea({})
    const waters = watersOf(own, options)
    const known = new Set(
      passages(waters, own.ledger, dirIndex('E'), { steps: 100_000, bonuses: 0 }).map(({ voyage, cost }) =>
        [voyage.at, cost, voyage.ledger.story].join(),
      ),
    )
    const ways = waysWith(studyOf(own, options, judged), shipOf(own), dirIndex('E'))
    expect(ways.some(({ story }) => story > 0)).toBe(true)
    for (const { at, cost, story } of ways) expect(known).toContain([at, cost, story].join())
  })
})

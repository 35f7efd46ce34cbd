/** The invariants of section 9 that no single state can show, along whole random games. */
import { describe, expect, test } from 'vitest'
import type { RuleEvent } from '../../game'
import { createRandom } from '../../random'
import { nextMove } from '../../testing/conformance'
import { rollingWithTheWaves as game } from '../index'
import type { RollingWavesMove } from '../moves'
import { pointsOf } from '../score'
import type { RollingWavesState } from '../state'
import { setUpFor, told } from '../testing/position'
import { levelOf, sumOf } from '../tracks'

/** The states at the beginning of each round, with what happened in between. */
function roundsOf(players: number, seed: string) {
  const random = createRandom(seed)
  let state = setUpFor(players, seed)
  const starts: RollingWavesState[] = [state]
  const events: RuleEvent[][] = [[]]
  while (game.turn(state).kind !== 'over') {
    const after = game.play(state, nextMove(game as never, state, random) as RollingWavesMove)
    events.at(-1)!.push(...after.events)
    state = after.state
    if (state.round > starts.at(-1)!.round) {
      starts.push(state)
      events.push([])
    }
  }
  return { starts: [...starts, state], events }
}

const treasureOf = ({ players }: RollingWavesState) => players.flatMap(({ chests }) => chests.flat()).length
const stealing = (events: readonly RuleEvent[]) =>
  told(events, 'volley').flatMap(({ stolen }) => stolen as readonly number[])

describe.each(Array.from({ length: 12 }, (_, n) => n))('a random game (seed "invariant %s")', n => {
  const { starts, events } = roundsOf(2 + (n % 4), `invariant ${n}`)
  const rounds = events.map((happened, index) => ({
    before: starts[index]!,
    after: starts[index + 1]!,
    happened,
  }))

  test('invariants 1, 2: the bag grows by one die for every crew level', () => {
    for (const { before } of rounds) {
      const levels = before.players.reduce((sum, { crew }) => sum + levelOf('crew', crew), 0)
      expect(before.bag.length + before.roll!.due.length).toBe(3 * before.players.length + 1 + levels)
    }
  })

  test('invariant 3: Infamy falls by bribes only, and rises by at most 17 a round', () => {
    for (const { before, after, happened } of rounds) {
      for (const [seat, player] of before.players.entries()) {
        const mine = (kind: string) =>
          told(happened, kind)
            .filter(data => data.seat === seat)
            .reduce((sum, { amount, lostToCap }) => sum + Number(amount) - Number(lostToCap ?? 0), 0)
        expect(after.players[seat]!.infamy).toBe(player.infamy - mine('infamyPaid') + mine('infamyGained'))
        expect(mine('infamyGained')).toBeLessThanOrEqual(17)
      }
    }
  })

  test('invariants 8, 9: what is written stays, and stolen treasure is only moved', () => {
    for (const { before, after, happened } of rounds) {
      const written = told(happened, 'written').filter(({ icon }) => String(icon).startsWith('chest')).length
      const lost = told(happened, 'lost').flatMap(data => data.lost as readonly number[]).length
      expect(treasureOf(after)).toBe(treasureOf(before) + written - lost)
      for (const [seat, { hull, ports, crew, buried, chests }] of before.players.entries()) {
        const later = after.players[seat]!
        expect(later.hull.slice(0, hull.length)).toEqual(hull)
        expect(later.ports.slice(0, ports.length)).toEqual(ports)
        expect(later.crew.slice(0, crew.length)).toEqual(crew)
        for (const [chest, isBuried] of buried.entries()) {
          if (!isBuried) continue
          expect(later.buried[chest]).toBe(true)
          expect(later.chests[chest]).toEqual(chests[chest])
        }
      }
    }
  })

  test('invariants 10, 11, 13: seven stolen, one raise a player, and most infamous are those of one sum', () => {
    for (const { happened, before, after } of rounds) {
      for (const seat of before.players.keys()) {
        const volleys = happened.filter(({ kind, data }) => kind === 'volley' && data!.seat === seat)
        expect(stealing(volleys).length).toBeLessThanOrEqual(7)
        expect(told(happened, 'raised').filter(data => data.seat === seat).length).toBeLessThanOrEqual(1)
      }
      const most = told(happened, 'infamyGained').filter(({ source }) => source === 'mostInfamous')
      const sums = most.map(({ seat }) => sumOf(after.players[Number(seat)]!.ports))
      expect(new Set(sums).size).toBeLessThanOrEqual(1)
    }
  })

  test('invariants 14, 17: at least four rounds, and no points below zero', () => {
    expect(rounds.length).toBeGreaterThanOrEqual(4)
    expect(starts.flatMap(({ players }) => players.map(pointsOf)).every(points => points >= 0)).toBe(true)
  })
})

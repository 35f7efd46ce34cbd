/** What holds through whole games (section 9), told from events alone or from state to state. */
import { describe, expect, test } from 'vitest'
import { type AnyMove, type RuleEvent, readSetUp } from '../../game'
import type { AnyGame } from '../../games'
import { createRandom } from '../../random'
import { nextMove } from '../../testing/conformance'
import { cards } from '../data/cards'
import { wavesOfFortune as game } from '../index'
import type { FortuneState } from '../state'
import { told } from '../testing/position'
import { cardsInSight } from '../view'

interface Step {
  readonly before: FortuneState
  readonly move: AnyMove
  readonly events: readonly RuleEvent[]
  readonly next: FortuneState
}

function gameOf(seed: string, players: number): readonly Step[] {
  const setUp = readSetUp(game, { players, seed, options: { roundLimit: 30 } })
  if (!setUp.ok) throw new Error(setUp.why)
  const random = createRandom(seed)
  const steps: Step[] = []
  let before = game.setup(setUp.value)
  while (game.turn(before).kind !== 'over') {
    const move = nextMove(game as AnyGame, before, random)
    const { state: next, events } = game.play(before, move as never)
    steps.push({ before, move, events, next })
    before = next
  }
  return steps
}

const games = [2, 3, 4, 4].map((players, n) => ({ players, seed: `invariant ${n}` }))

const goldOf = ({ players, tiles }: FortuneState) =>
  players.reduce((sum, one) => sum + one.shipGold + one.chestGold, 0) +
  tiles.reduce((sum, { wrecks }) => sum + wrecks.reduce((all, { gold }) => all + gold, 0), 0)

describe.each(games)('a random game of $players (seed "$seed")', ({ seed, players }) => {
  const steps = gameOf(seed, players)

  test('invariant 1, WF-44a: tiles keep their kinds and never go face down', () => {
    for (const { before, next } of steps) {
      before.tiles.forEach((tile, index) => {
        expect(next.tiles[index]!.kind === tile.kind && (next.tiles[index]!.faceUp || !tile.faceUp)).toBe(
          true,
        )
      })
    }
  })

  test('WF-26b, WF-57, WF-77a: the table answers where one answer is legal and nothing is decided', () => {
    for (const { before } of steps) {
      const turn = game.turn(before)
      if (turn.kind !== 'move') continue
      const moves = game.moves(before, turn.seats[0]!)
      if (turn.only) expect(moves).toEqual([turn.only])
      else if (['move', 'fighters', 'cardChoice'].includes(turn.phase))
        expect(moves.length).toBeGreaterThan(1)
    }
  })

  test('invariant 2, WF-61a: each of the 103 cards is in exactly one place', () => {
    for (const { next } of steps) {
      const all = [...Object.values(next.draw).flat(), ...cardsInSight(next)]
      expect(all).toHaveLength(cards.length)
    }
  })

  test('invariant 5, WF-96, WF-99: gold changes by gains and payments only', () => {
    for (const { before, next, events } of steps) {
      const gained = told(events, 'gold').reduce((sum, { amount }) => sum + Number(amount), 0)
      const paid = told(events, 'bought').reduce((sum, { cost }) => sum + Number(cost), 0)
      expect(goldOf(next) - goldOf(before)).toBe(gained - paid)
    }
  })

  test('invariant 6, WF-113: the chest loses by purchases only', () => {
    for (const { before, next, events } of steps) {
      const paid = told(events, 'bought').reduce((sum, { cost }) => sum + Number(cost), 0)
      before.players.forEach((player, seat) => {
        expect(next.players[seat]!.chestGold).toBeGreaterThanOrEqual(player.chestGold - paid)
      })
    }
  })

  test('invariant 10, WF-83: every pair of a round costs one fighter', () => {
    for (const { before, events } of steps) {
      for (const { pairs, won, lost } of told(events, 'round')) {
        expect(Number(won) + Number(lost)).toBe((pairs as unknown[]).length)
        const { fighters, foeDice } = before.combat!
        expect((pairs as unknown[]).length).toBe(Math.min(fighters, foeDice!.length))
      }
    }
  })

  test('invariants 11 and 12, WF-19, WF-35: one turn a round, at most one ram and two landings at a time', () => {
    const turns = steps.flatMap(({ events }) => told(events, 'turn'))
    turns.forEach(({ seat, round }, index) => {
      expect([seat, round]).toEqual([index % players, 1 + Math.floor(index / players)])
    })
    const flow = steps.flatMap(({ events }) => events.map(({ kind }) => kind))
    const rams = flow
      .join(' ')
      .split('turn')
      .map(turn => turn.split('rammed').length - 1)
    expect(Math.max(...rams)).toBeLessThanOrEqual(1)
    expect(steps.every(({ next }) => next.landings.length <= 2)).toBe(true)
  })

  test('invariant 13, WF-70: ending a turn afloat outside home costs 1 food, nothing else does', () => {
    for (const { before, events, next } of steps) {
      const fed = told(events, 'fed')
      expect(fed.length).toBeLessThanOrEqual(1)
      for (const { seat } of fed) expect(seat).toBe(before.active)
      const isTurnOver = events.some(({ kind }) => kind === 'turn') && before.round > 0
      const { afloat, cell } = next.players[before.active]!
      const isServed = events.some(({ kind }) => kind === 'loaded')
      if (isTurnOver && afloat && !isServed && cell !== 'E5') expect(fed).toHaveLength(1)
    }
  })

  test('invariant 14, WF-126: it is over by the limit, or by the King alone', () => {
    const { next } = steps.at(-1)!
    const kings = next.players.filter(({ defeatedKing }) => defeatedKing).length
    expect(kings === 1 || (kings === 0 && next.round === 30)).toBe(true)
  })
})

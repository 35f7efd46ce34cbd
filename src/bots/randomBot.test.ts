import { describe, expect, it } from 'vitest'
import { readSetUp } from '../rules/game'
import { type AnyGame, games } from '../rules/games'
import { createRandom } from '../rules/random'
import { nextMove } from '../rules/testing/conformance'
import { botFor, budgets } from './botFor'
import { levelsOf } from './levels'
import { randomBot } from './randomBot'

/** The first position of a game in which somebody has a real choice. */
function firstChoice(game: AnyGame) {
  const setUp = readSetUp(game, { players: game.players.max, seed: 'any move' })
  if (!setUp.ok) throw new Error(setUp.why)
  const random = createRandom('to the first choice')
  let state = game.setup(setUp.value)
  for (;;) {
    const turn = game.turn(state)
    const seat = turn.kind === 'move' ? turn.seats.find(one => game.moves(state, one).length > 1) : undefined
    if (seat !== undefined) return { state, seat }
    state = game.play(state, nextMove(game, state, random)).state
  }
}

describe.each(games)('a computer player that takes any move, at $title', game => {
  const { state, seat } = firstChoice(game)

  it('chooses from the view alone what is legal in the state (seeds "0" to "19")', () => {
    const bot = randomBot(game)
    for (let n = 0; n < 20; n++) {
      const move = bot(game.view(state, seat), seat, createRandom(String(n)), budgets.random)
      expect(move.seat).toBe(seat)
      expect(game.check(state, move)).toBeUndefined()
    }
  })

  it('repeats its move with the same random source, and reaches every move over many', () => {
    const bot = randomBot(game)
    const choose = (seed: string) =>
      JSON.stringify(bot(game.view(state, seat), seat, createRandom(seed), budgets.random))
    expect(choose('twice')).toBe(choose('twice'))
    const seeds = Array.from({ length: 1000 }, (_, n) => `every ${n}`)
    expect(new Set(seeds.map(choose)).size).toBeGreaterThanOrEqual(game.moves(state, seat).length)
  })

  it('is there at the level "random"', () => {
    expect(levelsOf(game)).toContain('random')
    expect(levelsOf(game).every(level => botFor(game, level) !== undefined)).toBe(true)
  })
})

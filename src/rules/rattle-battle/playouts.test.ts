import { describe, expect, test } from 'vitest'
import { gameById } from '../games'
import { playOut, replay } from '../testing/conformance'
import { scenarios } from './vocabulary'

const game = gameById('rattle-battle')
const tables = scenarios.flatMap(scenario => [2, 3, 4, 5].map(players => ({ scenario, players })))

describe.each(tables)('random play of the first two Adventures of $scenario with $players players', table => {
  test.each(Array.from({ length: 10 }, (_, n) => `adventures ${n}`))(
    'keeps every invariant (seed "%s")',
    seed => {
      const { players, scenario } = table
      const playout = { players, seed, maxMoves: 2000, beforeRound: 3, options: { scenario } }
      const { moves, finalState } = playOut(game, playout)
      expect(JSON.stringify(replay(game, playout, moves))).toBe(JSON.stringify(finalState))
    },
  )
})

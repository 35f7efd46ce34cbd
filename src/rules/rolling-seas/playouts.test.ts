/**
 * Whole games at random: every number of players with random options, on deep-frozen states, each state asked for its
 * faults. `GAMES=500 npx vitest run src/rules/rolling-seas/playouts.test.ts` plays more of them.
 */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../games'
import { createRandom } from '../random'
import { playOut, replay } from '../testing/conformance'
import { rollingSeas } from './index'

const game = rollingSeas as AnyGame
const standardCount = 24
const count = Number(process.env.GAMES ?? standardCount)
const perTable = Math.ceil(count / game.players.max)
/** 25 rounds with a throw, an Adventure and an action for each of 8 seats, and the set-up. */
const mostMoves = 600
/** The expensive checks are made at every this many moves. */
const deepEvery = 50

const kinds = new Set<string>()

function anyOptions(seed: string): Readonly<Record<string, unknown>> {
  const random = createRandom(`options of ${seed}`)
  return Object.fromEntries(game.options.map(({ id, values }) => [id, random.pick(values)]))
}

describe.each(Array.from({ length: game.players.max }, (_, index) => ({ players: index + 1 })))(
  'with $players at the table and any options',
  ({ players }) => {
    const seeds = Array.from({ length: perTable }, (_, n) => `${players} captains, voyage ${n}`)
    test.each(seeds)('25 rounds come to their end without a fault (seed "%s")', seed => {
      const playout = { players, seed, options: anyOptions(seed), maxMoves: mostMoves, deepEvery }
      const { moves, finalState } = playOut(game, { ...playout, watch: move => kinds.add(move.kind) })
      expect(game.progress(finalState).round).toBe(25)
      if (seed.endsWith(' 0')) expect(replay(game, playout, moves)).toEqual(finalState)
    })
  },
)

test('every kind of move was made in them', () => {
  expect([...kinds].sort()).toEqual(
    [
      'chooseHomePort',
      'explore',
      'placeIsland',
      'placeObstacle',
      'sail',
      'sailToFinalPort',
      'thrown',
      'visitPort',
    ].sort(),
  )
})

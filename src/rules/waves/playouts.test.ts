/** Whole games at random, with every state looked at closely. */
import { describe, expect, test } from 'vitest'
import { valuesFor } from '../game'
import type { AnyGame } from '../games'
import { createRandom } from '../random'
import { playOut, replay } from '../testing/conformance'
import { waves } from './index'
import { wavesOptions } from './options'

const game = waves as AnyGame
/** I20: the longest of 10,500 random games took 44 rounds; a round has at most two moves a seat. */
const maxMoves = 200 * 12

const modes = [2, 3, 4, 5, 6].flatMap(players =>
  (players < 4 ? ['teams'] : ['teams', 'allVsAll']).map(mode => ({ players, mode })),
)

describe.each(modes)('a whole game of $players ($mode)', ({ players, mode }) => {
  test.each([0, 1])('keeps every promise of the contract and replays bit by bit (seed "whole %s")', n => {
    const playout = { players, seed: `whole ${n}`, options: { mode }, maxMoves, deepEvery: 2 }
    const { moves, finalState } = playOut(game, playout)
    expect(JSON.stringify(replay(game, playout, moves))).toBe(JSON.stringify(finalState))
  })
})

describe('a table whose every option is drawn', () => {
  test.each(Array.from({ length: 40 }, (_, n) => `any ${n}`))('plays to its end (seed "%s")', seed => {
    const random = createRandom(`table of ${seed}`)
    const players = 2 + random.index(5)
    const drawn = wavesOptions.map(option => [option.id, random.pick(valuesFor(option, players))] as const)
    // With fewer Shells than a Council of any class asks for, a game would go on and on.
    const options = Object.fromEntries(
      drawn.filter(([id]) => !id.startsWith('shells') || random.index(4) === 0),
    )
    playOut(game, { players, seed, options: { ...options, roundLimit: 30 }, maxMoves })
  })
})

/** Whole games at random, with every state looked at closely, and with throws that go wrong. */
import { describe, expect, test } from 'vitest'
import { readSetUp, type Thrown } from '../game'
import type { AnyGame } from '../games'
import { createRandom, type Random } from '../random'
import { nextMove, playOut, replay } from '../testing/conformance'
import { wavesOfFortune } from './index'
import { fortuneOptions } from './options'

const game = wavesOfFortune as AnyGame
const maxMoves = 4000

describe.each([2, 3, 4])('a whole game of %s', players => {
  test.each([0, 1, 2])('keeps every promise of the contract and replays bit by bit (seed "whole %s")', n => {
    const playout = { players, seed: `whole ${n}`, options: { roundLimit: 20 }, maxMoves, deepEvery: 6 }
    const { moves, finalState } = playOut(game, playout)
    expect(JSON.stringify(replay(game, playout, moves))).toBe(JSON.stringify(finalState))
  })
})

describe('a table whose every option is drawn', () => {
  test.each(Array.from({ length: 30 }, (_, n) => `any ${n}`))('plays to its end (seed "%s")', seed => {
    const random = createRandom(`table of ${seed}`)
    const drawn = fortuneOptions.map(({ id, values }) => [id, random.pick(values)] as const)
    const options = { ...Object.fromEntries(drawn), roundLimit: 20 + random.index(10) }
    playOut(game, { players: 2 + random.index(3), seed, options, maxMoves, deepEvery: 40 })
  })
})

describe('a table without a limit of rounds', () => {
  test.each(['long 0', 'long 1'])('plays until somebody has beaten the King (seed "%s")', seed => {
    const { finalState } = playOut(game, { players: 4, seed, maxMoves: 60_000, deepEvery: 2000 })
    const { players } = finalState as { players: readonly { defeatedKing: boolean }[] }
    expect(players.filter(({ defeatedKing }) => defeatedKing)).toHaveLength(1)
  })
})

describe('games of clumsy hands', () => {
  /** Now and then a die leaves the tray, leans on another, or nothing comes to rest. */
  function fumbled(throwing: Thrown, thrown: number, random: Random): Thrown {
    const fate = random.index(6)
    if (fate === 0) return { ...throwing, unsettled: true }
    const index = random.index(thrown)
    const die = throwing.dice[index]!
    const [x, y, z] = die.position
    const fallen = fate === 1 ? { ...die, inBox: false } : { ...die, position: [x, y + 16, z] as const }
    return fate < 4 ? { ...throwing, dice: throwing.dice.with(index, fallen) } : throwing
  }

  test.each(['clumsy 0', 'clumsy 1', 'clumsy 2'])('end as well (seed "%s")', seed => {
    const setUp = readSetUp(game, { players: 4, seed, options: { roundLimit: 20 } })
    if (!setUp.ok) throw new Error(setUp.why)
    const random = createRandom(seed)
    let state = game.setup(setUp.value)
    let again = 0
    for (let n = 0; game.turn(state).kind !== 'over'; n++) {
      expect(n).toBeLessThan(maxMoves)
      const turn = game.turn(state)
      const move = nextMove(game, state, random)
      const dice = turn.kind === 'throw' ? turn.throw.dice.length : 0
      const { state: after, events } = game.play(
        state,
        dice > 0 ? fumbled(move as Thrown, dice, random) : move,
      )
      again += events.filter(({ kind }) => kind === 'rethrown').length
      expect(game.fault(after)).toBeUndefined()
      state = after
    }
    expect(again).toBeGreaterThan(5)
  })
})

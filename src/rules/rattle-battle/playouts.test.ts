/** Whole games at random, with every state looked at closely, and with throws that go wrong. Many more are in tests/. */
import { describe, expect, test } from 'vitest'
import { readSetUp, type Thrown } from '../game'
import { gameById } from '../games'
import { createRandom, type Random } from '../random'
import { nextMove, playOut, replay } from '../testing/conformance'
import { rattleBattle } from './index'
import type { RattleMove } from './moves'
import { rattleOptions } from './options'
import { withOutside, withStacked } from './testing/crazy'
import { scenarios } from './vocabulary'

const game = gameById('rattle-battle')
const maxMoves = 5000

/** A table whose every option is drawn from the seed. */
function anyTable(seed: string) {
  const random = createRandom(`table of ${seed}`)
  const options = Object.fromEntries(rattleOptions.map(({ id, values }) => [id, random.pick(values)]))
  return { players: 2 + random.index(4), seed, options, maxMoves }
}

const tables = scenarios.flatMap(scenario => [2, 3, 4, 5].map(players => ({ scenario, players })))

describe.each(tables)('a whole game of $scenario with $players players', ({ scenario, players }) => {
  test.each([0, 1, 2, 3])(
    'keeps every promise of the contract and replays bit by bit (seed "whole %s")',
    n => {
      const playout = { players, seed: `whole ${n}`, options: { scenario }, maxMoves, deepEvery: 4 }
      const { moves, finalState } = playOut(game, playout)
      expect(JSON.stringify(replay(game, playout, moves))).toBe(JSON.stringify(finalState))
    },
  )
})

describe('games of clumsy hands', () => {
  /** Now and then a die leaves the box, lies on another, or nothing comes to rest. */
  function fumbled(throwing: Thrown, random: Random): Thrown {
    const { id } = random.pick(throwing.dice)
    const fate = random.index(8)
    if (fate === 0) return withOutside(throwing, id)
    if (fate === 1) return withStacked(throwing, id)
    return fate === 2 ? { ...throwing, unsettled: true } : throwing
  }

  const seeds = Array.from({ length: 30 }, (_, n) => `clumsy ${n}`)
  const fumblesOf = new Map<string, number>()

  test.each(seeds)('end as well, through repeated throws, fists and dice that are out (seed "%s")', seed => {
    const setUp = readSetUp(rattleBattle, anyTable(seed))
    if (!setUp.ok) throw new Error(setUp.why)
    const random = createRandom(seed)
    let state = rattleBattle.setup(setUp.value)
    let fumbles = 0
    for (let n = 0; rattleBattle.turn(state).kind !== 'over'; n++) {
      if (n > maxMoves) throw new Error(`Not over after ${maxMoves} moves`)
      const move = nextMove(game, state, random) as RattleMove
      const made = move.kind === 'thrown' ? fumbled(move, random) : move
      if (made !== move) fumbles++
      state = rattleBattle.play(state, made).state
      expect(rattleBattle.fault(state), JSON.stringify(made)).toBeUndefined()
    }
    fumblesOf.set(seed, fumbles)
  })

  test('fumble in nearly every game, or they would show nothing', () => {
    expect(fumblesOf.size).toBe(seeds.length)
    expect([...fumblesOf.values()].filter(fumbles => fumbles > 0).length).toBeGreaterThanOrEqual(25)
  })
})

/**
 * Whole games at random, with every state looked at closely, and with throws that go wrong. `GAMES=500 npx vitest run
 * src/rules/rolling-with-the-waves/playouts.test.ts` plays more of them; `npm run measure:reliability` plays 300.
 */
import { describe, expect, test } from 'vitest'
import { readSetUp, type Thrown, valuesFor } from '../game'
import { gameById } from '../games'
import { createRandom, type Random } from '../random'
import { nextMove, playOut, replay } from '../testing/conformance'
import { rollingWithTheWaves } from './index'
import type { RollingWavesMove } from './moves'
import { rollingWavesOptions } from './options'

const game = gameById('rolling-with-the-waves')
const maxMoves = 4000
const standardCount = 52
const count = Number(process.env.GAMES ?? standardCount)
const perTest = 4

/** A table whose every option is drawn from the seed. */
function anyTable(seed: string) {
  const random = createRandom(`table of ${seed}`)
  const players = 2 + random.index(4)
  const options = Object.fromEntries(
    rollingWavesOptions.map(option => [option.id, random.pick(valuesFor(option, players))]),
  )
  return { players, seed, options, maxMoves }
}

describe.each([2, 3, 4, 5])('a whole game with %s players', players => {
  test.each(Array.from({ length: 5 }, (_, n) => n))(
    'keeps every promise of the contract and replays bit by bit (seed "whole %s")',
    n => {
      const playout = { players, seed: `whole ${n}`, options: {}, maxMoves, deepEvery: 5 }
      const { moves, finalState } = playOut(game, playout)
      expect(JSON.stringify(replay(game, playout, moves))).toBe(JSON.stringify(finalState))
    },
  )
})

describe('whole games at tables of all kinds', () => {
  test.each(Array.from({ length: Math.ceil(count / perTest) }, (_, n) => n))(
    `end within a bound (seeds "table %s.0" to ".${perTest - 1}")`,
    n => {
      for (let k = 0; k < perTest; k++) playOut(game, { ...anyTable(`table ${n}.${k}`), deepEvery: 40 })
    },
  )

  test('invariant 18: with a limit of 60 rounds every random game ends before it (seeds "limit 0" to "limit 7")', () => {
    for (let n = 0; n < 8; n++) {
      const playout = { players: 2 + (n % 4), seed: `limit ${n}`, options: { roundLimit: 60 }, maxMoves }
      const { finalState } = playOut(game, { ...playout, deepEvery: 100 })
      expect(game.progress(finalState).round).toBeLessThan(60)
      expect(game.progress(finalState).round).toBeGreaterThanOrEqual(4)
    }
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

  test.each(Array.from({ length: 10 }, (_, n) => `clumsy ${n}`))(
    'end as well, through dice that are thrown again (seed "%s")',
    seed => {
      const setUp = readSetUp(rollingWithTheWaves, anyTable(seed))
      if (!setUp.ok) throw new Error(setUp.why)
      const random = createRandom(seed)
      let state = rollingWithTheWaves.setup(setUp.value)
      let fumbles = 0
      for (let n = 0; rollingWithTheWaves.turn(state).kind !== 'over'; n++) {
        if (n > maxMoves) throw new Error(`Not over after ${maxMoves} moves`)
        const turn = rollingWithTheWaves.turn(state)
        const move = nextMove(game, state, random) as RollingWavesMove
        const made =
          move.kind === 'thrown' && turn.kind === 'throw'
            ? fumbled(move, turn.throw.dice.length, random)
            : move
        if (made !== move) fumbles++
        state = rollingWithTheWaves.play(state, made).state
        expect(rollingWithTheWaves.fault(state), JSON.stringify(made)).toBeUndefined()
      }
      expect(fumbles).toBeGreaterThan(0)
    },
  )
})

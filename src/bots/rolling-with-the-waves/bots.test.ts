/** What the computer players of Rolling with the Waves are held to. How strong they are is counted in docs/bots.md. */
import { describe, expect, test } from 'vitest'
import { imagineThrow } from '../../rules/imagineThrow'
import { createRandom, type Random } from '../../rules/random'
import {
  rollingWithTheWaves as game,
  type RollingWavesMove,
  type RollingWavesState,
} from '../../rules/rolling-with-the-waves'
import {
  A,
  allocating,
  B,
  drafting,
  movesOf,
  planOf,
  played,
  revealed,
  type Sitting,
  setUpFor,
} from '../../rules/rolling-with-the-waves/testing/position'
import { dieOn } from '../../rules/rolling-with-the-waves/vocabulary'
import { deepFreeze } from '../../rules/testing/conformance'
import type { BotLevel } from '../bot'
import { botFor, budgets } from '../botFor'
import { levelsOf } from '../levels'
import { rollingWavesBots } from '.'
import { judged } from './weights'
import { worthsOf } from './worth'

const levels = ['easy', 'solid', 'strong', 'legend'] as const
/** A legend looks at less than it may, so that whole games are over soon. */
const inShort = { ...budgets, legend: { positions: 60 } }

function choose(level: BotLevel, state: RollingWavesState, seat: number, seed = 'mind'): RollingWavesMove {
  const bot = botFor(game as never, level)!
  return bot(game.view(state, seat), seat, createRandom(seed), inShort[level]) as RollingWavesMove
}

/** The state after the throw or move that is due. */
function next(state: RollingWavesState, levelOf: (seat: number) => BotLevel, random: Random, n: number) {
  const turn = game.turn(state)
  if (turn.kind === 'over') throw new Error('The game is over')
  const [seat] = turn.seats as readonly [number]
  if (turn.kind === 'throw') {
    return game.play(state, { kind: 'thrown', seat, dice: imagineThrow(turn.throw, random) }).state
  }
  const move = choose(levelOf(seat), state, seat, `move ${n}`)
  expect(game.check(state, move), JSON.stringify(move)).toBeUndefined()
  return game.play(state, move).state
}

function wholeGame(players: number, seed: string, levelOf: (seat: number) => BotLevel): RollingWavesState {
  const random = createRandom(seed)
  let state = setUpFor(players, seed, { roundLimit: 25 })
  for (let n = 0; game.turn(state).kind !== 'over'; n++) state = deepFreeze(next(state, levelOf, random, n))
  return state
}

describe('the computer players of Rolling with the Waves', () => {
  test('play at four levels', () => {
    expect(levelsOf(game as never)).toEqual(['random', 'easy', 'solid', 'strong', 'legend'])
  })

  test.each([2, 3, 4, 5])(
    'make legal moves only, in whole games of %s (seeds "legal 0" to "legal 2")',
    players => {
      for (let n = 0; n < 3; n++) {
        wholeGame(
          players,
          `legal ${n}`,
          seat => (['easy', 'legend', 'strong', 'random', 'solid'] as const)[(seat + n) % 5]!,
        )
      }
    },
  )

  test.each(levels)('at the level %s make the same move for the same view, seed and budget', level => {
    const state = drafting(['clear 4', 'red 2', 'blue 5', 'clear 4', 'red 1', 'blue 3'].slice(0, 5))
    expect(choose(level, state, A)).toEqual(choose(level, state, A))
    const plans = allocating({ players: 3, by: { [A]: { faces: [6, 4, 2] } } })
    expect(choose(level, plans, A, 'twice')).toEqual(choose(level, plans, A, 'twice'))
  })

  test('at the level strong take the highest of the free dice of a colour (seeds "highest 0" to "highest 29")', () => {
    let free = 0
    for (let n = 0; n < 30; n++) {
      const random = createRandom(`highest ${n}`)
      const colours = ['clear', 'clear', 'clear', 'red', 'red', 'blue']
      const pool = colours.map(colour => `${colour} ${random.index(6) + 1}`)
      const chest = Array.from({ length: random.index(4) }, () => random.index(6) + 1)
      const state = drafting(pool as never, { by: { [A]: { chests: [chest, [], []], hull: chest } } })
      const move = choose('strong', state, A)
      if (move.kind !== 'draft' || move.via !== 'free') continue
      free++
      const colour = move.dieId.split('-')[0]!
      const faces = state.pool.filter(({ id }) => id.startsWith(colour)).map(({ face }) => face)
      expect(state.pool.find(({ id }) => id === move.dieId)!.face, `highest ${n}`).toBe(Math.max(...faces))
    }
    expect(free).toBeGreaterThan(10)
  })

  test.each(levels)(
    'at the level %s choose the same, whatever is behind the other players’ screens',
    level => {
      const state = allocating({
        players: 3,
        by: { [A]: { faces: [6, 4, 2] }, [B]: { chests: [[4], [], []] } },
      })
      const chosen = movesOf(state, B)
        .slice(0, 6)
        .map(plan => {
          const planned = played(state, plan as RollingWavesMove, { kind: 'yarrr', seat: B })
          return JSON.stringify(choose(level, planned, A, 'screens'))
        })
      expect(new Set(chosen).size).toBe(1)
    },
  )

  test.each(levels)('at the level %s keep to a budget of nothing with a legal move', level => {
    const state = allocating({ by: { [A]: { faces: [6, 4, 2] } } })
    const bot = rollingWavesBots[level]()
    const move = bot(game.view(state, A), A, createRandom('none'), { positions: 0 }) as RollingWavesMove
    expect(game.check(state, move)).toBeUndefined()
  })
})

describe('knowledge of solid and strong', () => {
  test.each(['solid', 'strong', 'legend'] as const)('%s fires where there is most to take', level => {
    const { state } = revealed({
      players: 3,
      by: {
        [A]: { small: [5], faces: [5, 1, 1], icons: ['smallCannon', 'spirits', 'largeCannon'] },
        1: { chests: [[6, 6, 6], [1, 1], []] },
        2: { hull: [7, 7, 7], chests: [[6, 6, 6], [], []] },
      },
    })
    expect(choose(level, state, A)).toMatchObject({ kind: 'fire', volleys: [{ target: 1, chest: 1 }] })
  })

  test('strong does not end the game while it is behind, and does while it is ahead', () => {
    /** A can fill the last chest in this round; B is still three rounds away from an end. */
    const closes = (rival: number, infamy: number) => {
      const state = allocating({
        by: {
          [A]: {
            chests: [
              [6, 5, 4, 3],
              [6, 5, 4, 3],
              [6, 5, 1],
            ],
            faces: [5, 4, 2],
          },
          [B]: { chests: [[rival, rival, rival], [rival, rival, rival], [rival]], infamy },
        },
      })
      const move = choose('strong', state, A)
      if (move.kind !== 'allocate') throw new Error('A plan is due')
      return dieOn(move.plan, 'chest3') !== undefined || dieOn(move.plan, 'bury') !== undefined
    }
    expect(closes(1, 5)).toBe(true)
    expect(closes(7, 30)).toBe(false)
  })

  /** What a third player, on whom nobody fires, can be robbed of decides what the thieves leave to A. */
  const worthOfA = (own: Sitting, thief: Sitting) => {
    const other = { chests: [[4, 4], [], []] }
    return worthsOf(
      allocating({ players: 3, by: { [A]: own, [B]: { ...thief, ...other }, 2: other } }),
      judged,
    )[A]!
  }
  const loaded = { small: [6], large: [6, 6] }

  test('a stray low number on top is armour: the same treasure is worth more beneath it', () => {
    const worth = (chest: readonly number[]) => worthOfA({ chests: [chest, [], []] }, loaded)
    expect(worth([6, 6, 1, 1])).toBeGreaterThan(worth([1, 1, 6, 6]))
  })

  test('a hull is worth more to a player whom thieves threaten', () => {
    const gain = (thief: Sitting) => {
      const worth = (hull: readonly number[]) => worthOfA({ hull, chests: [[3, 3, 3], [5, 5], [4]] }, thief)
      return worth([6, 1]) - worth([3, 3])
    }
    expect(gain(loaded)).toBeGreaterThan(gain({}))
    expect(gain({})).toBeGreaterThan(0)
  })

  test('a drunken sailor takes the die that a rival would like best', () => {
    const state = drafting(['blue 6', 'blue 2', 'blue 2'], { by: { [A]: { infamy: 0 }, [B]: { crew: [5] } } })
    expect(choose('solid', state, A)).toMatchObject({ dieId: 'blue-1', via: 'drunk' })
    expect(choose('strong', state, A)).toMatchObject({ dieId: 'blue-1', via: 'drunk' })
  })

  test('easy puts its highest die into the emptiest chest', () => {
    const chests = [[4], [], [3, 3]]
    for (let n = 0; n < 10; n++) {
      const state = allocating({ by: { [A]: { chests, faces: [2, 6, 3] } } })
      expect(choose('easy', state, A, `easy ${n}`)).toMatchObject({ plan: { 'red-2': 'chest2' } })
    }
    expect(planOf(A, ['hull', 'chest2', 'crew'])['red-2']).toBe('chest2')
  })
})

describe('each level against the one below', () => {
  /** Two against two, seats in turn; chance alone would give half of the wins. */
  function share(better: BotLevel, worse: BotLevel, games: number): number {
    let wins = 0
    for (let n = 0; n < games; n++) {
      const isBetter = (seat: number) => (n % 2 === 0) === seat < 2
      const state = wholeGame(4, `${better} ${worse} ${n}`, seat => (isBetter(seat) ? better : worse))
      const { winners } = game.score(state)
      wins += winners.filter(isBetter).length / winners.length
    }
    return wins / games
  }

  test('easy wins most of 40 games against chance (seeds "easy random 0" to "39")', () => {
    expect(share('easy', 'random', 40)).toBeGreaterThan(0.75)
  })

  test('solid wins most of 24 games against easy (seeds "solid easy 0" to "23")', () => {
    expect(share('solid', 'easy', 24)).toBeGreaterThan(0.75)
  })
})

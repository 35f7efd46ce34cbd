/** What the computer players of Waves of Fortune are held to. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../rules/games'
import { createRandom } from '../../rules/random'
import { type FortuneMove, type FortuneState, wavesOfFortune as game } from '../../rules/waves-of-fortune'
import { atHome, P, played, sail, setUpFor, table } from '../../rules/waves-of-fortune/testing/position'
import { type BotLevel, botFor, budgets, levelsOf } from '..'
import { startMeter } from '../search'
import { playOut, winsOf } from '../testing/playOut'
import { usual } from '.'
import type { Mind } from './mind'
import { dares } from './water'
import { deckWorth, kingWorth, landingWorth, takesOn, unknownWorth } from './worth'

const any = game as AnyGame
const levels = ['easy', 'solid', 'strong'] as const

function choose(level: BotLevel, state: FortuneState, seed = 'mind'): FortuneMove {
  const seat = state.actor
  return botFor(any, level)!(game.view(state, seat), seat, createRandom(seed), budgets[level]) as FortuneMove
}
const mindOf = (state: FortuneState): Mind => ({
  state: game.view(state, state.actor),
  seat: state.actor,
  random: createRandom('worth'),
  meter: startMeter({ positions: 100 }),
  style: usual,
})

describe('the computer players of Waves of Fortune', () => {
  test('play at three levels', () => {
    expect(levelsOf(any)).toEqual(['random', 'easy', 'solid', 'strong'])
  })

  test.each([2, 3, 4])(
    'make legal moves only, in whole games of %s (seeds "legal 0" and "legal 1")',
    players => {
      for (let n = 0; n < 2; n++) {
        const bots = Array.from(
          { length: players },
          (_, seat) => (['easy', 'solid', 'strong', 'random'] as const)[(seat + n) % 4]!,
        )
        playOut(any, {
          bots,
          seed: `legal ${n}`,
          options: { roundLimit: 40 },
          onChoice: ({ state, move }) =>
            expect(game.check(state as FortuneState, move as FortuneMove)).toBeUndefined(),
        })
      }
    },
  )

  test.each(levels)('at the level %s make the same move for the same view, seed and budget', level => {
    const state = table({ ships: { purple: { cell: 'C5' } } })
    expect(choose(level, state)).toEqual(choose(level, state))
    expect(choose(level, setUpFor(4, 'same'))).toEqual(choose(level, setUpFor(4, 'same')))
  })

  test('each level beats the one before it, two against two, without a limit but 60 rounds', () => {
    const options = () => ({ roundLimit: 60 })
    expect(winsOf(any, ['easy', 'random'], 24, options)).toBeGreaterThanOrEqual(16)
    expect(winsOf(any, ['solid', 'easy'], 24, options)).toBeGreaterThanOrEqual(22)
    // These two are the nearest to each other: it takes more games to tell them apart.
    expect(winsOf(any, ['strong', 'solid'], 72, options)).toBeGreaterThan(39)
  })

  test.each(levels)(
    'at the level %s go home while the food lasts, and never sail where it does not',
    level => {
      for (const seed of ['a', 'b', 'c']) {
        const hungry = table({
          ships: { purple: { cell: 'B5', food: 1, crew: 5 } },
          spaces: { C5: {}, D5: {}, B4: {}, B6: {} },
        })
        const move = choose(level, hungry, seed)
        expect(move.kind === 'move' && ['C5', 'D5', 'C4', 'C6'].includes(move.path.at(-1) ?? 'B5')).toBe(true)
      }
    },
  )

  test.each(['solid', 'strong'] as const)(
    'at the level %s sail to a treasure in reach and bank it at home',
    level => {
      const near = table({
        ships: { purple: { cell: 'A3', crew: 6, food: 6 } },
        spaces: { A2: { kind: 'reef' } },
      })
      const move = choose(level, near)
      expect(move.kind === 'move' && move.path.at(-1)).toBe('A1')
      const home = played(table({ ships: { purple: { cell: 'E4', shipGold: 700 } } }), sail('E5'))
      expect(choose(level, home)).toMatchObject({ kind: 'homeServices', bank: 700 })
      expect(game.check(home, atHome({ bank: 700 })(home))).toBeUndefined()
    },
  )

  test.each(['solid', 'strong'] as const)(
    'at the level %s fight the King when it wins the game and is likely',
    level => {
      const meeting = (crew: number) =>
        played(
          table({
            ships: { purple: { cell: 'C2', crew, food: 0, chestGold: 500 } },
            spaces: { C1: { kind: 'king', faceUp: false } },
          }),
          sail('C1'),
        )
      expect(choose(level, meeting(12))).toMatchObject({ choice: 'fight' })
      expect(choose(level, meeting(5))).toMatchObject({ choice: 'escape' })
      const hunter = table({
        ships: { purple: { cell: 'C2', crew: 12, food: 0 } },
        spaces: { C1: { kind: 'king' } },
      })
      expect(choose(level, hunter)).toMatchObject({ path: ['C1'] })
    },
  )

  test.each(['solid', 'strong'] as const)(
    'at the level %s do not sail to a Kraken that they would decline to fight',
    level => {
      const spaces = { C2: { token: 'DO-01' }, C4: {}, B3: {}, D3: {} }
      const weak = table({ ships: { purple: { cell: 'C3', crew: 5, food: 6 } }, spaces })
      const mind = mindOf(weak)
      expect(takesOn(mind, 'kraken', 4)).toBe(false)
      expect(landingWorth(mind, 'C2', unknownWorth(mind))).toBe(0)
      expect(choose(level, played(weak, sail('C2')))).toMatchObject({ choice: 'decline' })
      const able = table({
        ships: { purple: { cell: 'C3', crew: 12, food: 0, upgrades: ['cannons', 'hold'] } },
        spaces,
      })
      expect(landingWorth(mindOf(able), 'C2', unknownWorth(mindOf(able)))).toBeGreaterThan(500)
      expect(choose(level, played(able, sail('C2')))).toMatchObject({ choice: 'fight' })
    },
  )

  test('look for the King in a game that goes on too long, and risk more for that win', () => {
    const at = (round: number) => mindOf(table({ round, ships: { purple: { cell: 'C5' } } }))
    const depths = [39, 45, 60].map(round => unknownWorth(at(round)).depths)
    expect(depths).toEqual([...depths].sort((a, b) => a - b))
    expect(depths[2]).toBeGreaterThan(depths[0]! + 300)
    expect([39, 45, 60].map(round => dares(at(round), 0.5))).toEqual([false, true, true])
  })

  test('finish their games: none of 12 between solid and strong players loops', () => {
    for (let n = 0; n < 12; n++) {
      const bots = (['solid', 'strong', 'strong', 'solid'] as const).map(
        (_, seat, all) => all[(seat + n) % 4]!,
      )
      const { state } = playOut(any, { bots, seed: `to the end ${n}` })
      expect((state as FortuneState).round).toBeLessThan(90)
    }
  })

  test('count cards: a deck without its gold is worth less, and nothing hidden changes it', () => {
    const state = table({ ships: { purple: { cell: 'C5' } } })
    const whole = deckWorth(mindOf(state), 'DI')
    const gold = state.draw.DI.filter(id => id.startsWith('DI-14'))
    const draw = { ...state.draw, DI: state.draw.DI.filter(id => !gold.includes(id)) }
    const poor = { ...state, draw, discard: { ...state.discard, DI: gold } }
    expect(deckWorth(mindOf(poor), 'DI')).toBeLessThan(whole - 10)
    const other = game.imagine(game.view(state, P), P, createRandom('other'))
    expect(unknownWorth(mindOf(other))).toEqual(unknownWorth(mindOf(state)))
  })

  test('value what lies on a space: loot, mines, too many pirates, and the King', () => {
    const state = table({
      ships: { purple: { cell: 'C5', crew: 3 } },
      spaces: {
        C6: { wreck: { gold: 250 } },
        C4: { token: 'SO-09' },
        B5: { token: 'DO-04' },
        C1: { kind: 'king' },
      },
    })
    const mind = mindOf(state)
    const unknown = unknownWorth(mind)
    expect(landingWorth(mind, 'C6', unknown)).toBe(250)
    expect(landingWorth(mind, 'C4', unknown)).toBeLessThan(0)
    expect(landingWorth(mind, 'B5', unknown)).toBeLessThan(-100)
    expect(landingWorth(mind, 'C1', unknown)).toBeLessThan(-1000)
    expect(kingWorth(mind, 3)).toBe(0)
    expect(kingWorth(mind, 12)).toBeGreaterThan(1000)
  })
})

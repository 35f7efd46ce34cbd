import { describe, expect, it } from 'vitest'
import type { AnyMove } from '../../rules/game'
import type { AnyGame } from '../../rules/games'
import { createRandom } from '../../rules/random'
import { rattleBattle } from '../../rules/rattle-battle'
import { scenarios } from '../../rules/rattle-battle/vocabulary'
import { type BotLevel, botFor, budgets } from '..'
import { playOut, winsOf } from '../testing/playOut'

const game = rattleBattle as AnyGame
const levels = ['easy', 'solid', 'strong', 'legend'] as const

/** Everything that brings rules of its own into play. */
const rich = {
  crewPack1: 'on',
  lootPack1: 'on',
  marketWild: 'on',
  simultaneousPort: 'on',
  lateDrop: 'on',
  finalTie: 'rollOff',
  coinSupply: 'printed',
  revengePer: 'adventure',
  tileBlock: 'centre',
  boardingByFire: 'off',
}

describe('every level', () => {
  it.each(levels)('%s chooses legal moves, deterministically, from its view only', level => {
    let asked = 0
    playOut(game, {
      bots: ['random', level, 'random'],
      seed: `views of ${level}`,
      options: { scenario: 'intro' },
      onChoice({ state, seat, seed, move, level: who }) {
        if (who !== level) return
        asked++
        expect(game.check(state, move as AnyMove)).toBeUndefined()
        const view = game.view(state, seat)
        const choose = (seen: unknown) => botFor(game, level)!(seen, seat, createRandom(seed), budgets[level])
        expect(choose(view)).toEqual(move)
        // Another state that looks the same from this seat.
        const other = game.imagine(view, seat, createRandom('another one'))
        if (asked % 4 === 0) expect(choose(game.view(other, seat))).toEqual(move)
      },
    })
    expect(asked).toBeGreaterThan(20)
  })

  const tables = scenarios.flatMap((scenario, index) =>
    [2, 3, 4, 5].map(players => ({ scenario, players, isRich: (players + index) % 2 === 0 })),
  )
  it.each(tables)(
    'comes to the end of $scenario with $players players, all options on: $isRich (seed "mixed")',
    ({ scenario, players, isRich }) => {
      const mixed: readonly BotLevel[] = ['strong', 'solid', 'easy', 'random', 'legend']
      const { state, winners } = playOut(game, {
        bots: mixed.slice(0, players),
        seed: 'mixed',
        options: { scenario, ...(isRich && rich) },
        mostChoices: 1200,
      })
      expect(game.fault(state)).toBeUndefined()
      expect(winners.length).toBeGreaterThan(0)
    },
  )
})

describe('each level is better than the one before', () => {
  const optionsOf = (index: number) => ({ scenario: scenarios[index % scenarios.length]! })

  it('easy wins most of 9 games against random', () => {
    expect(winsOf(game, ['easy', 'random'], 9, optionsOf)).toBeGreaterThan(5)
  })

  it('solid wins most of 9 games against easy', () => {
    expect(winsOf(game, ['solid', 'easy'], 9, optionsOf)).toBeGreaterThan(5)
  })

  it('strong wins most of 6 games against solid', () => {
    expect(winsOf(game, ['strong', 'solid'], 6)).toBeGreaterThan(3.5)
  })

  it('legend wins most of 4 duels against strong (seeds "one" and "two", either seat)', () => {
    const seatings: readonly (readonly BotLevel[])[] = [
      ['legend', 'strong'],
      ['strong', 'legend'],
    ]
    const won = ['one', 'two'].flatMap(seed =>
      seatings.filter(bots => {
        const { winners } = playOut(game, { bots, seed, options: { scenario: 'intro' } })
        return winners.every(seat => bots[seat] === 'legend')
      }),
    )
    expect(won.length).toBeGreaterThan(2)
  })
})

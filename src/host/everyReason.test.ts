import { describe, expect, test } from 'vitest'
import { type BotLevel, botFor, budgets } from '../bots'
import { mateLevelOf } from '../bots/levels'
import { playOut } from '../bots/testing/playOut'
import { type AnyMove, readSetUp, valuesFor } from '../rules/game'
import { type AnyGame, games } from '../rules/games'
import { createRandom, type Random } from '../rules/random'
import { nextMove } from '../rules/testing/nextMove'

/** Advice asked for in each game where others play at random, and how long such a game is followed. */
const questions = 600
const mostMoves = 150

/** A sentence or more, with nothing in it that a computation left over. */
const isSaid = /^[^a-z].*[.!]$/
const isLeftOver = /undefined|NaN|\[object|[\ue000-\ue002]/

/** The moves by kind whose reason is missing or no sentence. */
function faultsOf(game: AnyGame, view: unknown, move: AnyMove): readonly string[] {
  const reason = game.reasonFor?.(view, move)?.text
  if (reason !== undefined && isSaid.test(reason) && !isLeftOver.test(reason)) return []
  return [`${move.kind}: “${game.describe(view, move).text}”, because ${reason}`]
}

function optionsOf(game: AnyGame, players: number, random: Random): object {
  const wished = game.options.map(option => [
    option.id,
    random.index(2) === 0 ? option.default : random.pick(valuesFor(option, players)),
  ])
  return Object.fromEntries(wished)
}

function playersOf({ players: { min, max } }: AnyGame, n: number): number {
  return min + (n % (max - min + 1))
}

describe.each(games)('$id: whatever a mate advises has a reason in words', game => {
  const level: BotLevel = mateLevelOf(game)

  test('over whole games among mates (seeds "advice 0" to "advice 2")', () => {
    const faults: string[] = []
    for (let n = 0; n < 3; n++) {
      playOut(game, {
        bots: Array.from({ length: playersOf(game, n) }, () => level),
        seed: `advice ${n}`,
        onChoice: ({ state, seat, move }) =>
          faults.push(...faultsOf(game, game.view(state, seat), move as AnyMove)),
      })
    }
    expect(faults).toEqual([])
  })

  test('wherever other players and options lead (seeds "advised 0" and on)', () => {
    const faults: string[] = []
    let asked = 0
    for (let n = 0; asked < questions; n++) {
      const random = createRandom(`advised ${n}`)
      const players = playersOf(game, n)
      const options = optionsOf(game, players, random)
      const setUp = readSetUp(game, { players, seed: `advised ${n}`, options })
      if (!setUp.ok) throw new Error(setUp.why)
      let state = game.setup(setUp.value)
      for (let made = 0; made < mostMoves; made++) {
        const turn = game.turn(state)
        if (turn.kind === 'over') break
        const seat = turn.seats[0]!
        if (turn.kind === 'move' && random.index(2) === 0) {
          const view = game.view(state, seat)
          const move = botFor(game, level)!(view, seat, createRandom(`mind ${n} ${made}`), budgets[level])
          faults.push(...faultsOf(game, view, move as AnyMove))
          asked++
        }
        state = game.play(state, nextMove(game, state, random)).state
      }
    }
    expect(faults).toEqual([])
  })
})

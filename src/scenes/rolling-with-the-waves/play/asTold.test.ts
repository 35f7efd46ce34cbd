import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../../rules/games'
import { createRandom } from '../../../rules/random'
import { rollingWithTheWaves as game } from '../../../rules/rolling-with-the-waves'
import type { RollingWavesMove } from '../../../rules/rolling-with-the-waves/public'
import { setUpFor } from '../../../rules/rolling-with-the-waves/testing/position'
import { nextMove } from '../../../rules/testing/nextMove'
import { asTold, robbed, seenKinds } from './asTold'

describe('a table that is told event by event', () => {
  it.each([2, 3, 5])(
    'ends as the rules have it, after every entry of a game of %i (seed "told")',
    players => {
      const random = createRandom(`told ${players}`)
      let state = setUpFor(players, 'told', { roundLimit: 14 })
      let told = 0
      for (let n = 0; n < 4000; n++) {
        const turn = game.turn(state)
        if (turn.kind === 'over') break
        const move = nextMove(game as unknown as AnyGame, state, random) as RollingWavesMove
        const { state: after, events } = game.play(state, move)
        if (events.some(({ kind }) => kind !== undefined && seenKinds.has(kind))) {
          const seen = events.reduce(asTold, state)
          expect(seen.players).toEqual(after.players)
          expect(seen.bag).toEqual(after.bag)
          expect([seen.round, seen.firstSeat, seen.roll?.due]).toEqual([
            after.round,
            after.firstSeat,
            after.roll?.due,
          ])
          told++
        }
        state = after
      }
      expect(told).toBeGreaterThan(8)
    },
  )

  it('takes treasure from the top, one by one, and loses what finds no room', () => {
    const state = setUpFor(2, 'robbed')
    const chests = [
      [[1, 2, 6], [], []],
      [[4, 5, 3], [], []],
    ] as const
    const full = {
      ...state,
      players: state.players.map((player, seat) => ({ ...player, chests: chests[seat]! })),
    }
    const volley = { cannons: ['large'], target: 1, chest: 1, into: 1 } as const
    const [one, two] = [robbed(full, 0, volley, 1), robbed(full, 0, volley, 2)]
    expect(one.players.map(player => player.chests[0])).toEqual([
      [1, 2, 6, 3],
      [4, 5],
    ])
    expect(two.players.map(player => player.chests[0])).toEqual([[1, 2, 6, 3], [4]])
  })
})

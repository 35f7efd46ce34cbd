import { expect, test } from 'vitest'
import type { AnyGame } from '../../games'
import { createRandom } from '../../random'
import { nextMove } from '../../testing/nextMove'
import { rollingSeas } from '../index'
import { atSea, newGame } from '../testing/position'

const game = rollingSeas as AnyGame

test('nothing that people read in a whole game speaks in the numbers of cards (seed "words")', () => {
  const random = createRandom('words')
  const said = new Set<string>()
  let state: unknown = newGame(3, 'words')
  for (;;) {
    const turn = game.turn(state)
    if (turn.kind === 'over') break
    said.add(turn.ask)
    if (turn.kind === 'move') {
      for (const move of game.moves(state, turn.seats[0]!, random))
        said.add(JSON.stringify(game.describe(state, move)))
    }
    const { state: after, events } = game.play(state, nextMove(game, state, random))
    for (const { text } of events) said.add(text)
    state = after
  }
  expect(said.size).toBeGreaterThan(200)
  expect([...said].filter(text => /\b(AD|IS)-\d/.test(text))).toEqual([])
})

test('the badge of a captain names the Reputation so far and the Story that waits to be told', () => {
  const state = atSea({ ship: 'F9', ledger: { story: 7 } })
  expect(rollingSeas.standings!(state)[0]).toMatchObject({ short: 'Rep. 0 · Story 7' })
})

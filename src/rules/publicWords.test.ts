import { describe, expect, it } from 'vitest'
import { readSetUp } from './game'
import { games } from './games'
import { createRandom } from './random'
import { seatName } from './sentence'
import { nextMove } from './testing/nextMove'

/** Everything that a value consists of. */
function partsOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(partsOf)]
    : [value]
}

type Asked = (...given: readonly unknown[]) => unknown

/** What a function answers to these, where it can. */
function answerOf(ask: Asked, given: readonly unknown[]): unknown {
  try {
    return ask(...given)
  } catch {
    return undefined
  }
}

/** Before a seat: an unknown word adds no punctuation. */
const mark = /\ue000\d/

/** The functions that answer a state, or a thing or word in it, with a mark of the rules left in their words. */
function marking(exported: Readonly<Record<string, unknown>>, state: unknown): readonly string[] {
  const parts = [...new Set(partsOf(state))]
  const things = parts.filter(part => typeof part === 'object').map(thing => [thing])
  const words = [0, 1, ...parts.filter(part => typeof part === 'string')].map(word => [state, word])
  const asked = Object.entries(exported).filter((one): one is [string, Asked] => typeof one[1] === 'function')
  return asked
    .filter(([, { length }]) => length === 1 || length === 2)
    .filter(([, ask]) =>
      (ask.length === 1 ? things : words)
        .flatMap(given => partsOf(answerOf(ask, given)))
        .some(part => typeof part === 'string' && mark.test(part)),
    )
    .map(([name]) => name)
}

describe('what a game shows to screens', () => {
  it.each(games.map(game => [game.id, game] as const))(
    'carries no marks: %s (seed "public words")',
    async (id, game) => {
      const exported: Record<string, unknown> = await import(`./${id}/public.ts`)
      const setUp = readSetUp(game, { players: game.players.max, seed: 'public words' })
      if (!setUp.ok) throw new Error(setUp.why)
      const random = createRandom(`public words of ${id}`)
      const found = new Set<string>()
      let state = game.setup(setUp.value)
      for (let made = 0; made < 200 && game.turn(state).kind !== 'over'; made++) {
        if (made % 40 === 20) for (const name of marking(exported, state)) found.add(name)
        state = game.play(state, nextMove(game, state, random)).state
      }
      expect([...found]).toEqual([])
    },
  )

  it('would be found with marks', () => {
    const exported = {
      nameOf: (_state: unknown, seat: number) => seatName(seat, 'Red'),
      fights: (state: { readonly seat: number }) => [{ text: `${seatName(state.seat, 'Red')} fights` }],
    }
    expect(marking(exported, { seat: 0 })).toEqual(['nameOf', 'fights'])
  })
})

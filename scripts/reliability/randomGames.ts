import { readSetUp } from '../../src/rules/game'
import type { AnyGame } from '../../src/rules/games'
import { createRandom } from '../../src/rules/random'
import { deepFreeze } from '../../src/rules/testing/deepFreeze'
import { nextMove } from '../../src/rules/testing/nextMove'

export interface RandomGames {
  readonly games: number
  readonly moves: number
  readonly events: number
  /** Rules that caused an event. */
  readonly rules: number
  readonly longest: number
}

/** More moves than any game has been seen to need. */
const mostMoves = 20_000

/** Values of all options that go together, drawn from the seed. */
export function anySetUp(game: AnyGame, seed: string) {
  const random = createRandom(`set-up of ${seed}`)
  for (let tries = 0; tries < 50; tries++) {
    const players = game.players.min + random.index(game.players.max - game.players.min + 1)
    const options = Object.fromEntries(game.options.map(({ id, values }) => [id, random.pick(values)]))
    const setUp = readSetUp(game, { players, seed, options })
    if (setUp.ok) return setUp.value
  }
  throw new Error(`${game.title}: no options that go together for “${seed}”`)
}

/**
 * Whole games at random: any number of players, any options, on deep-frozen states; every move is asked for by `moves`,
 * checked by `check`, and every state that comes of it is asked for its faults.
 */
export function playRandomly(game: AnyGame, games: number, told: (done: number) => void): RandomGames {
  let [moves, events, longest] = [0, 0, 0]
  const rules = new Set<string>()
  for (let played = 0; played < games; played++) {
    const seed = `reliability ${played}`
    const random = createRandom(`hands of ${seed}`)
    let state: unknown = deepFreeze(game.setup(anySetUp(game, seed)))
    let made = 0
    while (game.turn(state).kind !== 'over') {
      if (++made > mostMoves) throw new Error(`${game.title}, “${seed}”: not over after ${mostMoves} moves`)
      const move = nextMove(game, state, random)
      const refusal = game.check(state, move)
      if (refusal) throw new Error(`${game.title}, “${seed}”: ${JSON.stringify(move)}: ${refusal.why}`)
      const played = game.play(state, move)
      const fault = game.fault(played.state)
      if (fault) throw new Error(`${game.title}, “${seed}” after ${JSON.stringify(move)}: ${fault.why}`)
      events += played.events.length
      for (const { rule } of played.events) rules.add(rule)
      state = deepFreeze(played.state)
    }
    moves += made
    longest = Math.max(longest, made)
    told(played + 1)
  }
  return { games, moves, events, rules: rules.size, longest }
}

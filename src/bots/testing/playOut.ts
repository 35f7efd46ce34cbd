/** Whole games among computer players without physics, for tests: dice fall as `imagineThrow` lets them. */
import { readSetUp, type Seat } from '../../rules/game'
import type { AnyGame } from '../../rules/games'
import { imagineThrow } from '../../rules/imagineThrow'
import { createRandom } from '../../rules/random'
import { type BotLevel, botFor, budgets } from '..'

/** What a bot was asked, and what it chose. */
export interface Choice {
  readonly state: unknown
  readonly seat: Seat
  readonly level: BotLevel
  /** The source that it drew from began with this seed. */
  readonly seed: string
  readonly move: unknown
}

export interface PlayOut {
  /** By seat. */
  readonly bots: readonly BotLevel[]
  readonly seed: string
  readonly options?: object
  /** Sees every choice before it is played. */
  readonly onChoice?: (choice: Choice) => void
  /** A game with more choices than this goes round in circles. */
  readonly mostChoices?: number
}

/** The last state of the game, and its winners. */
export function playOut(
  game: AnyGame,
  { bots, seed, options, onChoice, mostChoices = 2000 }: PlayOut,
): { readonly state: unknown; readonly winners: readonly Seat[] } {
  const setUp = readSetUp(game, { players: bots.length, seed, options })
  if (!setUp.ok) throw new Error(setUp.why)
  let state = game.setup(setUp.value)
  const throws = createRandom(`throws of ${seed}`)
  for (let choices = 0; choices < mostChoices; ) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return { state, winners: turn.winners }
    if (turn.kind === 'throw') {
      const thrown = { kind: 'thrown', seat: turn.seats[0], dice: imagineThrow(turn.throw, throws) } as const
      state = game.play(state, thrown).state
      continue
    }
    choices++
    const seat = turn.seats[0]!
    const level = bots[seat]!
    const mind = `${seed}, choice ${choices}`
    const move = botFor(game, level)!(game.view(state, seat), seat, createRandom(mind), budgets[level])
    onChoice?.({ state, seat, level, seed: mind, move })
    state = game.play(state, move).state
  }
  throw new Error(`${game.title}, seed ${seed}: not over after ${mostChoices} choices`)
}

/** How many games the first level wins with two seats of four against two of the second; shared wins are split. */
export function winsOf(
  game: AnyGame,
  levels: readonly [BotLevel, BotLevel],
  games: number,
  optionsOf: (index: number) => object = () => ({}),
): number {
  const seatings = [
    [0, 0, 1, 1],
    [0, 1, 0, 1],
    [0, 1, 1, 0],
    [1, 0, 0, 1],
    [1, 0, 1, 0],
    [1, 1, 0, 0],
  ] as const
  let wins = 0
  for (let index = 0; index < games; index++) {
    const bots = seatings[index % seatings.length]!.map(side => levels[side])
    const options = optionsOf(index)
    const { winners } = playOut(game, { bots, seed: `${levels.join(' against ')} ${index}`, options })
    wins += winners.filter(seat => bots[seat] === levels[0]).length / winners.length
  }
  return wins
}

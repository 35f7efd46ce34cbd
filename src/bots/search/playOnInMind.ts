import type { AnyMove, Game } from '../../rules/game'
import { imagineThrow } from '../../rules/imagineThrow'
import type { Random } from '../../rules/random'
import type { Bot, Budget } from '../bot'

export interface PlayOn<State, Move extends AnyMove> {
  readonly game: Pick<Game<State, Move>, 'play' | 'turn' | 'view'>
  /** Chooses for every seat, by what that seat may see. */
  readonly bot: Bot
  readonly budget: Budget
  readonly random: Random
  /** Where to stop before the game is over. */
  readonly until: (state: State) => boolean
}

/** Far beyond what lies between two rounds of any game. */
const mostSteps = 1000

/** From a whole state on, among computers, with throws as `imagineThrow` lets them fall. */
export function playOnInMind<State, Move extends AnyMove>(
  { game, bot, budget, random, until }: PlayOn<State, Move>,
  state: State,
): State {
  for (let step = 0; step < mostSteps && !until(state); step++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return state
    const seat = turn.seats[0]!
    const move =
      turn.kind === 'throw'
        ? ({ kind: 'thrown', seat, dice: imagineThrow(turn.throw, random) } as const)
        : bot(game.view(state, seat), seat, random, budget)
    state = game.play(state, move as unknown as Move).state
  }
  return state
}

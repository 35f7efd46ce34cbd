import type { AnyMove, Game, Seat } from '../../rules/game'
import { imagineThrow } from '../../rules/imagineThrow'
import type { Random } from '../../rules/random'
import { bestOf } from './bestOf'
import type { Meter } from './meter'

export interface OnePly<State, Move extends AnyMove> {
  readonly game: Pick<Game<State, Move>, 'imagine' | 'play' | 'turn'>
  readonly view: State
  readonly seat: Seat
  /** Worth of a position to the seat. */
  readonly evaluate: (state: State) => number
  /** Whole states that fit the view, in each of which every move is tried; 1 where nothing is hidden or drawn. */
  readonly samples: number
  readonly random: Random
  readonly meter: Meter
}

/**
 * The move after which the position is worth most, on average over imagined states. A throw that the move asks for
 * falls as `imagineThrow` lets it. When the budget does not last for all moves, chance decides which are tried.
 */
export function onePly<State, Move extends AnyMove>(look: OnePly<State, Move>, moves: readonly Move[]): Move {
  const { game, view, seat, random, meter } = look
  if (moves.length < 2) return random.pick(moves)
  const states = Array.from({ length: look.samples }, () => game.imagine(view, seat, random))
  const affordable = Math.max(1, Math.floor(meter.left / look.samples))
  const tried = moves.length > affordable ? random.shuffled(moves).slice(0, affordable) : moves
  const worthOf = (move: Move) => {
    let sum = 0
    for (const state of states) {
      meter.look()
      sum += look.evaluate(fallen(look, game.play(state, move).state))
    }
    return sum / states.length
  }
  return bestOf(tried, worthOf, random)
}

function fallen<State, Move extends AnyMove>(look: OnePly<State, Move>, state: State): State {
  const turn = look.game.turn(state)
  if (turn.kind !== 'throw') return state
  const thrown = { kind: 'thrown', seat: turn.seats[0], dice: imagineThrow(turn.throw, look.random) } as const
  return look.game.play(state, thrown as unknown as Move).state
}

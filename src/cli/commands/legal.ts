import type { Seat, Turn } from '../../rules/game'
import { type Answer, document } from '../answer'
import { type GameInput, onPosition, readGameInput, readSeat } from '../gameInput'
import { thrownSample } from '../thrownSample'

/**
 * What a seat may do: every move that can be listed and a fair sample of the others. Where a throw is awaited, one
 * imagined result stands as an example for the hand that throws.
 */
export async function legal(args: readonly string[], input: NodeJS.ReadableStream): Promise<Answer> {
  const given = await readGameInput(args, input)
  return onPosition(() => ({ exitCode: 0, output: document(movesOf(given, readSeat(given))) }))
}

function movesOf({ game, state }: GameInput, seat: Seat) {
  const turn = game.turn(state)
  const isThrower = turn.kind === 'throw' && turn.seats.includes(seat)
  const moves = isThrower ? [thrownSample(turn)] : game.moves(state, seat)
  return {
    turn: withoutPersons(turn),
    moves: moves.map(move => {
      const { text, rule } = game.describe(state, move)
      return { move, name: text, rule }
    }),
  }
}

/** Tells no person apart: nobody here has a name. */
function withoutPersons(turn: Turn): Turn {
  if (turn.kind === 'over') return turn
  const { persons: _, ...asked } = turn
  return asked
}

import type { AnyMove } from '../game'
import type { AnyGame } from '../games'
import { imagineThrow } from '../imagineThrow'
import type { Random } from '../random'

/**
 * A legal move of one of those who may act, or the imagined answer to a throw. The kind is picked before the move: a
 * hundred ways to do one thing must not hide the one way to do another.
 */
export function nextMove(game: AnyGame, state: unknown, random: Random): AnyMove {
  const turn = game.turn(state)
  if (turn.kind === 'over') throw new Error('The game is over')
  if (turn.kind === 'throw') {
    const thrown = { kind: 'thrown', seat: turn.seats[0], dice: imagineThrow(turn.throw, random) }
    return turn.fist ? ({ ...thrown, fist: 1 } as AnyMove) : thrown
  }
  const seat = random.pick(turn.seats)
  const moves = game.moves(state, seat, random)
  if (moves.length === 0) throw new Error(`Seat ${seat} has no move in ${turn.phase}`)
  const kind = random.pick([...new Set(moves.map(move => move.kind))])
  return random.pick(moves.filter(move => move.kind === kind))
}

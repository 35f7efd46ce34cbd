import type { Seat } from '../../rules/game'
import { type OpenMatch, turnOf } from '../openMatch'
import type { Asked, Choice } from './deskState'

/** What this person may do now, listed as the seat sees it. */
export function askedOf(open: OpenMatch, seat: Seat): Asked | undefined {
  const turn = turnOf(open)
  if (turn.kind !== 'move' || !turn.seats.includes(seat)) return undefined
  const { phase, ask, rule } = turn
  return { seat, phase, ask, rule, choices: choicesOf(open, seat) }
}

function choicesOf({ game, state }: OpenMatch, seat: Seat): readonly Choice[] {
  const view = game.view(state, seat)
  return game.moves(view, seat).map(move => ({ move, ...game.describe(view, move) }))
}

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
  return inOrder(game.moves(view, seat).map(move => ({ move, ...game.describe(view, move) })))
}

/** Kinds as the game lists them; within a kind by rank. */
export function inOrder(choices: readonly Choice[]): readonly Choice[] {
  const kinds = new Map<string, Choice[]>()
  for (const choice of choices) {
    const own = kinds.get(choice.move.kind)
    if (own) own.push(choice)
    else kinds.set(choice.move.kind, [choice])
  }
  return [...kinds.values()].flatMap(own => own.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)))
}

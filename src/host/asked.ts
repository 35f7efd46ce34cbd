import { choiceOf, inNames } from '../match/inNames'
import type { MatchSeat } from '../match/match'
import type { Seat, Turn } from '../rules/game'
import type { AnyGame } from '../rules/shelf'
import type { Asked, Choice } from '../wire'

export interface AskedWish {
  readonly seats: readonly MatchSeat[]
  readonly turn: Turn
  readonly isListed: boolean
}

/** What a person may do now, listed from what the seat sees, with the names of those who sit at the table. */
export function askedOf(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  { seats, turn, isListed }: AskedWish,
): Asked | undefined {
  if (turn.kind !== 'move' || !turn.seats.includes(seat)) return undefined
  const { phase, rule } = turn
  const { text, persons } = game.askOf?.(view, seat) ?? { text: turn.ask, persons: turn.persons }
  const list = () => inOrder(game.moves(view, seat).map(move => choiceOf(game, view, move, seats)))
  const said = inNames({ text, persons }, seats)
  return { seat, phase, ask: said, rule, choices: isListed ? list() : [] }
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

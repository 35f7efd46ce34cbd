import { inNames } from '../match/inNames'
import type { MatchSeat } from '../match/match'
import type { Seat, Turn } from '../rules/game'
import type { AnyGame } from '../rules/shelf'
import type { Asked, Choice } from '../wire'

/** What a person may do now, listed from what the seat sees. */
export function askedOf(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  { isListed = true, turn = game.turn(view) }: { readonly isListed?: boolean; readonly turn?: Turn } = {},
): Asked | undefined {
  if (turn.kind !== 'move' || !turn.seats.includes(seat)) return undefined
  const { phase, ask, rule } = turn
  return { seat, phase, ask, rule, choices: isListed ? choicesOf(game, view, seat) : [] }
}

/** The same as it is said at this table: with the names of those who sit there. */
export function askedInNames(asked: Asked | undefined, seats: readonly MatchSeat[]): Asked | undefined {
  if (!asked) return undefined
  const say = (text: string) => inNames(text, seats)
  return {
    ...asked,
    ask: say(asked.ask),
    choices: asked.choices.map(choice => ({
      ...choice,
      text: say(choice.text),
      ...(choice.steps && { steps: choice.steps.map(say) }),
    })),
  }
}

function choicesOf(game: AnyGame, view: unknown, seat: Seat): readonly Choice[] {
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

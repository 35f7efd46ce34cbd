import { mateLevelOf } from '../bots/levels'
import { inNames } from '../match/inNames'
import type { OpenMatch } from '../match/openMatch'
import type { Seat } from '../rules/game'
import type { Suggestion } from '../wire'
import type { Thinker } from './createCourse'

/**
 * One move that a computer player would make in this seat, with a reason. It sees what the seat sees; its chance comes
 * from the position alone, so that it tells nothing of the seed of the match.
 */
export async function suggestionFor(
  thinker: Thinker,
  { game, state, match }: OpenMatch,
  seat: Seat,
  made: number,
): Promise<Suggestion> {
  const level = mateLevelOf(game)
  const view = game.view(state, seat)
  const mind = `what a mate would do for seat ${seat} after ${made}`
  const move = await thinker.think({ game: game.id, view, seat, level, mind })
  const { text, rule, ...how } = game.describe(view, move)
  const reason = game.reasonFor?.(view, move)
  const say = (words: string) => inNames(words, match.seats)
  return { move, rule, text: say(text), ...how, ...(reason && { reason: say(reason) }) }
}

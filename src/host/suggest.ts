import { mateLevelOf } from '../bots/levels'
import { choiceOf, inNames } from '../match/inNames'
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
  const reason = game.reasonFor?.(view, move)
  const choice = choiceOf(game, view, move, match.seats)
  return { ...choice, ...(reason && { reason: inNames(reason, match.seats) }) }
}

import type { AnyGame } from '../rules/games'
import type { Bot } from './bot'

/** Takes any of the moves that the rules list, all alike. Plays every game and thinks about none. */
export function randomBot(game: AnyGame): Bot {
  return (view, seat, random) => random.pick(game.moves(view, seat, random))
}

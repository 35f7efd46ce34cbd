import type { AnyGame } from '../rules/shelf'
import type { Bot } from './bot'

/**
 * Takes any kind of move that the rules list, and any move of that kind: five hundred other plans must not hide the one
 * way to go on. Plays every game and thinks about none.
 */
export function randomBot(game: AnyGame): Bot {
  return (view, seat, random) => {
    const moves = game.moves(view, seat, random)
    const kind = random.pick([...new Set(moves.map(move => move.kind))])
    return random.pick(moves.filter(move => move.kind === kind))
  }
}

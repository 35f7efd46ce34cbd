import type { GameId, Seat } from '../rules/game'
import { dropWorth } from './rattle-battle/dropWorth'

/** What a position after a throw promises a seat, in points; `undefined` where the throw was about something else. */
export type ThrowWorth = (state: unknown, seat: Seat) => number | undefined

/** The games whose throws a computer player can weigh. */
const worths: Readonly<Partial<Record<GameId, ThrowWorth>>> = {
  'rattle-battle': dropWorth,
}

export function throwWorthOf(game: { readonly id: GameId }): ThrowWorth | undefined {
  return worths[game.id]
}

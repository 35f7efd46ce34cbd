import type { Seat } from '../../../rules/game'
import { seatName } from '../../../rules/sentence'
import { colourName, type FortuneState } from '../../../rules/waves-of-fortune/public'

/** A player, as in the sentences of the rules: the table says the name of who sits there. */
export function nameOf({ players }: FortuneState, seat: Seat): string {
  return seatName(seat, colourName(players[seat]!.colour))
}

import type { Seat } from '../../../rules/game'
import type { RattleState } from '../../../rules/rattle-battle/public'
import { seatName } from '../../../rules/sentence'

/** Whose a thing is, as in the sentences of the rules: the table says it with the name of who sits there. */
export function ownerName({ players }: RattleState, seat: Seat): string {
  const { colour } = players[seat]!
  return seatName(seat, colour.charAt(0).toUpperCase() + colour.slice(1))
}

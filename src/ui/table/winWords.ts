import { you } from '../../match/inNames'
import type { MatchSeat } from '../../match/match'
import type { Seat } from '../../rules/game'

/** Who has won, said to the player of one seat where only they look at the screen. */
export function winWords(
  winners: readonly Seat[],
  seats: readonly Pick<MatchSeat, 'name'>[],
  own?: Seat,
): string {
  const named = winners.map(seat => (seat === own ? you : seats[seat]!.name))
  const names = [...named.filter(name => name === you), ...named.filter(name => name !== you)]
  if (names.length === 0) return 'Nobody has won'
  if (names.length === 1) return names[0] === you ? 'You have won!' : `${names[0]} has won!`
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the victory`
}

import { you } from '../../match/inNames'
import type { MatchSeat } from '../../match/match'
import type { Seat, Won } from '../../rules/game'

/** Who has won, said to the player of one seat where only they look at the screen. */
export function winWords(
  { winners, asTeam }: Won,
  seats: readonly Pick<MatchSeat, 'name' | 'sitter'>[],
  own?: Seat,
): string {
  const isLent = own !== undefined && seats[own]?.sitter.kind === 'computer'
  if (isLent && winners.length === 1 && winners[0] === own) return 'Your chair has won, played by a computer!'
  const named = winners.map(seat => (seat === own && !isLent ? you : seats[seat]!.name))
  const names = [...named.filter(name => name === you), ...named.filter(name => name !== you)]
  if (names.length === 0) return 'Nobody has won'
  if (names.length === 1) return names[0] === you ? 'You have won!' : `${names[0]} has won!`
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  if (!asTeam) return `${all} share the victory`
  if (names[0] !== you) return `The team of ${all} has won!`
  return `Your team has won: ${all.replace(you, you.toLowerCase())}!`
}

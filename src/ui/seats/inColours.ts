import type { MatchSeat } from '../../match/match'
import { seatLooks } from './seatLooks'

/**
 * Rules without colours of their own count the captains; on the page all games speak of players by the colour that stands
 * at their name.
 */
export function inColours(text: string, seats: readonly Pick<MatchSeat, 'colour'>[] = []): string {
  return text.replace(/\bCaptain (\d+)\b/g, (words, number: string) => {
    const seat = seats[Number(number) - 1]
    return seat ? seatLooks[seat.colour].word : words
  })
}

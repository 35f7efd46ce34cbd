import type { Seat } from '../rules/game'
import { type MatchSeat, seatsFault } from './match'
import type { OpenMatch } from './openMatch'

/** Somebody else sits down, or takes another name. What was played stays played. Throws what is wrong in a sentence. */
export function reseat(open: OpenMatch, seat: Seat, change: Partial<MatchSeat>): OpenMatch {
  const { match, game } = open
  const before = match.seats[seat]
  if (!before) throw new RangeError(`This match has no seat ${seat}.`)
  const seats = match.seats.with(seat, { ...before, ...change })
  const fault = seatsFault(game, match.setUp, seats)
  if (fault) throw new RangeError(fault.why)
  return { ...open, match: { ...match, seats } }
}

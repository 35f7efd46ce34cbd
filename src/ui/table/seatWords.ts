import type { DeskState } from '../../match/desk'
import type { MatchSeat } from '../../match/match'
import { seatAt } from '../../match/seats'
import type { RuleEvent, Seat } from '../../rules/game'

/** What tells who sits where: whoever looks back sees those who sat there then. */
type Sitters = Pick<DeskState, 'open'> & Partial<Pick<DeskState, 'lookingBack'>>

export function seatOf({ open, lookingBack }: Sitters, seat: Seat | undefined): MatchSeat | undefined {
  if (!open || seat === undefined) return undefined
  return seatAt(open.match, seat, lookingBack?.entry ?? open.match.log.length)
}

export function nameOf(state: Sitters, seat: Seat): string {
  return seatOf(state, seat)?.name ?? `Seat ${seat + 1}`
}

/** Who is at it: asked, with dice in the hand, thinking, or the one of whom is told. */
export function activeSeat(state: DeskState): Seat | undefined {
  const { asked, hand, thinking, curtain, telling, open } = state
  const told = telling && seatTold(telling.event, open?.match.seats.length ?? 0)
  return asked?.seat ?? hand?.seat ?? thinking ?? curtain?.seat ?? told
}

/** Of whom an event tells. What follows from somebody's move may happen to another, or to nobody. */
function seatTold({ data }: RuleEvent, players: number): Seat | undefined {
  const seat = data?.seat
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players ? seat : undefined
}

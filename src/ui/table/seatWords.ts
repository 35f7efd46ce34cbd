import type { DeskState } from '../../match/desk'
import type { MatchSeat } from '../../match/match'
import type { Seat } from '../../rules/game'

export function seatOf({ open }: Pick<DeskState, 'open'>, seat: Seat | undefined): MatchSeat | undefined {
  return seat === undefined ? undefined : open?.match.seats[seat]
}

export function nameOf(state: Pick<DeskState, 'open'>, seat: Seat): string {
  return seatOf(state, seat)?.name ?? `Seat ${seat + 1}`
}

/** Who is at it: asked, with dice in the hand, thinking, or the one whose doing is told. */
export function activeSeat(state: DeskState): Seat | undefined {
  const { asked, hand, thinking, curtain, telling, open } = state
  const told = telling && open?.steps[telling.entry]?.seat
  return asked?.seat ?? hand?.seat ?? thinking ?? curtain?.seat ?? told
}

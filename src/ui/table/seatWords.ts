import type { MatchSeat } from '../../match/match'
import type { RuleEvent, Seat } from '../../rules/game'
import type { DeskState } from '../../table/desk'
import type { Told } from '../../wire'

/** What shows who sits where: looking back shows those who sat there then. */
type Sitters = Pick<DeskState, 'told'> & Partial<Pick<DeskState, 'lookingBack'>>

export function seatOf({ told, lookingBack }: Sitters, seat: Seat | undefined): MatchSeat | undefined {
  if (!told || seat === undefined) return undefined
  return seatAfter(told, seat, lookingBack?.entry ?? told.lines.length)
}

/** Who sat there when this many lines had been told. */
export function seatAfter({ seats, seatChanges }: Told, seat: Seat, lines: number): MatchSeat | undefined {
  return seatChanges.find(change => change.seat === seat && change.after > lines)?.was ?? seats[seat]
}

export function nameOf(state: Sitters, seat: Seat): string {
  return seatOf(state, seat)?.name ?? `Seat ${seat + 1}`
}

/** Who is at it: asked, with dice in the hand, thinking, or the one of whom is told. */
export function activeSeat(state: DeskState): Seat | undefined {
  const { asked, hand, thinking, curtain, telling, told } = state
  const mentioned = telling && seatTold(telling.event, told?.seats.length ?? 0)
  return asked?.seat ?? hand?.seat ?? thinking ?? curtain?.seat ?? mentioned
}

/** Of whom an event tells. What follows from somebody's move may happen to another, or to nobody. */
function seatTold({ data }: RuleEvent, players: number): Seat | undefined {
  const seat = data?.seat
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players ? seat : undefined
}

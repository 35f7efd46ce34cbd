import type { Seat } from '../rules/game'
import { type Match, type MatchSeat, type Reseating, seatsFault } from './match'
import type { OpenMatch } from './openMatch'
import { isSame } from './plain'
import { ranks } from './ranks'

/** Somebody else sits down, or takes another name. What was played stays played. Throws what is wrong in a sentence. */
export function reseat(open: OpenMatch, seat: Seat, change: Partial<MatchSeat>): OpenMatch {
  const { match } = open
  const was = match.seats[seat]
  if (!was) throw new RangeError(`This match has no seat ${seat}.`)
  const seats = match.seats.with(seat, { ...was, ...change })
  const fault = seatsFault(match.setUp, seats)
  if (fault) throw new RangeError(fault.why)
  const reseatings = [...(match.reseatings ?? []), { after: match.log.length, seat, was }]
  return { ...open, match: withReseatings({ ...match, seats }, reseatings) }
}

/** As far as this many entries: who sits down after them has sat down at their end. */
export function cutReseatings(match: Match, entries: number): Match {
  const cut = match.reseatings?.map(one => ({ ...one, after: Math.min(one.after, entries) }))
  return cut ? withReseatings(match, cut) : match
}

/** An occupant who comes and goes between two entries is not recorded. */
function withReseatings({ reseatings: _, ...match }: Match, all: readonly Reseating[]): Match {
  const first = all.filter(
    ({ after, seat }, at) => all.findIndex(one => one.after === after && one.seat === seat) === at,
  )
  const told = first.filter(
    (one, at) => !isSame(one.was, seatThen(match.seats, first.slice(at + 1), one.seat)),
  )
  return told.length > 0 ? { ...match, reseatings: told } : match
}

/** Before all of these changes. */
function seatThen(
  seats: readonly MatchSeat[],
  later: readonly Reseating[],
  seat: Seat,
): MatchSeat | undefined {
  return later.find(one => one.seat === seat)?.was ?? seats[seat]
}

/** Who sat there when this many entries had been played. */
export function seatAt(
  { seats, reseatings = [] }: Pick<Match, 'seats' | 'reseatings'>,
  seat: Seat,
  entries: number,
): MatchSeat | undefined {
  return seatThen(
    seats,
    reseatings.filter(({ after }) => after > entries),
    seat,
  )
}

/** Somebody has sat down in place of somebody, told in words. */
export interface SeatChange extends Reseating {
  readonly now: MatchSeat
  readonly text: string
}

/** All changes of chairs, in order. */
export function seatChanges({ seats, reseatings = [] }: Pick<Match, 'seats' | 'reseatings'>): SeatChange[] {
  return reseatings.map((one, at) => {
    const now = seatThen(seats, reseatings.slice(at + 1), one.seat) ?? one.was
    return { ...one, now, text: seatChangeWords(one.was, now) }
  })
}

/** What the only person at a table may be called. */
const you = 'You'

function seatChangeWords(was: MatchSeat, now: MatchSeat): string {
  const isYou = now.name === you
  const isSameName = now.name === was.name
  if (now.sitter.kind === 'human') {
    if (was.sitter.kind === 'human')
      return `${was.name} ${was.name === you ? 'are' : 'is'} called ${now.name} from here on.`
    if (isSameName) return `A person plays on for ${now.name}, who was a computer.`
    return `${now.name} ${isYou ? 'take' : 'takes'} over from ${was.name}, a computer.`
  }
  const rank = ranks[now.sitter.level]
  if (was.sitter.kind === 'computer') {
    if (isSame(was.sitter, now.sitter)) return `${was.name}, a computer, is called ${now.name} from here on.`
    return `${isSameName ? now.name : `${now.name}, who was called ${was.name},`} plays on as a computer of another level: ${rank}.`
  }
  if (isSameName) return `A computer (${rank}) plays on for ${now.name}.`
  return `${now.name}, a computer (${rank}), takes over from ${was.name === you ? 'you' : was.name}.`
}

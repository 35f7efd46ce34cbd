import type { Weighing } from '../../bots/weighing'
import { cutOff, type OpenMatch, stateAt, turnOf } from '../openMatch'
import { seatAt } from '../seats'
import { performThrowOf } from '../throwing'
import type { LuckTold, SeatLuck, ThrowLuck } from './luckTold'
import { spreadOf } from './spread'

/** A throw that still asks for the fist or for dice to fall again after this many is given up. */
const mostThrows = 40

export interface LuckWish {
  /** Other falls for each throw. */
  readonly others: number
  /** Told after each fall. */
  readonly onAt?: (done: number, of: number) => void
}

/** Where a throw began, and where its dice lay: blows of the fist and dice that fell again belong to it. */
interface WholeThrow {
  readonly from: number
  readonly to: number
}

function wholeThrows({ match: { log } }: OpenMatch): readonly WholeThrow[] {
  const throws: WholeThrow[] = []
  for (let entry = 0; entry < log.length; entry++) {
    if (log[entry]!.kind !== 'throw') continue
    const from = entry
    while (log[entry + 1]?.kind === 'throw') entry++
    throws.push({ from, to: entry })
  }
  return throws
}

/**
 * Holds every throw of a finished match against other falls of the same dice, let go in the same way: what differs is the
 * seed alone, so fair dice are as often better as worse. `undefined` during a match, when nobody is told how lucky they
 * are, and where the game's throws cannot be weighed. Physics must be loaded.
 */
export function weighLuck(
  open: OpenMatch,
  { throws: weighing, unit }: Weighing,
  { others, onAt }: LuckWish,
): LuckTold | undefined {
  if (!weighing || turnOf(open).kind !== 'over') return undefined
  const { players } = open.match.setUp
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const all = wholeThrows(open).flatMap(({ from, to }) => {
    const before = stateAt(open, from)
    return weighing.counts(before) ? [{ from, to, before }] : []
  })
  const sums = seats.map(() => ({ better: 0, points: 0, variance: 0 }))
  const throws: ThrowLuck[] = []
  for (const [index, { from, to, before }] of all.entries()) {
    const own = weighing.worth(stateAt(open, to + 1), before)
    const cut = cutAt(open, from)
    const falls: (readonly number[])[] = []
    for (let other = 0; other < others; other++) {
      // Of each match its own falls, so that what many matches say is not one set of falls said again and again.
      const seed = `luck ${other} of ${open.match.setUp.seed}`
      falls.push(weighing.worth(thrownAgain(cut, open, from, seed), before))
      onAt?.(index * others + other + 1, all.length * others)
    }
    const better = seats.map(seat => {
      const values = falls.map(fall => fall[seat]!)
      const share = shareBelow(values, own[seat]!)
      const { mean, variance } = spreadOf(values)
      sums[seat]!.better += share
      sums[seat]!.points += own[seat]! - mean
      sums[seat]!.variance += variance / Math.max(1, values.length)
      return share
    })
    throws.push({ entry: to, when: open.game.progress(before).text, better })
  }
  const count = Math.max(1, throws.length)
  const told = seats.map((seat): SeatLuck => {
    const { better, points, variance } = sums[seat]!
    return {
      seat,
      name: seatAt(open.match, seat, open.match.log.length)?.name ?? `Player ${seat + 1}`,
      better: better / count,
      // The rank of a fair throw is even between 0 and 100: its standard deviation is 100 / √12.
      betterError: 100 / Math.sqrt(12 * count),
      points,
      pointsError: Math.sqrt(variance),
    }
  })
  return { unit, others, throws, seats: told }
}

/** The match before an entry. At a sealed table the links gave one seed alone: other falls are thrown without them. */
function cutAt(open: OpenMatch, entries: number): OpenMatch {
  const cut = cutOff(open, entries)
  const { sealed: _, ...match } = cut.match
  return { ...cut, match }
}

/** The state after the same dice have fallen otherwise, fist and all. */
function thrownAgain(before: OpenMatch, { match }: OpenMatch, from: number, seed: string): unknown {
  const first = match.log[from]!
  const gesture = first.kind === 'throw' ? first.record.gesture : undefined
  let now = before
  for (let made = 0; made < mostThrows && turnOf(now).kind === 'throw'; made++)
    now = performThrowOf(now, { seed: `${seed}/${from}/${made}`, gesture })
  return now.state
}

/** This many of 100 values lie below, of equal ones half. */
function shareBelow(values: readonly number[], own: number): number {
  if (values.length === 0) return 50
  const below = values.filter(value => value < own).length
  const equal = values.filter(value => value === own).length
  return (100 * (below + equal / 2)) / values.length
}

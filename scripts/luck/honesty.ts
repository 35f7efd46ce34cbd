import type { LuckTold } from '../../src/match/fairness/luckTold'
import { spreadOf } from '../../src/match/fairness/spread'

/** A match with the luck of its seats and how it ended. */
export interface Measured {
  readonly luck: LuckTold
  readonly winners: readonly number[]
  readonly totals: readonly number[]
}

/** What is kept of the luck of many matches of equal computers. */
export interface Honesty {
  readonly matches: number
  readonly throws: number
  readonly others: number
  /** Of 100 other falls this many are worse, on average over matches; 50 if luck is honest. */
  readonly rank: number
  readonly rankError: number
  /** Points of luck a seat and match; 0 if luck is honest. */
  readonly points: number
  readonly pointsError: number
  /** In this many matches the luckiest seat won; a shared victory counts in part. */
  readonly luckiestWon: number
  /** What chance would give. */
  readonly byChance: number
  /** Of luck with the final score, within a match. */
  readonly correlation: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const mean = (numbers: readonly number[]) => spreadOf(numbers).mean
const errorOf = (numbers: readonly number[]) => Math.sqrt(spreadOf(numbers).variance / numbers.length)

/** Seats of a match share its dice, so matches are what counts, not seats. */
export function honestyOf(measured: readonly Measured[]): Honesty {
  const ranks = measured.map(({ luck }) => mean(luck.seats.map(({ better }) => better)))
  const points = measured.map(({ luck }) => mean(luck.seats.map(seat => seat.points)))
  const luckiest = measured.map(({ luck, winners }) => {
    const most = Math.max(...luck.seats.map(seat => seat.points))
    const seat = luck.seats.findIndex(one => one.points === most)
    return winners.includes(seat) ? 1 / winners.length : 0
  })
  const pairs = measured.flatMap(({ luck, totals }) => {
    const [luckMean, totalMean] = [mean(luck.seats.map(seat => seat.points)), mean(totals)]
    return luck.seats.map(({ seat, points: own }) => [own - luckMean, totals[seat]! - totalMean] as const)
  })
  const product = sum(pairs.map(([a, b]) => a * b))
  const size = Math.sqrt(sum(pairs.map(([a]) => a * a)) * sum(pairs.map(([, b]) => b * b)))
  return {
    matches: measured.length,
    throws: sum(measured.map(({ luck }) => luck.throws.length)),
    others: measured[0]?.luck.others ?? 0,
    rank: mean(ranks),
    rankError: errorOf(ranks),
    points: mean(points),
    pointsError: errorOf(points),
    luckiestWon: sum(luckiest),
    byChance: sum(measured.map(({ luck }) => 1 / luck.seats.length)),
    correlation: size === 0 ? 0 : product / size,
  }
}

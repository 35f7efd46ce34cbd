import { giveOrTake } from './spread'

/** How lucky a seat was with its table's throws. */
export interface SeatLuck {
  readonly seat: number
  readonly name: string
  /** Of 100 other falls of the same dice, this many would have been worse for this seat, over all throws; 50 is neither. */
  readonly better: number
  /** Standard error of that: few throws say little. */
  readonly betterError: number
  /** What the throws brought beyond what the same dice bring on average, in points, and its standard error. */
  readonly points: number
  readonly pointsError: number
}

export interface ThrowLuck {
  /** Index of the line of the log that brought the dice to rest. */
  readonly entry: number
  /** When it was, in the words of the game: "Quest 1 of 5, Adventure 2 of 3". */
  readonly when: string
  /** By seat: this many of 100 other falls would have been worse. */
  readonly better: readonly number[]
}

export interface LuckTold {
  /** What is counted, after a number. */
  readonly unit: string
  /** Other falls that each throw was compared with. */
  readonly others: number
  readonly throws: readonly ThrowLuck[]
  readonly seats: readonly SeatLuck[]
}

/**
 * How the throws of a player rank, with whether that is more than chance, and what they brought. Chance is said of the
 * rank alone: what the throws brought is known well, however few they are.
 */
export function luckWords(
  { name, better, betterError, points, pointsError }: SeatLuck,
  unit: string,
): string {
  const isSure = Math.abs(better - 50) > 2 * betterError
  const side = better >= 50 ? 'better' : 'worse'
  const share = Math.round(better >= 50 ? better : 100 - better)
  const rank = `these throws were ${side} for ${name} than ${share} of 100 others of the same dice`
  const doubt = isSure ? '' : ', which is no more than chance with so few throws'
  const brought = `${Math.abs(points).toFixed(1)} ${unit} ${points >= 0 ? 'more' : 'less'} than the others on average`
  return `${rank}${doubt}. They brought ${brought}${giveOrTake(pointsError)}.`
}

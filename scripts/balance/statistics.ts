import { type Interval, wilson } from '../bots/wilson'

export interface Estimate extends Interval {
  readonly mean: number
  readonly count: number
  /** All values are 0 or 1: shown in per cent. */
  readonly isShare: boolean
}

/** The mean of one value a game, with its 95 % interval: Wilson's for shares, the normal one for the rest. */
export function estimate(
  values: readonly number[],
  isShare = values.every(v => v === 0 || v === 1),
): Estimate {
  const count = values.length
  if (count === 0) return { mean: Number.NaN, low: Number.NaN, high: Number.NaN, count, isShare }
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  if (isShare) return { mean, ...wilson(mean, count), count, isShare }
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1)
  const half = 1.959964 * Math.sqrt(variance / count)
  return { mean, low: mean - half, high: mean + half, count, isShare }
}

/** `61.2 % (54.3 to 67.7)`, or `4.21 (4.02 to 4.40)`. */
export function shown({ mean, low, high, count, isShare }: Estimate): string {
  if (count === 0) return 'none'
  const text = (value: number) =>
    isShare ? (100 * value).toFixed(1) : value.toFixed(Math.abs(mean) < 100 ? 2 : 0)
  return `${text(mean)}${isShare ? ' %' : ''} (${text(low)} to ${text(high)})`
}

export type Verdict = 'reached' | 'open' | 'missed'

/** `reached` or `missed` where the whole interval says so; between them more games would have to tell. */
export function verdictOf({ low, high, mean, count }: Estimate, least = -Infinity, most = Infinity): Verdict {
  if (count === 0) return 'open'
  if (high < least || low > most) return 'missed'
  if (low >= least && high <= most) return 'reached'
  return mean >= least && mean <= most ? 'reached' : 'open'
}

export interface Interval {
  readonly low: number
  readonly high: number
}

/** 97.5 % of a normal distribution lie below this many standard deviations. */
const z95 = 1.959964

/** The 95 % interval of Wilson for a share of this many trials. */
export function wilson(share: number, trials: number): Interval {
  const z = z95 * z95
  const middle = (share + z / (2 * trials)) / (1 + z / trials)
  const root = Math.sqrt((share * (1 - share)) / trials + z / (4 * trials * trials))
  const half = (z95 * root) / (1 + z / trials)
  return { low: middle - half, high: middle + half }
}

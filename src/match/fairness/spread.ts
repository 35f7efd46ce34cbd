export interface Spread {
  readonly mean: number
  /** Of a single value. */
  readonly variance: number
}

/** Mean and variance of a sample; nothing is known of the spread of a single value. */
export function spreadOf(values: readonly number[]): Spread {
  const count = Math.max(1, values.length)
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1)
  return { mean, variance }
}

/** How unsure a figure is, after it; nothing where that would read 0.0, for it says nothing. */
export function giveOrTake(error: number): string {
  const figure = error.toFixed(1)
  return figure === '0.0' ? '' : `, give or take ${figure}`
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value below which that share of all lies; between two values the way is shared. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = share * (sorted.length - 1)
  const low = sorted[Math.floor(at)]!
  return low + (sorted[Math.ceil(at)]! - low) * (at - Math.floor(at))
}

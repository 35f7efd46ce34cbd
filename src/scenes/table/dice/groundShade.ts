/** Ground within this height still darkens a die, in cm; above 1.5 nothing of it is left. */
export const groundReach = 1.5

/** Hermite's step: 0 below, 1 above, without a crease. */
export const smooth = (low: number, high: number, value: number) => {
  const t = Math.min(Math.max((value - low) / (high - low), 0), 1)
  return t * t * (3 - 2 * t)
}

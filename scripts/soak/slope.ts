/** Whether something grows over time, told apart from how it goes up and down anyway. */

export interface Sample {
  readonly seconds: number
  /** What was on the table: each game has a level of its own. */
  readonly group: string
  readonly value: number
}

export interface Slope {
  readonly samples: number
  readonly mean: number
  readonly perHour: number
  /** Twice the standard error of `perHour`: about what chance alone makes of a level that stays. */
  readonly noise: number
  readonly isFlat: boolean
}

export function groupedBy<T>(
  list: readonly T[],
  nameOf: (one: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one])
  return groups
}

/** One slope through all samples, each group about its own mean; `undefined` where there are too few to tell. */
export function slopeOf(samples: readonly Sample[]): Slope | undefined {
  const groups = groupedBy(samples, ({ group }) => group)
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  let xx = 0
  let xy = 0
  const centred: (readonly [x: number, y: number])[] = []
  for (const own of groups.values()) {
    const [atX, atY] = [mean(own.map(({ seconds }) => seconds)), mean(own.map(({ value }) => value))]
    for (const { seconds, value } of own) {
      const [x, y] = [seconds - atX, value - atY]
      centred.push([x, y])
      xx += x * x
      xy += x * y
    }
  }
  const free = samples.length - groups.size - 1
  if (free < 3 || xx === 0) return undefined
  const slope = xy / xx
  const rest = centred.reduce((sum, [x, y]) => sum + (y - slope * x) ** 2, 0)
  const perHour = slope * 3600
  const noise = 2 * Math.sqrt(rest / free / xx) * 3600
  return {
    samples: samples.length,
    mean: mean(samples.map(({ value }) => value)),
    perHour,
    noise,
    isFlat: perHour <= noise,
  }
}

import type { Meter } from './meter'

/** A world: one way in which all that is hidden and all that falls may turn out. Says what each choice comes to in it. */
export type World<T> = (choice: T) => number

export interface Race<T> {
  /** The favourite first, then the more promising before the others. */
  readonly choices: readonly T[]
  /** A new world, the same for all choices that are tried in it. What a trial looks at it counts itself. */
  readonly world: () => World<T>
  readonly meter: Meter
  /**
   * By how many standard errors a choice must be ahead of the favourite. The favourite is what a good player would do
   * without trials: few of them are no reason to leave it.
   */
  readonly doubt: number
  /** Worlds that are enough, however much budget is left. */
  readonly mostWorlds: number
}

interface Runner<T> {
  readonly choice: T
  readonly values: number[]
}

/** With fewer worlds for each the race would be decided by chance: then fewer choices run. */
const leastWorlds = 6

/**
 * Halves the field again and again, so that most of the budget goes to those between which it is close. All that are
 * left have been tried in the same worlds, so chance hits them alike and the differences tell.
 */
export function race<T>({ choices, world, meter, doubt, mostWorlds }: Race<T>): T {
  const [favourite] = choices as readonly [T, ...T[]]
  let field = choices.map((choice): Runner<T> => ({ choice, values: [] }))
  const first = field[0]!
  const run = () => {
    const before = meter.looked
    const value = world()
    for (const { choice, values } of field) values.push(value(choice))
    return meter.looked - before
  }
  let cost = field.length > 1 && meter.left > 0 ? run() : 0
  // What one world costs says how many can run so often; at least one against the favourite.
  const affordable = Math.floor((field.length * meter.left) / Math.max(1, cost * 2 * leastWorlds))
  if (affordable < field.length) {
    field = field.slice(0, Math.max(2, affordable))
    cost = (cost * field.length) / choices.length
  }
  const heats = Math.max(1, Math.ceil(Math.log2(field.length)))
  for (let heat = 0; heat < heats && field.length > 1; heat++) {
    const before = meter.looked
    const share = meter.left / (heats - heat)
    const worlds = mostWorlds / 2 ** (heats - heat)
    for (let n = 0; n < worlds && meter.left > 0 && meter.looked - before + cost <= share; n++) cost = run()
    const ranked = field.toSorted((a, b) => mean(b.values) - mean(a.values))
    const kept = ranked.slice(0, Math.ceil(field.length / 2))
    const isLast = field.length === 2
    field = isLast
      ? ranked
      : kept.includes(first)
        ? kept
        : [...kept.slice(0, Math.max(1, kept.length - 1)), first]
    cost /= 2
  }
  return clearlyBest(field, first, doubt)?.choice ?? favourite
}

function clearlyBest<T>(field: readonly Runner<T>[], first: Runner<T>, doubt: number): Runner<T> | undefined {
  const [best] = field.toSorted((a, b) => mean(b.values) - mean(a.values))
  if (!best || best === first || best.values.length < 3) return undefined
  const gaps = best.values.map((value, index) => value - first.values[index]!)
  const gap = mean(gaps)
  const variance = gaps.reduce((sum, one) => sum + (one - gap) ** 2, 0) / (gaps.length - 1)
  return gap > doubt * Math.sqrt(variance / gaps.length) ? best : undefined
}

function mean(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length > 0 ? sum / values.length : 0
}

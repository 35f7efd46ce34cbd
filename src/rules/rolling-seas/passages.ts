/**
 * Where a ship can get to in one turn with one wind: a search over steps, cheapest first. Two ways to the same space
 * through the same obstacles are one way; the cheaper one is kept.
 */
import { dirCount } from './grid'
import type { Ledger } from './state'
import type { Dir } from './vocabulary'
import { dirs } from './vocabulary'
import { payBonusMove, startVoyage, step, stepCost, type Voyage, type Waters } from './voyage'

/**
 * The search itself: ways from a start, the cheapest first, until `look` returns false. `look` says which ways it leads
 * on to; no step costs less than nothing, so what was looked at is never dearer than what comes later.
 */
export function cheapestFirst<Way extends { readonly cost: number }>(
  start: Way,
  look: (way: Way, goOn: (next: Way) => void) => boolean,
): void {
  // One bucket a cost.
  const buckets: Way[][] = [[start]]
  const goOn = (next: Way) => {
    buckets[next.cost] ??= []
    buckets[next.cost]!.push(next)
  }
  for (let cost = 0; cost < buckets.length; cost++) {
    const bucket = buckets[cost] ?? []
    for (let index = 0; index < bucket.length; index++) if (!look(bucket[index]!, goOn)) return
  }
}

/** Where in the order before, paid, after (RS-58) a passage has got to. */
type Stage = 0 | 1 | 2

export interface Passage {
  readonly voyage: Voyage
  readonly stage: Stage
  /** Direction of the last step; absent at the start. */
  readonly dir: number | undefined
  readonly from: Passage | undefined
  /** Movement Points paid so far, by the ship or by Provisions. */
  readonly cost: number
  /** Bonus Movements used so far. */
  readonly bonuses: number
}

export interface SearchLimits {
  /** Ways looked at before the search is given up. */
  readonly steps: number
  /** Bonus Movements that may be used. */
  readonly bonuses: number
  /** Tell ways apart by what is left as well, so that nothing at all is missed. */
  readonly exact?: boolean
  /** Ends the search at once. */
  readonly until?: (passage: Passage) => boolean
}

/** The Directions of a passage as a Sail names them. */
export function courseOf(passage: Passage): { before: Dir[]; moves: Dir[]; after: Dir[] } {
  const course = { before: [] as Dir[], moves: [] as Dir[], after: [] as Dir[] }
  const parts = [course.before, course.moves, course.after] as const
  for (let at: Passage | undefined = passage; at; at = at.from) {
    if (at.dir !== undefined) parts[at.stage].unshift(dirs[at.dir]!)
  }
  return course
}

function keyOf({ voyage, stage, bonuses }: Passage, exact: boolean): string {
  const { at, spent, ledger, points, inStorm } = voyage
  const way =
    spent.length === 0 ? '' : spent.length === 1 ? `${spent[0]}` : spent.toSorted((a, b) => a - b).join()
  const key = `${at}${inStorm ? '!' : '/'}${way}/${stage}/${bonuses}`
  return exact ? `${key}/${points}/${ledger.provOnBoard}/${ledger.provFilled}/${ledger.story}` : key
}

/**
 * Passages with this wind, the start among them, cheapest first. Those that end in a Storm are listed too: they may be
 * sailed on, but not stopped at (RS-54).
 */
export function passages(
  waters: Waters,
  ledger: Ledger,
  wind: number,
  limits: SearchLimits,
): readonly Passage[] {
  return passagesFrom(waters, startVoyage(waters.chart, ledger), wind, limits)
}

/** The same from the middle of a course. */
export function passagesFrom(
  waters: Waters,
  voyage: Voyage,
  wind: number,
  limits: SearchLimits,
): readonly Passage[] {
  const start: Passage = { voyage, stage: 0, dir: undefined, from: undefined, cost: 0, bonuses: 0 }
  const seen = new Set<string>()
  const found: Passage[] = []
  let left = limits.steps
  cheapestFirst(start, (passage, goOn) => {
    const key = keyOf(passage, limits.exact === true)
    if (seen.has(key)) return true
    seen.add(key)
    found.push(passage)
    if (limits.until?.(passage) || --left <= 0) return false
    for (let dir = 0; dir < dirCount; dir++) {
      for (const next of onwards(waters, passage, dir, wind, limits.bonuses)) goOn(next)
    }
    return true
  })
  return found
}

/** One more step in a direction: as a Bonus Movement, paid, or either. */
function* onwards(
  waters: Waters,
  passage: Passage,
  dir: number,
  wind: number,
  mostBonuses: number,
): Generator<Passage> {
  const { voyage, stage, cost, bonuses } = passage
  if (stage < 2) {
    const next = step(waters, voyage, dir, wind)
    if (typeof next === 'object') {
      yield {
        voyage: next,
        stage: 1,
        dir,
        from: passage,
        cost: cost + stepCost(wind, dir),
        bonuses,
      }
    }
  }
  // What is held, what was earned on the way included (RS-58).
  if (bonuses >= mostBonuses || voyage.ledger.bonusMoves < 1) return
  const next = step(waters, voyage, dir)
  if (typeof next !== 'object') return
  yield {
    voyage: payBonusMove(next),
    stage: stage === 0 ? 0 : 2,
    dir,
    from: passage,
    cost,
    bonuses: bonuses + 1,
  }
}

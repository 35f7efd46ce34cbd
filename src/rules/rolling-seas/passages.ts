/**
 * Where a ship can get to in one turn with one wind: a search over steps, cheapest first. Two ways to the same space
 * through the same obstacles are one way; the cheaper one is kept.
 */
import { dirCount } from './grid'
import type { Ledger } from './state'
import type { Dir } from './vocabulary'
import { dirs } from './vocabulary'
import { payBonusMove, startVoyage, step, stepCost, type Voyage, type Waters } from './voyage'

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
  /** RS-58: Bonus Movements that may still be used before the first paid step, or after the last one. */
  readonly bonusesLeft: number
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
  const voyage = startVoyage(waters.chart, ledger)
  const start: Passage = {
    voyage,
    stage: 0,
    dir: undefined,
    from: undefined,
    cost: 0,
    bonuses: 0,
    bonusesLeft: Math.min(limits.bonuses, ledger.bonusMoves),
  }
  // One bucket a cost: no step costs less than nothing, so a bucket is never added to once it is done with.
  const buckets: Passage[][] = [[start]]
  const seen = new Set<string>()
  const found: Passage[] = []
  let left = limits.steps
  for (let cost = 0; cost < buckets.length; cost++) {
    const bucket = buckets[cost]
    if (!bucket) continue
    for (let index = 0; index < bucket.length; index++) {
      const passage = bucket[index]!
      const key = keyOf(passage, limits.exact === true)
      if (seen.has(key)) continue
      seen.add(key)
      found.push(passage)
      if (limits.until?.(passage) || --left <= 0) return found
      for (let dir = 0; dir < dirCount; dir++) {
        for (const next of onwards(waters, passage, dir, wind, limits.bonuses)) {
          buckets[next.cost] ??= []
          buckets[next.cost]!.push(next)
        }
      }
    }
  }
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
        bonusesLeft: 0,
      }
    }
  }
  if (mostBonuses === 0) return
  const paidStage: Stage = stage === 0 ? 0 : 2
  // What is held when the paid steps are done, what was earned on the way included (RS-58).
  const left = stage === 1 ? Math.min(mostBonuses - bonuses, voyage.ledger.bonusMoves) : passage.bonusesLeft
  if (left < 1) return
  const next = step(waters, voyage, dir)
  if (typeof next !== 'object') return
  yield {
    voyage: payBonusMove(next),
    stage: paidStage,
    dir,
    from: passage,
    cost,
    bonuses: bonuses + 1,
    bonusesLeft: left - 1,
  }
}

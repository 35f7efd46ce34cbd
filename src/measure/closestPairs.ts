import { countedGap, isInRange, isTouching, measuredGap, nearest } from './gap'
import { compareText, tieGroups } from './order'
import { type Outline, outlineOf } from './outline'
import { defaultRuler, longRangeMm, type Ruler, shortRangeMm } from './ruler'
import type { DieSpec, PlanePoint, Pose } from './types'

/** Everything the ruler says about two dice, with its drawing. */
export interface MeasuredPair {
  readonly a: string
  readonly b: string
  /** The gap as measured (RB-62, RB-63). */
  readonly mm: number
  /** RB-65: if so, the gap counts as 0 for all rules. */
  readonly touching: boolean
  /** Within short range (RB-66a). */
  readonly short: boolean
  /** Within long range (RB-66a). */
  readonly long: boolean
  /** Where the ruler lies (RB-64). */
  readonly from: PlanePoint
  readonly to: PlanePoint
}

export interface MeasuredPairs {
  /** By gap, then by ids. */
  readonly pairs: readonly MeasuredPair[]
  /** Indices of pairs that count as equally near, nearest group first; every pair is in one (RB-67a). */
  readonly groups: readonly (readonly number[])[]
}

/** Measures one pair (RB-84: anybody, anything, at any time). */
export function measurePair(a: Outline, b: Outline, ruler: Ruler = defaultRuler): MeasuredPair {
  const mm = measuredGap(a, b)
  const counted = countedGap(mm, ruler)
  const { from, to } = nearest(a, b)
  return {
    a: a.id,
    b: b.id,
    mm,
    touching: isTouching(mm, ruler),
    short: isInRange(counted, shortRangeMm, ruler),
    long: isInRange(counted, longRangeMm, ruler),
    from,
    to,
  }
}

/** Measures every pair of outlines, the first of a pair being the one that comes first in the list. */
export function measurePairs(outlines: readonly Outline[], ruler: Ruler = defaultRuler): MeasuredPairs {
  const pairs: MeasuredPair[] = []
  for (let i = 0; i < outlines.length; i++) {
    for (let j = i + 1; j < outlines.length; j++) pairs.push(measurePair(outlines[i]!, outlines[j]!, ruler))
  }
  pairs.sort((p, q) => p.mm - q.mm || compareText(p.a, q.a) || compareText(p.b, q.b))
  const groups = tieGroups(
    pairs.map(pair => countedGap(pair.mm, ruler)),
    ruler,
  )
  return { pairs, groups }
}

/** Measures every pair of dice as they lie. */
export function closestPairs(dice: readonly (DieSpec & Pose)[], ruler: Ruler = defaultRuler): MeasuredPairs {
  return measurePairs(
    dice.map(die => outlineOf(die, ruler)),
    ruler,
  )
}

import type { MeasuredPair } from './closestPairs'
import { countedGap, isInRange } from './gap'
import type { FireFault } from './lineOfFire'
import { thousandths } from './rounding'
import { defaultRuler, longRangeMm, type Ruler, shortRangeMm, slackMm } from './ruler'

/**
 * How far a measured gap can be from the dice as they lie, in mm. RB-63 rounds each centre by up to 0.005 along both
 * axes (0.0071), each yaw by up to 0.005 degrees (0.0008 at a corner 9.2 from the middle). The gap itself adds up to 0.0005.
 * Together that is 0.0163 for two dice, stated as two hundredths.
 */
export const measuringUncertaintyMm = 0.02

/** What the judge decides about two Ships, with the figures that decide it. */
export interface Verdict {
  /**
   * `in`, `out`: of a range. `touching`: in every range. `blocked`: a tile hinders the shot. `nearer`, `equal`: beside
   * another pair. `only`: there is no other.
   */
  readonly kind: 'in' | 'out' | 'touching' | 'blocked' | 'nearer' | 'equal' | 'only'
  readonly rule: string
  readonly mm: number
  /** What the gap is compared with: the end of the range, or the gap of the other pair. */
  readonly markMm: number
  /** How far the gap is from the mark; never negative. */
  readonly marginMm: number
  /** The scale for the margin: the precision of measuring, or what a ruler can tell apart (RB-67a). */
  readonly uncertaintyMm: number
  /** Of a blocked shot: the tile. */
  readonly by?: string
}

/** Of the two ranges, the one whose end is nearer to the gap: the one that could be in dispute. */
export function disputedRange(mm: number): number {
  return mm <= (shortRangeMm + longRangeMm) / 2 ? shortRangeMm : longRangeMm
}

const difference = (a: number, b: number) => Math.abs(thousandths(a) - thousandths(b)) / 1000

/** RB-65, RB-66a: whether a pair is within a range, and by how much. */
export function rangeVerdict(
  { mm, touching }: Pick<MeasuredPair, 'mm' | 'touching'>,
  ruler: Ruler = defaultRuler,
  rangeMm: number = disputedRange(mm),
): Verdict {
  const markMm = rangeMm + ruler.rangeLeniencyMm
  const figures = { mm, markMm, uncertaintyMm: measuringUncertaintyMm }
  const counted = countedGap(mm, ruler)
  if (touching) return { kind: 'touching', rule: 'RB-65', marginMm: markMm, ...figures }
  if (!isInRange(counted, rangeMm, ruler))
    return { kind: 'out', rule: 'RB-66', marginMm: difference(mm, markMm), ...figures }
  // A gap that only the slack lets in (RB-66a) is on the mark.
  const marginMm = mm > markMm ? 0 : difference(mm, markMm)
  return { kind: 'in', rule: 'RB-66', marginMm, ...figures }
}

/** RB-74: whether a Ship went no farther than it may, and by how much less. */
export function moveVerdict(mm: number, limitMm: number): Verdict {
  const isWithin = thousandths(mm) <= thousandths(limitMm) + thousandths(slackMm)
  const marginMm = isWithin && mm > limitMm ? 0 : difference(mm, limitMm)
  const figures = { mm, markMm: limitMm, marginMm, uncertaintyMm: measuringUncertaintyMm }
  return { kind: isWithin ? 'in' : 'out', rule: 'RB-74', ...figures }
}

/** RB-80, RB-80a: a shot that a tile hinders, whatever the range says. */
export function blockedVerdict(
  pair: Pick<MeasuredPair, 'mm' | 'touching'>,
  { rule, by }: FireFault,
): Verdict {
  return { ...rangeVerdict(pair), kind: 'blocked', rule, by }
}

/** RB-67, RB-67a: whether the nearer of two gaps is nearer for the ruler too. */
export function comparisonVerdict(oneMm: number, otherMm: number, ruler: Ruler = defaultRuler): Verdict {
  const [one, other] = [countedGap(oneMm, ruler), countedGap(otherMm, ruler)]
  const marginMm = difference(one, other)
  const isEqual = thousandths(marginMm) <= thousandths(ruler.rulerResolutionMm)
  // What ties stays in the order in which it was asked for.
  const [mm, markMm] = isEqual || one < other ? [one, other] : [other, one]
  const uncertaintyMm = ruler.rulerResolutionMm
  return { kind: isEqual ? 'equal' : 'nearer', rule: 'RB-67', mm, markMm, marginMm, uncertaintyMm }
}

/** RB-67: a pair that had its turn because there was no other. */
export function onlyVerdict(mm: number, ruler: Ruler = defaultRuler): Verdict {
  const counted = countedGap(mm, ruler)
  return {
    kind: 'only',
    rule: 'RB-67',
    mm: counted,
    markMm: counted,
    marginMm: 0,
    uncertaintyMm: measuringUncertaintyMm,
  }
}

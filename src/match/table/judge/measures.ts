import {
  closestPairs,
  type DieReading,
  defaultRuler,
  longRangeMm,
  type MeasuredPair,
  type MeasuredPairs,
  measurePair,
  type Outline,
  outlineOf,
  type Ruler,
  shortRangeMm,
} from '../../../measure'

/** Everything that can be said about dice that lie there; computed once for each situation, when first asked for. */
export interface Measures {
  readonly ruler: Ruler
  readonly outlines: ReadonlyMap<string, Outline>
  readonly pairs: MeasuredPairs
}

const known = new WeakMap<readonly DieReading[], Measures>()

/** The first to ask says how the table measures; the rules' usual ruler unless it says otherwise. */
export function measuresOf(lying: readonly DieReading[], ruler: Ruler = defaultRuler): Measures {
  const before = known.get(lying)
  if (before) return before
  let pairs: MeasuredPairs | undefined
  const measures: Measures = {
    ruler,
    outlines: new Map(lying.map(die => [die.id, outlineOf(die, ruler)])),
    get pairs() {
      pairs ??= closestPairs(lying, ruler)
      return pairs
    },
  }
  known.set(lying, measures)
  return measures
}

export function pairOf(
  lying: readonly DieReading[],
  a: string | undefined,
  b: string | undefined,
): MeasuredPair | undefined {
  if (a === undefined || b === undefined || a === b) return undefined
  const { outlines, ruler } = measuresOf(lying)
  const [from, to] = [outlines.get(a), outlines.get(b)]
  return from && to ? measurePair(from, to, ruler) : undefined
}

/** All that lies around one die, nearest first. */
export function around(lying: readonly DieReading[], id: string): readonly MeasuredPair[] {
  return measuresOf(lying).pairs.pairs.filter(pair => pair.a === id || pair.b === id)
}

export const otherOf = (pair: MeasuredPair, id: string): string => (pair.a === id ? pair.b : pair.a)

/** The verdict on a pair in words, with the rule it stands on. */
export interface Verdict {
  readonly range: 'touching' | 'short' | 'long' | 'beyond'
  readonly text: string
  readonly rule: string
}

const tenths = (mm: number) => mm.toFixed(1)

export function verdictOf(pair: MeasuredPair): Verdict {
  if (pair.touching) return { range: 'touching', text: 'They touch.', rule: 'RB-65' }
  if (pair.short) return { range: 'short', text: `In short range: ${shortRangeMm} mm reach.`, rule: 'RB-66' }
  if (pair.long)
    return {
      range: 'long',
      text: `In long range. For short range ${missing(pair.mm, shortRangeMm)} mm are missing.`,
      rule: 'RB-66',
    }
  return {
    range: 'beyond',
    text: `Out of range: ${missing(pair.mm, longRangeMm)} mm are missing for long range.`,
    rule: 'RB-66',
  }
}

/** What is missing, never rounded down to nothing. */
function missing(mm: number, rangeMm: number): string {
  const lack = mm - rangeMm
  return lack < 0.1 ? lack.toFixed(3) : tenths(lack)
}

/** A measured length as it is written everywhere: to the tenth, or finer where the tenth would hide a decision. */
export function writtenMm(mm: number): string {
  const close = [shortRangeMm, longRangeMm].some(range => Math.abs(mm - range) < 0.05 && mm !== range)
  return close ? mm.toFixed(3) : tenths(mm)
}

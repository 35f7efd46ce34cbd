import {
  blockedVerdict,
  closestPairs,
  comparisonVerdict,
  type DieReading,
  defaultRuler,
  fireFault,
  longRangeMm,
  type MeasuredPair,
  type MeasuredPairs,
  measurePair,
  type Outline,
  outlineOf,
  type Ruler,
  rangeVerdict,
  shortRangeMm,
  type TileOutline,
  type Verdict,
} from '../../measure'

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

/** What the judge decides about two dice: a tile that hinders the shot goes before the range. */
export function verdictOn(
  lying: readonly DieReading[],
  pair: MeasuredPair,
  blocking: readonly TileOutline[] = [],
  rangeMm?: number,
): Verdict {
  const { outlines, ruler } = measuresOf(lying)
  const [shooter, target] = [outlines.get(pair.a), outlines.get(pair.b)]
  const fault = shooter && target && fireFault(shooter, target, blocking, ruler)
  return fault ? blockedVerdict(pair, fault) : rangeVerdict(pair, ruler, rangeMm)
}

/** Whether the second die of a pair is nearest to the first, compared with the next; undefined if another is nearer. */
export function nearestOn(
  lying: readonly DieReading[],
  { a, b }: MeasuredPair,
): { readonly verdict: Verdict; readonly other: string } | undefined {
  const pairs = around(lying, a)
  const own = pairs.find(pair => otherOf(pair, a) === b)
  const rest = pairs.find(pair => otherOf(pair, a) !== b)
  if (!own || !rest) return undefined
  const verdict = comparisonVerdict(own.mm, rest.mm, measuresOf(lying).ruler)
  const isNearest = own.mm <= rest.mm || verdict.kind === 'equal'
  return isNearest ? { verdict, other: otherOf(rest, a) } : undefined
}

/** A measured length as it is written everywhere: to the tenth, or finer where the tenth would hide a decision. */
export function writtenMm(mm: number): string {
  const close = [shortRangeMm, longRangeMm].some(range => Math.abs(mm - range) < 0.05 && mm !== range)
  return close ? mm.toFixed(3) : mm.toFixed(1)
}

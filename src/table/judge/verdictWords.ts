import { inNames } from '../../match/inNames'
import { longRangeMm, shortRangeMm, type Verdict } from '../../measure'
import type { Sentence } from '../../rules/sentence'
import { writtenMm } from './measures'

/** The line that was challenged, with the players' names; of several fights at once the first, and how many more. */
export function challengedText(line: Sentence, seats: Parameters<typeof inNames>[1]): string {
  const [first, ...more] = inNames(line, seats).split('\n')
  return more.length === 0 ? first! : `${first} (and ${more.length} more)`
}

/** A margin as it is told: whole millimetres, tenths below 10 mm, and never rounded to nothing. */
export function marginText(mm: number): string {
  if (mm < 0.1) return `${mm.toFixed(3)} mm`
  const tenths = Math.round(mm * 10) / 10
  return tenths < 10 ? `${tenths.toFixed(1)} mm` : `${Math.round(mm)} mm`
}

/** The one word that ends the quarrel, and what goes with it: to be read across a room. */
export interface Headline {
  readonly word: string
  readonly rest: string
}

export function headlineOf({ kind, rule, marginMm }: Verdict): Headline {
  switch (kind) {
    case 'in':
    case 'out':
      return {
        word: kind === 'in' ? 'IN' : 'OUT',
        rest: marginMm === 0 ? 'exactly on the mark' : `by ${marginText(marginMm)}`,
      }
    case 'nearer':
      return { word: 'NEARER', rest: `by ${marginText(marginMm)}` }
    case 'equal':
      return { word: 'TOO CLOSE', rest: `counts as equal (${rule})` }
    case 'touching':
      return { word: 'TOUCHING', rest: 'no gap at all' }
    case 'blocked':
      return { word: 'BLOCKED', rest: 'no shot' }
    case 'only':
      return { word: 'NO OTHER', rest: 'pair is left' }
  }
}

const joints: Partial<Record<Verdict['kind'], string>> = { equal: ': ', touching: ', ', blocked: ', ' }

export const headlineText = (verdict: Verdict): string => {
  const { word, rest } = headlineOf(verdict)
  return `${word}${joints[verdict.kind] ?? ' '}${rest}`
}

/** Whom a verdict is about, in words that stand in a sentence. */
export interface VerdictNames {
  readonly from: string
  readonly to: string
  /** Of a comparison: the other pair; it begins where the first does unless said otherwise. */
  readonly other?: string
  readonly otherFrom?: string
  /** Of a blocked shot. */
  readonly tile?: string
  /** The way of the first was measured, not a gap. */
  readonly isMove?: boolean
}

/** How sure the figure is, as a clause of its own. */
export function certaintyText({ kind, marginMm, uncertaintyMm }: Verdict): string {
  if (kind === 'equal' || kind === 'nearer')
    return uncertaintyMm === 0
      ? 'At this table only equal figures tie.'
      : `A ruler tells no less than ${uncertaintyMm} mm apart.`
  const measured = `Measured to within ${uncertaintyMm} mm.`
  const isFine = (kind === 'in' || kind === 'out') && marginMm <= uncertaintyMm
  return isFine ? `${measured} The margin is finer than that: the rounded figure decides (RB-63).` : measured
}

/** A name within a sentence. What belongs to somebody needs no article: "your 4", "Player 3's 5". */
function the(name: string): string {
  if (/^your /i.test(name)) return `your${name.slice('your'.length)}`
  return /['’]s? \S/.test(name) ? name : `the ${name}`
}

/** The same before more words of its clause: a place within the name, as in "your 4, first from the west", ends there. */
const amid = (name: string) => the(name) + (name.includes(', ') ? ',' : '')

/** What a pair that somebody measured is called. */
export const measuredText = (from: string, to: string): string => `From ${amid(from)} to ${the(to)}`

/** One sentence that says all, for the ear; the certainty follows. */
export function sentenceOf(
  verdict: Verdict,
  { from, to, other, otherFrom = from, tile, isMove = false }: VerdictNames,
): string {
  const { kind, mm, markMm, rule } = verdict
  const gap = `${writtenMm(mm)} mm`
  const head = headlineText(verdict)
  if (isMove) {
    const side = kind === 'in' ? 'within' : 'beyond'
    return `${head}: the way of ${amid(from)} is ${gap}, ${side} its limit of ${markMm} mm (${rule}). ${certaintyText(verdict)}`
  }
  const both = `${amid(to)} lies ${gap} from ${the(from)}, and ${amid(other ?? 'next')} lies ${writtenMm(markMm)} mm from ${the(otherFrom)}`
  const said = {
    in: `${head}: ${amid(to)} lies ${gap} from ${the(from)}, within ${rangeName(markMm)} of ${markMm} mm (${rule}).`,
    out: `${head}: ${amid(to)} lies ${gap} from ${the(from)}, beyond ${rangeName(markMm)} of ${markMm} mm${
      markMm < longRangeMm && mm <= longRangeMm ? ' but within long range' : ''
    } (${rule}).`,
    touching: `${head}: ${amid(from)} and ${amid(to)} lie ${mm.toFixed(2)} mm apart, which counts as contact (${rule}).`,
    blocked: `${head}: ${the(tile ?? 'tile')} blocks a shot from ${amid(from)} at ${the(to)}, ${gap} away (${rule}).`,
    nearer: `${head}: ${both} (${rule}).`,
    equal: `${head}. ${both[0]!.toUpperCase()}${both.slice(1)}.`,
    only: `${head}: ${amid(to)} lies ${gap} from ${the(from)} (${rule}).`,
  } satisfies Record<Verdict['kind'], string>
  return `${said[kind]} ${certaintyText(verdict)}`
}

/** With a leniency the mark is farther out than the range that it belongs to. */
function rangeName(markMm: number): string {
  return markMm - shortRangeMm < longRangeMm - markMm ? 'short range' : 'long range'
}

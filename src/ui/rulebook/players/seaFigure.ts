import {
  gap,
  isInRange,
  isTouching,
  longRangeMm,
  nearest,
  type Segment,
  shortRangeMm,
  squareOutline,
} from '../../../measure'
import type { SeaPicture } from './edition'
import { dieWords } from './words'

/** A ruler between two dice of a picture: where it lies, how long it is, and what that is called. */
export interface Measured extends Segment {
  readonly mm: number
  readonly says: 'touching' | 'short range' | 'long range' | 'too far'
}

/** What the judge of the table would measure there. */
export function measuredIn({ dice, measured }: SeaPicture): readonly Measured[] {
  const outlines = dice.map(({ x, y, yaw }, index) => squareOutline({ id: String(index), x, y, yaw }))
  return measured.map(([from, to]) => {
    const [a, b] = [outlines[from]!, outlines[to]!]
    const mm = gap(a, b)
    return { ...nearest(a, b), mm, says: rangeOf(mm) }
  })
}

function rangeOf(mm: number): Measured['says'] {
  if (isTouching(mm)) return 'touching'
  if (isInRange(mm, shortRangeMm)) return 'short range'
  return isInRange(mm, longRangeMm) ? 'long range' : 'too far'
}

/** The picture in words. */
export function seaWords(picture: SeaPicture): string {
  const { dice, measured } = picture
  const lines = measuredIn(picture)
  return measured
    .map(([from, to], index) => {
      const { mm, says } = lines[index]!
      const between = `${dieWords(dice[from]!)} and ${dieWords(dice[to]!)}`
      return says === 'touching' ? `${between} touch` : `${between} are ${Math.round(mm)} mm apart, ${says}`
    })
    .join('; ')
}

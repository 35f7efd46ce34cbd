import type { Verdict } from '../../measure'

/** Where a verdict's figures lie on a line that is `width` long; all to the same scale. */
export interface ScaleDrawing {
  readonly markAt: number
  readonly gapAt: number
  /** From and to: where the figure could be, or up to where a ruler shows no difference. */
  readonly unsure: readonly [number, number]
  readonly perMm: number
}

/** What the margin is drawn within at least, so that a hair's breadth is seen beside its uncertainty. */
const leastSpanTimes = 4

/** Lays out the mark, the gap and the uncertainty, with the mark in the middle of a range and left in a comparison. */
export function scaleOf({ kind, mm, markMm, marginMm, uncertaintyMm }: Verdict, width: number): ScaleDrawing {
  const isComparison = kind === 'nearer' || kind === 'equal'
  const span = Math.max(marginMm * 1.25, uncertaintyMm * leastSpanTimes, 0.01)
  if (isComparison) {
    const perMm = (width * 0.8) / span
    const least = Math.min(mm, markMm)
    const at = (length: number) => width * 0.1 + (length - least) * perMm
    return { markAt: at(markMm), gapAt: at(mm), unsure: [at(least), at(least + uncertaintyMm)], perMm }
  }
  const perMm = width / 2 / span
  const at = (length: number) => width / 2 + (length - markMm) * perMm
  return {
    markAt: at(markMm),
    gapAt: at(mm),
    unsure: [at(mm - uncertaintyMm), at(mm + uncertaintyMm)],
    perMm,
  }
}

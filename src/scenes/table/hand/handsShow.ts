/** Where a pair of hands is while it holds dice and lets them go; drawn by CuppedHands. */
export interface HandsPose {
  /** Under the middle of the lowest dice, on the table, in cm. */
  readonly x: number
  readonly y: number
  readonly z: number
  readonly shake: number
  /** They hold dice, or reach for them; else they open and go. */
  readonly holds: boolean
  /** How many dice: a few lie in narrower hands. */
  readonly dice: number
}

/** What of the hands moves by itself: how far they have come, and how far they are open, both 0 to 1. */
export interface HandsShow {
  come: number
  open: number
}

export const noHands = (): HandsShow => ({ come: 0, open: 0 })

const comeSeconds = 0.45
const openSeconds = 0.16
const goSeconds = 0.4

/** Hands come, hold, open and go. True while they move. */
export function moveHands(show: HandsShow, holds: boolean, seconds: number, isCalm: boolean): boolean {
  const { come, open } = show
  if (isCalm) {
    show.come = holds ? 1 : 0
    show.open = 0
  } else if (holds) {
    // Dice are taken up again with open hands.
    show.open = come === 0 ? 0 : Math.max(0, open - seconds / openSeconds)
    show.come = Math.min(1, come + seconds / comeSeconds)
  } else if (come > 0) {
    show.open = Math.min(1, open + seconds / openSeconds)
    if (show.open === 1) show.come = Math.max(0, come - seconds / goSeconds)
  }
  return show.come !== come || show.open !== open
}

/** 0.72 for one die, 1 for a handful. */
export const handsSize = (dice: number): number => 0.72 + 0.28 * Math.min(1, (dice - 1) / 6)

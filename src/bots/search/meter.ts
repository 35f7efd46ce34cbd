import type { Budget } from '../bot'

/** Counts the positions that are looked at, so that a budget is kept whatever the machine. */
export interface Meter {
  /** One more position; `false`, and none is counted, once the budget is used up. */
  look(): boolean
  readonly looked: number
  readonly left: number
}

export function startMeter({ positions }: Budget): Meter {
  let looked = 0
  return {
    look() {
      if (looked >= positions) return false
      looked++
      return true
    },
    get looked() {
      return looked
    },
    get left() {
      return positions - looked
    },
  }
}

import { tableSettings } from '../table/tableSettings'
import { kioskFrames } from './kioskStore'

/** A game that is being laid: it takes until its things are in sight, or until nobody believes in that any more. */
export interface Laying {
  begin(): void
  /** Moves on; true once the game can be watched. */
  advance(seconds: number): boolean
}

/** Frames after which a new table is in sight, things and all. */
const framesSeen = 3
const longestSeconds = 12

export function createLaying(): Laying {
  let waited = 0
  let framesBefore = 0
  let isBegun = false
  return {
    begin() {
      isBegun = true
      waited = 0
      framesBefore = kioskFrames.drawn
    },
    advance(seconds) {
      if (!isBegun) return false
      waited += seconds
      const isSeen = kioskFrames.drawn >= framesBefore + framesSeen
      return isSeen || tableSettings.getState().picture === 'absent' || waited >= longestSeconds
    },
  }
}

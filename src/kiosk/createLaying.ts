import type { Table } from '../table/part'
import { tableSettingsOf } from '../table/tableSettings'
import { kioskFramesOf } from './kioskStore'

/** A game that is being laid: it takes until its things are in sight, or until nobody believes in that any more. */
export interface Laying {
  begin(): void
  /** Moves on; true once the game can be watched. */
  advance(seconds: number): boolean
}

/** Frames after which a new table is in sight, things and all. */
const framesSeen = 3
const longestSeconds = 12

export function createLaying(table: Table): Laying {
  const kioskFrames = kioskFramesOf(table)
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
      return isSeen || tableSettingsOf(table).getState().picture === 'absent' || waited >= longestSeconds
    },
  }
}

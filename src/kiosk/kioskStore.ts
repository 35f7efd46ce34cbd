import { createStore } from 'zustand/vanilla'
import { part, type Table } from '../table/part'
import type { Course, KioskPhase } from './course'
import type { KioskGame } from './kioskGame'

/** What page and picture know of the kiosk. Nothing in here is heavy: it comes with the first load of every page. */
export interface KioskState {
  /** `undefined` where no kiosk runs. */
  readonly course: Course | undefined
  readonly game: KioskGame | undefined
  /** Whether the names of this match's players are known: the match lies on the desk. */
  readonly seat: number | undefined
  /** Incremented to recreate the picture, canvas included. */
  readonly pictures: number
  /** Grows whenever one frame has to be drawn, to know that frames are drawn. */
  readonly probes: number
}

const noKiosk: KioskState = { course: undefined, game: undefined, seat: undefined, pictures: 0, probes: 0 }

export const kioskStoreOf = part(() => createStore<KioskState>(() => noKiosk))

export function closeKiosk(table: Table): void {
  kioskStoreOf(table).setState(({ pictures }) => ({ ...noKiosk, pictures }))
}

/** Frames drawn so far; written by the picture every frame, so it is no state. */
export const kioskFramesOf = part(() => ({ drawn: 0 }))

/** The lab's table is in sight, not the game's. */
export function isAtLab(phase: KioskPhase | undefined): boolean {
  return phase === 'dropping' || phase === 'measuring' || phase === 'interlude'
}

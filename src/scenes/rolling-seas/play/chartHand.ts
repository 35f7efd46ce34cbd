import { createStore } from 'zustand/vanilla'
import type { Seat } from '../../../rules/game'
import type { SailToFinalPort, Space } from '../../../rules/rolling-seas/public'
import { part, type Table } from '../../../table/part'
import type { DrawingHand } from './drawing'
import type { SailingHand } from './sailing'

/** Choosing where the voyage begins (RS-26): every space to begin on, with the ports that it lies beside. */
export interface HomeHand {
  readonly kind: 'home'
  readonly seat: Seat
  readonly owner: Seat
  readonly starts: ReadonlyMap<number, readonly Space[]>
}

/** Choosing the last trip to the nearest port (RS-85). */
export interface TripHand {
  readonly kind: 'trip'
  readonly seat: Seat
  readonly owner: Seat
  readonly trips: readonly SailToFinalPort[]
}

/** What the player who is asked is doing on the chart before them. */
export type ChartHand = DrawingHand | SailingHand | HomeHand | TripHand

export interface OnChart {
  readonly hand: ChartHand | undefined
  /** The space under the pointer. */
  readonly hovered: number | undefined
  /** Land that can be explored from where the ship lies, and ports that can be visited. */
  readonly lands: readonly number[]
  readonly ports: readonly number[]
  /** What the list of choices points at, instead of what is in the hand. */
  readonly pointed: ChartHand | undefined
}

const nothing: OnChart = { hand: undefined, hovered: undefined, lands: [], ports: [], pointed: undefined }

export const onChartOf = part(() => createStore<OnChart>(() => nothing))

export function putDownHand(table: Table): void {
  const onChart = onChartOf(table)
  if (onChart.getState() !== nothing) onChart.setState(nothing, true)
}

import { createStore } from 'zustand/vanilla'
import { part } from './part'

/** Strips of the canvas, in CSS pixels, that panels of the page cover: views are centred in what is left. */
export interface ViewInsets {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Bars above and below; only the judge's view keeps clear of them, for nothing of the floor may be covered there. */
  readonly barTop: number
  readonly barBottom: number
}

export const viewInsetsOf = part(() =>
  createStore<ViewInsets>(() => ({
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    barTop: 0,
    barBottom: 0,
  })),
)

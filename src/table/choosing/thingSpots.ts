import { createStore } from 'zustand/vanilla'
import { part } from '../part'

/** Where on the picture a thing is, in CSS pixels. */
export interface ThingSpot {
  readonly x: number
  readonly y: number
}

/** Where the things are that can be chosen, told whenever the picture has come to rest: for what points at them. */
export const thingSpotsOf = part(() =>
  createStore<{ readonly spots: Readonly<Record<string, ThingSpot>> }>(() => ({
    spots: {},
  })),
)

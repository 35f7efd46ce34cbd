import { createStore } from 'zustand/vanilla'
import type { Seat } from '../../../rules/game'
import { part } from '../../../table/part'

/** The chart a player has asked to see instead of the one before them. */
export const lookingAtOf = part(() =>
  createStore<{ readonly chart: Seat | undefined }>(() => ({ chart: undefined })),
)

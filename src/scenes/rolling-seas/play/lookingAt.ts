import { createStore } from 'zustand/vanilla'
import type { Seat } from '../../../rules/game'

/** Whose chart somebody has asked to see, if not what lies before him. */
export const lookingAt = createStore<{ readonly chart: Seat | undefined }>(() => ({ chart: undefined }))

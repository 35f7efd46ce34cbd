import { createStore } from 'zustand/vanilla'
import { part } from './part'

/** The player wants to hear nothing of the room: neither what is said nor the bell for their turn. */
export const quietOf = part(() => createStore<{ readonly isQuiet: boolean }>(() => ({ isQuiet: false })))

import { createStore } from 'zustand/vanilla'

/** The own Agent that is looked at, under the pointer. Cards that the viewer does not know stay as they lie. */
export const peeking = createStore<{ readonly id: string | undefined }>(() => ({ id: undefined }))

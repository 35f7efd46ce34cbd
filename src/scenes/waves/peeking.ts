import { createStore } from 'zustand/vanilla'
import { part } from '../../table/part'

/** The own Agent that is looked at, under the pointer. Cards that the viewer does not know stay as they lie. */
export const peekingOf = part(() =>
  createStore<{ readonly id: string | undefined }>(() => ({ id: undefined })),
)

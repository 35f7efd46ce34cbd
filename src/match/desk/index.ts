/**
 * A match on the table. Table (scenes) and page (ui) share the desk and never each other.
 *
 * desk, openDesk    the one desk of the page, and how a kept match comes to it
 * deskState         all that table and page show
 * createDesk        what keeps a game going: telling, asking, thinking, throwing, the curtain
 * deskCore          what its parts share: state, the course of things, the disk
 * createTelling, createTurns, createFilm   what happened; whose turn it is; what was
 * deskThrow         the dice between hand and rest
 * telling           how long an event is told; tellers show events on the table itself
 * eyes              whose eyes look, and when a curtain falls
 * thinker           computer players, in a thread of their own
 */
export { createDesk, type Desk } from './createDesk'
export { desk } from './desk'
export * from './deskState'
export type { DeskThrow } from './deskThrow'
export { leaveDesk, openDesk, openRescued, pageStore } from './openDesk'
export { type Teller, type Told, tellingMs } from './telling'

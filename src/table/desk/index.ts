/**
 * A match on the table. Table (scenes) and page (ui) share the desk and never each other.
 *
 * desk, openDesk    the one desk of the page, and how a kept match comes to it
 * deskState         all that table and page show
 * createDesk        what keeps a game going: telling, asking, thinking, throwing, the curtain
 * deskCore          what its parts share: state, the course of things, the link to the host
 * createTelling, createTurns, createFilm   what happened; whose turn it is; what was
 * deskThrow         the dice between hand and rest
 * turnBell          who is waited for at a table with several screens, and when its bell rings
 * telling           how long an event is told; tellers show events on the table itself
 */
export { createDesk, type Desk } from './createDesk'
export { deskOf } from './desk'
export * from './deskState'
export type { DeskThrow } from './deskThrow'
export { joinDesk, leaveDesk, openDesk, pageStore } from './openDesk'
export { type Teller, type Told, tellingMs } from './telling'
export { createTurnBell, waitedFor } from './turnBell'

/**
 * Rooms as a page sees them. What a page and a server say to each other stands in `messages`.
 *
 * keys               every link of a room follows from the key of its host
 * createRoomScreen   a page in a room: comes back by itself
 * sealer             the chain of a chair, for sealed dice
 */
export { createRoomScreen, type RoomScreen, type RoomState } from './createRoomScreen'
export { chairKey, freshKey, lockOf, locksOf, watchKey } from './keys'
export type * from './messages'
export { createSealer, type Sealer, type SealShelf } from './sealer'

/**
 * Where everything of WAVES lies on the table: from a view to a list of placements, without three.
 *
 * layoutOf     the whole table; layMiddle, layCouncil, laySeats lay their share of it
 * ring         how slots and seats lie round the dish for this viewer
 * shown        a view between two events, with what the telling adds
 * becoming     which card of one table is which of the next
 * grounds      what a player points at is told in the frames of
 * names        what things are called; views: how the table is seen
 */
export { becoming } from './becoming'
export { grounds } from './grounds'
export { layoutOf } from './layoutOf'
export type { Raised } from './laySeats'
export * from './names'
export { ringOf } from './ring'
export type { ShownTable, Verdict } from './shown'
export { dishFloor, tableTop } from './sizes'
export { type Looked, lookedFor, viewsOf } from './views'

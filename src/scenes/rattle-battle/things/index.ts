/**
 * What draws a layout: cardboard in a few calls (plateBatches), dice, coins, bag, ruler, and rims around choices.
 * `RattleBattleTable` is all of it; what acts on the things stands in it and asks `useTableThings`.
 */
export { RattleBattleTable, type RattleBattleTableProps } from './RattleBattleTable'
export { RattleRoom } from './RattleRoom'
export { type TableThings, useTableThings } from './TableThings'

/**
 * What draws the table of Rattle Battle beside what the kit draws: Ocean tiles, bag, ruler, the tray for rolls.
 * `RattleBattleTable` is all of it; what acts on the things stands in it.
 */
export { RattleBattleTable, type RattleBattleTableProps } from './RattleBattleTable'
export { RattleRoom } from './RattleRoom'

/**
 * Rolling Seas as it is drawn.
 *
 * SeasRoom, SeasTray      the room, and the tray on the table
 * Sheets, Sheet           charts and ledgers: paper that is drawn on by hand whenever the state changes
 * Ships                   the ship of every captain on its way over their chart
 * SeasTable               all of it, with the kit's cardboard and dice
 */
export { SeasRoom } from './SeasRoom'
export { SeasTable, seasDice, thingOf } from './SeasTable'

/**
 * Where everything of Waves of Fortune lies on the table: from a view to a list of placements, without a picture.
 *
 * fortuneView    the view while it is told, and what is laid out beside it
 * layoutOf       the whole table; board, ships, wrecks, decks, playerThings, fight, slips lay their share of it
 * helm           which way the ships lie
 * risk           what fights would come to, and how far the food carries home
 * sizes, gold    sizes and places; a sum in pieces
 * grounds        what a player points at is told in the frames of
 * spots          where a camera stands
 */
export { cellAt, tileThing } from './board'
export { dieThing, fortuneDice, inHandOf } from './fight'
export * from './fortuneView'
export { grounds } from './grounds'
export { type Helm, steered } from './helm'
export { layoutOf } from './layoutOf'
export { areaThing, cardThing, chestThing } from './playerThings'
export { oddsInReach, oddsNow, safeCells } from './risk'
export { shipThing } from './ships'
export * from './spots'

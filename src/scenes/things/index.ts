/**
 * The kit that every game's table is made of. A game says where its things lie (`Layout`) and what is printed on them
 * (`Printer`); the kit draws them, moves them when the layout changes, lets hands pick them, and tells events one by one.
 *
 * layout    where things lie, without a picture
 * motion    things on their way from one layout to the next
 * prints    pens, recipes, and the book of prints
 * pointing  where the players of a room point
 * pieces    what draws: cardboard, coins, dice, rims; TableOfThings is all of it
 * touch     input of the player who is asked
 * telling   events shown on the table, and the camera meanwhile
 */
export { TableOfThings, type TableOfThingsProps } from './TableOfThings'
export { type TableThings, useTableThings } from './TableThings'

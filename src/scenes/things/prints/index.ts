/**
 * Prints on cardboard, drawn on canvases when they are needed.
 *
 * pen         draws in millimetres: type, symbols, shapes, paper
 * printer     what a game prints: a recipe for every key of its layout
 * drawPrint   one print by itself, to be held before the eyes
 * printBook   packs prints on pages; openPrintBook keeps the book of the game on the table
 */
export * from './drawPrint'
export * from './openPrintBook'
export * from './pen'
export * from './printBook'
export { type Printer, type PrintFamily, type PrintRecipe, recipe } from './printer'

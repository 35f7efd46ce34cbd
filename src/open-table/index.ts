/**
 * A table without rules: what lies on it, what hands do to it, and everything that was done. Plain data and pure
 * functions; what moves things is an engine that connects itself, what draws them is a scene.
 *
 * thing        what lies there; its size, its name, which side is up
 * tableState   all of it, and where there is room
 * acts         what hands do: take out, stack, draw, deal, fan …
 * reading      what lies flat is read; measuring: the gap between any two things
 * decks, drawers, ready   what is in the chest, and tables that are set
 * format       files and links
 * createOpenTable         the table as pages and scenes share it: chosen things, undo, film
 */
export * from './acts'
export * from './createOpenTable'
export * from './decks'
export * from './drawers'
export * from './format'
export * from './laySettled'
export * from './measuring'
export * from './reading'
export * from './ready'
export * from './tableState'
export * from './thing'
export * from './verbs'

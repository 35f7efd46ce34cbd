/**
 * Where things lie, without a picture: what a game's layout is written with.
 *
 * placement     what is known of one thing; `Layout`
 * writer, cuts  puts things into frames on the table; how cardboard is cut
 * layoutCache   the layout of a view, made once
 * spots         where a camera stands to see a thing
 */
export * from './cuts'
export * from './layoutCache'
export * from './placement'
export * from './spots'
export * from './writer'

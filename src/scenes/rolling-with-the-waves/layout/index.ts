/**
 * Where everything of Rolling with the Waves lies on the table: from a view to a list of placements, without three.
 *
 * sizes, mapPlan   how large things are, and what is printed where on maps and mini boards
 * seatPlaces       where the seats are for this viewer, and how the tray is turned
 * layoutOf         the whole table
 * mapInk           what is written on a map, and what is noted beside it
 * priceSpots       where prices hang so that dice can still be read
 * grounds          what a player points at is told in the frames of
 * spots            where a camera stands to see a map, the draft, the table
 */
export * from './grounds'
export * from './layoutOf'
export * from './mapInk'
export * from './mapPlan'
export * from './priceSpots'
export * from './seatPlaces'
export * from './sizes'
export * from './spots'

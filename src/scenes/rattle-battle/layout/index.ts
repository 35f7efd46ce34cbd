/**
 * Where everything of Rattle Battle lies on the table: from a view to a list of placements, without three.
 *
 * placement      what is known of one thing; `Layout`
 * layoutOf       the whole table; middle, port, seatThings, galleon, dice, tiles lay their share of it
 * seatPlaces     where the seats are for this viewer, and how the Sea Box is turned
 * grounds        what a player points at is told in the frames of
 * spots          where a camera stands to see a thing, the port, a location, the table
 */
export { groundsOf } from './grounds'
export { layoutOf } from './layoutOf'
export * from './placement'
export { visitedLocation } from './port'
export { placeOf, seaTurn, seatPlaces } from './seatPlaces'
export { dieEdgeOf } from './sizes'
export {
  briefingSpot,
  locationSpot,
  ownViews,
  portSpot,
  spotFor,
  tableSpot,
  uprightBriefingSpot,
} from './spots'

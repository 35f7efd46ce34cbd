/**
 * Where everything of Rolling Seas lies, without a picture.
 *
 * sizes       of the things, and where tray and mat stand
 * seatPlaces  who sits where, seen by whoever looks
 * layoutOf    all things of a view; charts lie before whoever has them in his hands
 * spots       where the camera stands to see them
 */
export { layoutOf, matSpot, type SeasLayout, turnOfCompass } from './layoutOf'
export { reach, type SeatPlace, seatPlaces } from './seatPlaces'
export * from './spots'

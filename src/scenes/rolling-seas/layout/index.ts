/**
 * Where everything of Rolling Seas lies, without a picture.
 *
 * sizes       of the things, and where tray and mat stand
 * seatPlaces  where the seats are for this viewer
 * layoutOf    all things of a view; each chart lies before the player who holds it
 * grounds     what a player points at is told in the frames of
 * spots       where the camera stands to see them
 */
export { grounds } from './grounds'
export { layoutOf, matSpot, type SeasLayout, turnOfCompass } from './layoutOf'
export { reach, type SeatPlace, seatPlaces } from './seatPlaces'
export * from './spots'

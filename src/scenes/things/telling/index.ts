/**
 * Events shown on the table, one after another.
 *
 * createStepTeller   the teller of a game: look there, change the table, wait until things lie
 * director           the camera meanwhile
 * createRest         waits for what moves: thingsAtRest for things; a game has others, as ink that dries
 * pause              waits for time
 */
export { createRest } from './createRest'
export { createStepTeller, type Look, type Telling } from './createStepTeller'
export { createDirector, type Director } from './director'
export { pause } from './pause'
export { tellAtRest, whenThingsLie } from './thingsAtRest'

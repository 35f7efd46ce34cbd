/**
 * Learning a game by playing it: each thing is said once, when it first matters.
 *
 * lesson        one thing to learn, and the moments in which it matters
 * momentOf      what of the desk's state can be learnt from
 * coaching      what is said when, and when it has been learnt
 * createCoach   follows a desk, keeps what is learnt in the settings, holds the game up while something is read
 */
export { coachOf } from './coach'
export type { Coach } from './createCoach'
export * from './lesson'

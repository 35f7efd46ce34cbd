/**
 * One played game: set-up, seats and the log of moves and throws, from which all else follows.
 *
 * match, seal, stamp           the data: what a match is, and what shows that it was changed
 * openMatch, entries           a match in use: the log folded to its last state
 * playMove, throwing, undo     going on and back
 * playOn, playMatch            computer players
 * matchView                    what a seat may know
 * readMatch, matchSchema …     files from outside; migrations for those of earlier versions
 * sealed/                      chance that nobody at a shared table can know or choose
 * verify                       the whole match played again, every throw simulated
 * fairness/                    what the dice of kept matches showed
 * store/                       where matches are kept; sitting.ts keeps every entry before it is shown
 */
export * from './freshSeed'
export * from './match'
export * from './matchView'
export {
  cutOff,
  gameOf,
  type OpenMatch,
  openMatch,
  type Step,
  startMatch,
  stateAt,
  turnOf,
} from './openMatch'
export * from './playMatch'
export * from './playMove'
export * from './playOn'
export { mostLetters, readJson } from './readJson'
export { isMatchFile, parseMatch, parseMatchData, readMatch, readMatchData, writeMatch } from './readMatch'
export { type SeatColour, seatColourOf } from './seatColours'
export { reseat, type SeatChange, seatAt, seatChanges } from './seats'
export { createSitting, type Sitting, type SittingState } from './sitting'
export { appVersion, currentStamp, type Stamp } from './stamp'
export {
  performThrowOf,
  type ThrowWish,
  takeThrow,
} from './throwing'
export { undo, undoLimit, undoRefusal, undoTarget } from './undo'
export { hashOfMatch, type Verdict, verify } from './verify'
export { type Waiting, waitingFor } from './waiting'

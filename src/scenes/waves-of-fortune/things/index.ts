/**
 * What draws the things of Waves of Fortune that are no printed cardboard.
 *
 * Ships, Chests, Pieces, FortuneTray, FortuneRoom   models; Batch and pieceBatch: many pieces in one call
 * Floating     a model where its thing is by now
 * FortuneTable all of it, in the table of things
 */
export { FortuneRoom } from './FortuneRoom'
export { FortuneTable } from './FortuneTable'

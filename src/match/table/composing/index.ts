/**
 * Choices that are put together, where there are too many to be listed.
 *
 * compose             which decisions a choice is made of, and which of them are left
 * composing           what is being put together now
 * rollingWithTheWaves what that game wants put together; followGame fetches it
 */
export { type Composed, type ComposeStep, compose, type Part, type Picks, pick } from './compose'
export { type ComposeWish, type Composing, composing, followDesk, pickPart, unpickPart } from './composing'
export { followGame, type SlotTitle } from './followGame'

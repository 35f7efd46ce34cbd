/**
 * Choices that are put together, where there are too many to be listed.
 *
 * compose             which decisions a choice is made of, and which of them are left
 * composing           what is being put together now
 * followGame          which games want that, one line each; each has a file here
 */
export { type Composed, type ComposeStep, compose, type Part, type Picks, pick } from './compose'
export {
  type ComposeWish,
  type Composing,
  choicesWith,
  composingOf,
  followDesk,
  pickPart,
  type SlotTitle,
  showPicks,
  unpickPart,
} from './composing'
export { followGame } from './followGame'

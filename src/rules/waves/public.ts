/** What screens know of WAVES: the rest of this folder is for rules and computer players. */

// The state as a seat sees it, its moves, and the words both are made of.

export type { DiscardDown, PlayFollower, PlayRebels, TeamSignal, WavesMove } from './moves'
export type { Agents, WavesState } from './state'
export {
  type Card,
  type Cls,
  capital,
  classes,
  className,
  classPlural,
  copiesOfClass,
  countOf,
  numberWord,
  type Role,
  shellCount,
} from './vocabulary'

// What is printed, and the ways to play.

export { type CouncilCard, councilCards } from './data/councilCards'
export { type FaceId, faceById, faceIds, knightsReadElders } from './data/faces'
export { orderFrom } from './data/modes'

// Who sits where, and for which party.

export { slotToPlace } from './round'
export {
  displaySeat,
  goalOf,
  isSolo,
  knightsRead,
  modeOf,
  ownerOf,
  partyOf,
  placeOf,
  seatsOfParty,
} from './seating'

// What would follow from a choice.

export { type CheckResult, rotated } from './collecting'
export { type CollectForecast, collectForecast, majorityForecast, unknownRebels } from './forecast'
export { missingTo } from './goals'
export { openMajority } from './majority'
export { openPowers } from './powers'

// Signals between partners.

export { mayTalk } from './acts/teamSignal'
export { needsClass, type SignalKind, signalKinds, signalSentence } from './signals'

// The table after what was told.

export { type ToldTable, tableAfter } from './told'
export { waveToken } from './toss'

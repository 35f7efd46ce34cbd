/** What screens know of Rolling Seas: the rest of this folder is for rules and computer players. */

// The state as a seat sees it, its moves, and the words both are made of.

export type {
  ChooseHomePort,
  Explore,
  PlaceIsland,
  Placement,
  PlaceObstacle,
  RollingMove,
  Sail,
  SailToFinalPort,
  VisitPort,
} from './moves'
export type { Drawing, Ledger, Player, RollingState, SeaMap } from './state'
export {
  type DieId,
  type Dir,
  dieIds,
  dirNames,
  dirs,
  type IslandId,
  type ObstacleKind,
  obstacleNames,
  type Space,
  speeds,
} from './vocabulary'

// What is printed: cards, dice, shapes, ledger.

export { type AdventureCard, adventureCard, adventureCards } from './data/adventures'
export { dieKindOf, explorationGain } from './data/dice'
export { islandCard, islandCards } from './data/islands'
export {
  type Bonus,
  type BonusKind,
  endAtHomePort,
  endAtPort,
  goldBonuses,
  holds,
  provisionBonuses,
  roundCount,
  shipBonuses,
  storyBonuses,
  tellingBonuses,
  upgradeCosts,
} from './data/ledger'
export { islandCoordinates } from './data/printedMap'
export { type Shape, shapes } from './data/shapes'

// The map: spaces, what lies on them, winds and passages.

export { chartOf, land, shipAt } from './chart'
export {
  columnCount,
  columnOf,
  dirIndex,
  kingDistance,
  neighbour,
  offMap,
  rowCount,
  rowOf,
  spaceAt,
  spaceIndex,
  spaceName,
} from './grid'
export { islandChoices } from './islandPlaces'
export { courseOf, type Passage, passagesFrom } from './passages'
export { mooringsOf, referenceSea } from './sea'
export { watersOf } from './waters'
export { windsOf } from './winds'

// Drawing on a map: whose it is, what is laid, and whether it fits.

export { faultOfDrawing, judgeOf } from './drawingJudge'
export { cardFor, drawingCaseOf, mapInHands } from './passing'
export { type Lying, layDown, turnedShape } from './placements'

// A voyage step by step.

export { payBonusMove, type StepFault, startVoyage, step, stepCost, type Voyage } from './voyage'

// What a ledger says, and gains in words.

export { gainText } from './gainText'
export { starsOf, totalOf } from './ledger'
export { turnText } from './steps'

// The game itself: it answers at once while something is dragged or drawn.

export { rollingSeas } from './index'

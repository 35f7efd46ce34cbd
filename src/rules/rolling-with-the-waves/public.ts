/** What screens know of Rolling with the Waves: the rest of this folder is for rules and computer players. */

// The state as a seat sees it, its moves, and the words both are made of.

export type { Draft, RollingWavesMove, Volley } from './moves'
export type { Player, RollingWavesState } from './state'
export {
  type CannonId,
  type ChestNumber,
  type CrewColour,
  cannonIds,
  cannonNames,
  chestNumbers,
  crewColours,
  type DieId,
  type DraftWay,
  type Icon,
  iconNames,
  icons,
  type Plan,
  playerLabel,
  type SingleIcon,
  singleIcons,
} from './vocabulary'

// Dice, and the sides of the table.

export {
  allDice,
  colourOf,
  crewDice,
  crewDiceAtStart,
  crewDiceInPlay,
  faceName,
  freebootersFor,
  sortedDice,
  specOf,
} from './dice'
export { sideOfSeat } from './seating'

// What the sheets show: tracks, chests, points.

export { hasFilledTracks, hasSecuredChests } from './endOfGame'
export { mostInfamous } from './ports'
export { writtenIcon } from './resolve'
export { pointsOf, scoreOf } from './score'
export {
  chestOf,
  hasRoom,
  levelOf,
  raisedNumber,
  squares,
  sumOf,
  type TrackId,
  thresholds,
  trackIds,
  trackOf,
} from './tracks'

// What would follow from a choice.

export { plansOf } from './acts/allocate'
export { foreseeBury, foreseeDie } from './foreseen'
export { afterVolley, theftOf } from './volleys'

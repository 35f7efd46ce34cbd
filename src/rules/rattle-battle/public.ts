/** What screens know of Rattle Battle: the rest of this folder is for rules and computer players. */

// The state as a seat sees it, its moves, and the words both are made of.

export type { RattleMove } from './moves'
export type { Adventure, OwnedUpgrade, Player, RattleState, SeaDie, Trophy } from './state'
export {
  type DieId,
  type Location,
  type LootType,
  locations,
  lootTypes,
  type NpColour,
  npColours,
  type Part,
  type PileId,
  type Plan,
  type PlayerColour,
  parts,
  pileIds,
  type Scenario,
  type Slot,
  type TokenId,
} from './vocabulary'

// What is printed: cards, dice, tokens.

export { adventureCard, effectOf, questsOf, scenarioPile } from './data/adventures'
export type { AdventureCard, FleetRow, RowKey, SeaAdventure } from './data/adventureTypes'
export { crazyText, effectWords, rowSubject, rowWords } from './data/cardWords'
export { dieIdOf, dieInfo, isDieId, markOf, markText, npDice } from './data/dice'
export { lootTypeOf, type SpecialKind, specialKindOf, specialKinds, specialLoot, vpCard } from './data/loot'
export {
  baseSailors,
  crewPackSailors,
  type SailorId,
  type SailorTime,
  sailorCard,
  sailorIdOf,
} from './data/sailors'
export {
  allUpgrades,
  type GalleonPlace,
  storageSlots,
  type UpgradeIcon,
  type UpgradeId,
  upgradeCard,
  upgradeIdOf,
} from './data/upgrades'

// Where Loot lies, and how a stow plan is changed by hand.

export { lootText } from './goods/loot'
export { slotsNow } from './goods/stowing'
export { freeSlot, layToken, slotOf, slotText } from './goods/stowPlan'

// The Sea: what lies where, what it is called, how far it may go.

export { endText } from './sea/moveWords'
export { actionOf, isPlayerShip, outlineOfDie, rowOf, seaCardOf, seaOf, tilesOf } from './sea/sea'
export { shipLabel } from './sea/shipNames'
export { cappedRange } from './sea/travel'
export { sideOfSeat } from './seating'

// For the judge: what comes next, who is stronger, and what a challenge asks.

export { foreseenActions, foreseenBattle } from './phases/foreseen'
export { strengthOf } from './phases/strength'
export { type Challenge, canBeChallenged, challengeOf, challengeOfRefused } from './sea/challenge'

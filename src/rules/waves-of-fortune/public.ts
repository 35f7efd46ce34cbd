/** What screens know of Waves of Fortune: the rest of this folder is for rules and computer players. */

// The state as a seat sees it, its moves, and the words both are made of.

export type { FortuneMove, HomeServices } from './moves'
export type { FortuneOptions } from './options'
export type { FortuneState, Player, Tile, Token, TrayDie, Wreck } from './state'
export {
  type CardId,
  type Colour,
  colours,
  type DeckId,
  deckIds,
  deckNames,
  type Foe,
  foeNames,
  type TileKind,
  type TokenKind,
  tileKinds,
  tileNames,
  tokenNames,
  type UpgradeId,
  upgradeCosts,
  upgradeIds,
  upgradeNames,
} from './vocabulary'

// What is printed: cards and tiles.

export { type Card, cardOf, cardsOfDeck, mapOf } from './data/cards'
export type { Change, Choice, Row } from './data/effects'
export { expedition, kingHp } from './data/tiles'

// The map and the ways across it.

export { areaOf, type Cell, cells, homeOf, indexOf, stepCost } from './grid'
export { pathsFrom, refusalOfEnd } from './paths'

// What a player has, needs and can buy.

export { capacityOf } from './cargo'
export { type Piece, pieceIds, piecesOf } from './gold'
export { costOf } from './home'
export { mealsMissing, turnsHome } from './provisions'
export { colourName, homeCell } from './seating'
export { playerAt, tileAt } from './work'

// Fights: who meets whom, with what chances and dice.

export { foeBefore, fullHp, isKing, type Pair } from './fight'
export { crewLeft, matchFor, percentOf, winChance } from './odds'
export { diceInHand } from './throwing'

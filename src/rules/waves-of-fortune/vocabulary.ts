/** The words of the game: colours, decks, tiles, tokens, upgrades (2, 4.1, 4.6, 4.7). */

/** In the order of turns (WF-19); each has the one two places on diagonally across (WF-3a). */
export const colours = ['purple', 'blue', 'yellow', 'green'] as const
export type Colour = (typeof colours)[number]

export const deckIds = ['SO', 'SI', 'DO', 'DI'] as const
export type DeckId = (typeof deckIds)[number]
export const deckNames: Readonly<Record<DeckId, string>> = {
  SO: 'Shallows Ocean',
  SI: 'Shallows Island',
  DO: 'Depths Ocean',
  DI: 'Depths Island',
}

/** `SO-02#1`: the first copy of the second card of the Shallows Ocean deck. */
export type CardId = string
/** What a view shows of a card that nobody may know. */
export const unknownCard: CardId = 'unknown'

export const tileKinds = ['home', 'treasure', 'ocean', 'island', 'reef', 'whirlpool', 'king'] as const
export type TileKind = (typeof tileKinds)[number]
/** What a view shows of a tile that nobody has turned. */
export const unknownTile = 'unknown'
export const tileNames: Readonly<Record<TileKind, string>> = {
  home: 'a home base',
  treasure: 'a treasure tile',
  ocean: 'open ocean',
  island: 'an island',
  reef: 'a coral reef',
  whirlpool: 'a whirlpool',
  king: 'the Pirate King',
}

export const tokenKinds = ['pirate', 'kraken', 'mine', 'fishingGrounds', 'mermaidLagoon'] as const
export type TokenKind = (typeof tokenKinds)[number]
export const tokenNames: Readonly<Record<TokenKind, string>> = {
  pirate: 'pirates',
  kraken: 'the Kraken',
  mine: 'a mine',
  fishingGrounds: 'the Fishing Grounds',
  mermaidLagoon: 'the Mermaid Lagoon',
}

/** As it is told where one is put down. */
export const tokenLies: Readonly<Record<TokenKind, string>> = {
  pirate: 'Pirates now lurk',
  kraken: 'The Kraken now lurks',
  mine: 'A mine now floats',
  fishingGrounds: 'There are Fishing Grounds',
  mermaidLagoon: 'There is a Mermaid Lagoon',
}

export const foes = ['pirate', 'kraken', 'king'] as const
export type Foe = (typeof foes)[number]
export const foeNames: Readonly<Record<Foe, string>> = {
  pirate: 'the pirates',
  kraken: 'the Kraken',
  king: 'the Pirate King',
}

export const upgradeIds = ['sails', 'hold', 'cannons', 'hull'] as const
export type UpgradeId = (typeof upgradeIds)[number]
/** 4.6. */
export const upgradeNames: Readonly<Record<UpgradeId, string>> = {
  sails: 'Swift Sails',
  hold: 'Deep Hold',
  cannons: 'Deck Cannons',
  hull: 'Iron Hull',
}
export const upgradeCosts: Readonly<Record<UpgradeId, number>> = {
  sails: 200,
  hold: 150,
  cannons: 200,
  hull: 100,
}

export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

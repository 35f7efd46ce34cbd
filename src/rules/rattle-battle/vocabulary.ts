/** The rulebook's words as lists and unions: colours, parts, loot, places, and the ids of dice, tokens and slots. */

/** Players choose one each (RB-29); where nobody chooses, seats take them in this order. */
export const playerColours = ['yellow', 'blue', 'green', 'red', 'white'] as const
export type PlayerColour = (typeof playerColours)[number]

/** NP Ships in the order of RB-68. */
export const npColours = ['yellow', 'green', 'red', 'orange', 'blue', 'violet'] as const
export type NpColour = (typeof npColours)[number]

export const parts = ['sail', 'cannon', 'hold'] as const
export type Part = (typeof parts)[number]

export const lootTypes = ['spices', 'rum', 'fabrics', 'valuables'] as const
export type LootType = (typeof lootTypes)[number]

/** `rum-07` a Loot token, `L2-1` a Special Loot token. */
export type TokenId = string

/** `ship:<dieId>`, `hold:<i>`, `hamster:<i>:<0..2>`, `upgrade:<id>:<i>`: a place that stows one token. */
export type Slot = string
/** Which token lies where. */
export type Plan = Readonly<Record<Slot, TokenId>>

export const locations = ['market', 'tavern', 'shipyard', 'workshop', 'pit', 'guild'] as const
export type Location = (typeof locations)[number]

export const scenarios = ['intro', 'norrington', 'pirateWars'] as const
export type Scenario = (typeof scenarios)[number]

export const pileIds = ['soft', 'hard', 'final', 'crazy', 'intro'] as const
export type PileId = (typeof pileIds)[number]

/** A01 … B17 at Sea, C01 … C10 Crazy, I01 … I07 the introduction. */
export type AdventureId = string
/** V1 … V8. */
export type VpId = string

/** What stands in a view for a card or a pick that its viewer may not know. */
export const hiddenCard = '?'
/** In a view one of them, or hidden from its viewer. A whole state, in which moves are played, hides nothing. */
export type Seen<T extends string> = T | typeof hiddenCard

export function isSeen<T extends string>(card: Seen<T>): card is T {
  return card !== hiddenCard
}

/** A card that is played, in a whole state. */
export function known<T extends string>(card: Seen<T>): T {
  if (!isSeen(card)) throw new RangeError('A card that is hidden cannot be played')
  return card
}

export type { DieId } from './data/dice'
export type { SailorId } from './data/sailors'
export type { UpgradeId } from './data/upgrades'

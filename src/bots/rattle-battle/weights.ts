/** What things are worth in VP: judged from the rulebook first, then settled by playing against itself. */
import type { SailorId, UpgradeId } from '../../rules/rattle-battle/vocabulary'

export interface Weights {
  /** A Sail: for each Quest, by how many there are already; what lies beyond a list counts as its last. */
  readonly sail: readonly number[]
  /** A Cannon, likewise: two make a shot, and each makes the Cannon result stronger. */
  readonly cannon: readonly number[]
  /** A Hold: for each later Quest, by how many places there are already beside the Ships. */
  readonly hold: readonly number[]
  /** A token that will be there when the Port is reached, by the Quests after this one. */
  readonly token: readonly number[]
  /** The same for a token that lies where the next Adventure of the Quest may cost it. */
  readonly looseToken: number
  /** A token for which there is no room: it only widens the choice. */
  readonly spareToken: number
  /** A token kept in the Port, for the next visit. */
  readonly keptToken: number
  /** A ready Sail or Cannon while the Quest has more Adventures. */
  readonly readyPiece: number
  /** An exhausted Upgrade while the Quest has more Adventures. */
  readonly readyUpgrade: number
  /** How much the gain of another player hurts, all of them together. */
  readonly rivals: number
  /** Added to the value of a coin while VP cards are left. */
  readonly coinToCome: number
  /** A Revenge card in the hands of another. */
  readonly revenge: number
  /** For each later Sea Adventure. */
  readonly upgradePerAdventure: Readonly<Partial<Record<UpgradeId, number>>>
  /** For each later Quest. */
  readonly upgradePerQuest: Readonly<Partial<Record<UpgradeId, number>>>
  /** For each later Sea Adventure. */
  readonly sailorPerAdventure: Readonly<Partial<Record<SailorId, number>>>
  /** For each later Port visit. */
  readonly sailorPerPort: Readonly<Partial<Record<SailorId, number>>>
}

export const judged: Weights = {
  sail: [1.2, 0.8, 0.35, 0.15, 0.1],
  cannon: [0.9, 1.1, 0.7, 0.8, 0.3],
  hold: [0.9, 0.8, 0.6, 0.5, 0.3],
  token: [0.58, 0.7, 0.8, 0.85, 0.9],
  looseToken: 0.35,
  spareToken: 0.12,
  keptToken: 0.4,
  readyPiece: 0.45,
  readyUpgrade: 0.4,
  rivals: 0.3,
  coinToCome: 0.15,
  revenge: 0.4,
  upgradePerAdventure: { U07: 0.35, U08: 0.1, U09: 0.25, U10: 0.35, U19: 0.6 },
  upgradePerQuest: {
    U01: 0.35,
    U02: 0.75,
    U03: 0.3,
    U04: 0.25,
    U05: 0.5,
    U06: 0.3,
    U11: 0.9,
    U13: 1.2,
    U14: 0.7,
    U15: 1,
    U16: 0.8,
    U17: 0.7,
    U18: 0.5,
    U20: 0.25,
  },
  sailorPerAdventure: {
    N01: 0.45,
    N02: 0.25,
    N03: 0.35,
    N04: 0.45,
    N05: 0.25,
    N06: 0.45,
    N07: 0.3,
    N08: 0.2,
    N09: 0.15,
    N10: 0.2,
    N11: 0.1,
    N12: 0.2,
    X01: 0.3,
    X02: 0.25,
    X03: 0.1,
    X04: 0.15,
    X05: 0.2,
    X06: 0.1,
  },
  sailorPerPort: {
    N13: 0,
    N14: 0.35,
    N15: 0.5,
    N16: 0.25,
    N17: 0.25,
    N18: 0.7,
    N19: 0.6,
    N20: 0.25,
    N21: 0.7,
    N22: 0.6,
    N23: 1.6,
  },
}

/**
 * The best of four sets that were tried after 832 games of players with weights drawn at random around `judged`. Among
 * legends they won 65 % of 72 other duels against `judged`, with 4 points more, give or take 2.
 */
export const bestDrawn: Weights = {
  ...judged,
  sail: [1.8, 1.2, 0.52, 0.22, 0.15],
  cannon: [1.56, 1.64, 0.9, 0.88, 0.29],
  hold: [0.7, 0.49, 0.28, 0.18, 0.09],
  looseToken: 0.23,
  keptToken: 0.27,
}

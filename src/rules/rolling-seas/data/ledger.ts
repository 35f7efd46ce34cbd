/** What the ledger prints: ships, bonuses and where they stand (4.8, 4.9). */
import type { Speed } from '../vocabulary'

/** RS-62: Provisions that a ship can keep. */
export const holds: Readonly<Record<Speed, number>> = { 3: 5, 4: 7, 5: 10 }

/** RS-82: Gold for the next ship; the largest one has none. */
export const upgradeCosts: Readonly<Record<Speed, number | undefined>> = { 3: 3, 4: 5, 5: undefined }

/** RS-81. */
export const resupplyCost = 1

/** RS-65. */
export const bonusKinds = ['bonusMove', 'resupply', 'gold', 'story', 'star', 'twoStars'] as const
export type BonusKind = (typeof bonusKinds)[number]

export interface Bonus {
  readonly id: string
  /** How many circles, spaces or boxes must be filled. */
  readonly at: number
  readonly kind: BonusKind
}

const row = (prefix: string, every: number, kinds: readonly BonusKind[], byNumber = true): readonly Bonus[] =>
  kinds.map((kind, index) => {
    const at = every * (index + 1)
    return { id: `${prefix}${byNumber ? index + 1 : at}`, at, kind }
  })

export const provisionBonuses = row('P', 10, ['story', 'bonusMove', 'star', 'gold', 'star'])
export const goldBonuses = row('G', 5, ['bonusMove', 'resupply', 'story', 'star'])
export const storyBonuses = row(
  'S',
  5,
  ['bonusMove', 'gold', 'resupply', 'star', 'bonusMove', 'gold', 'star', 'resupply', 'bonusMove', 'star'],
  false,
)
/** RS-69: by ports told at. */
export const tellingBonuses: readonly Bonus[] = [
  { id: 'B4', at: 4, kind: 'star' },
  { id: 'B6', at: 6, kind: 'star' },
  { id: 'B7', at: 7, kind: 'star' },
  { id: 'B8', at: 8, kind: 'twoStars' },
]
/** RS-70: by the level of the ship. */
export const shipBonuses: readonly Bonus[] = [
  { id: 'L2', at: 2, kind: 'star' },
  { id: 'L3', at: 3, kind: 'star' },
]

export const allBonuses: readonly Bonus[] = [
  ...provisionBonuses,
  ...goldBonuses,
  ...storyBonuses,
  ...tellingBonuses,
  ...shipBonuses,
]

const byId: ReadonlyMap<string, Bonus> = new Map(allBonuses.map(bonus => [bonus.id, bonus]))

export function bonusById(id: string): Bonus | undefined {
  return byId.get(id)
}

/** RS-84. */
export const endAtPort = 5
export const endAtHomePort = 10

/** RS-4. */
export const roundCount = 25

/** Letters in a name and in a line of the Travel Log (RS-7, RS-8). */
export const longestName = 40
export const longestLine = 120

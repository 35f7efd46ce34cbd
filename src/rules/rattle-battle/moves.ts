/** What players do (5.3). Every move carries its seat; a throw is answered by `thrown`. */
import type { Seat, Thrown } from '../game'
import type { DieId, Location, LootType, Part, Plan, SailorId, TokenId, UpgradeId, VpId } from './vocabulary'

interface Of<K extends string> {
  readonly kind: K
  readonly seat: Seat
}

interface To {
  readonly dieId: DieId
  readonly x: number
  readonly y: number
}

export interface ChoosePart extends Of<'choosePart'> {
  readonly part: Part
}

export interface ExhaustForCard extends Of<'exhaustForCard'> {
  readonly upgradeId: UpgradeId
}

export interface CommitShips extends Of<'commitShips'> {
  readonly dieIds: readonly DieId[]
  readonly stowPlan: Plan
  /** The King is Here: Loot for sending too few Ships. */
  readonly forfeit?: TokenId
}

export interface LateDrop extends Of<'lateDrop'> {
  readonly dieId: DieId
  readonly stowPlan: Plan
}

export interface MoveShip extends Of<'move'>, To {
  readonly superSails?: true
  readonly drillTarget?: DieId
}

export interface Fire extends Of<'fire'> {
  readonly shooterId: DieId
  readonly targetId: DieId
  readonly bigBertha?: true
  readonly superCannons?: true
  readonly spyglass?: true
  readonly gus?: true
  readonly revenge?: true
}

/** The fields that an Upgrade needs: U01 targetId; U02, U19 dieId, x, y; and so on (5.3). */
export interface UseUpgrade extends Of<'useUpgrade'> {
  readonly upgradeId: UpgradeId
  readonly dieId?: DieId
  readonly x?: number
  readonly y?: number
  readonly face?: number
  readonly ownId?: DieId
  readonly targetId?: DieId
}

export interface UseSpecialLoot extends Of<'useSpecialLoot'> {
  readonly tokenId: TokenId
  readonly ownId?: DieId
  readonly targetId?: DieId
}

/** X02 dieId, x, y; X03, X05 dieId; X04 dieId, face; X06 dieId, otherId. */
export interface SpendStore extends Of<'spendStore'> {
  readonly sailorId: SailorId
  readonly dieId?: DieId
  readonly otherId?: DieId
  readonly x?: number
  readonly y?: number
  readonly face?: number
}

export interface ChooseLoot extends Of<'chooseLoot'> {
  readonly types: readonly LootType[]
}

export interface LootExchange extends Of<'lootExchange'> {
  readonly tokenId: TokenId
}

export interface UseSailor extends Of<'useSailor'> {
  readonly sailorId: SailorId
  /** A second use by Heaven's Kitchen. */
  readonly again?: true
  readonly tokenIds?: readonly TokenId[]
  readonly part?: Part
  readonly upgradeId?: UpgradeId
  readonly type?: LootType
  readonly count?: number
}

export interface PlaceOnSailor extends Of<'placeOnSailor'> {
  readonly sailorId: SailorId
  readonly tokenIds: readonly TokenId[]
}

export interface Repair extends Of<'repair'> {
  readonly tokenIds: readonly TokenId[]
  readonly mermaid?: true
}

export interface Stow extends Of<'stow'> {
  readonly stowPlan: Plan
}

export interface CloseLocation extends Of<'closeLocation'> {
  readonly location: Location
}

export interface Reroll extends Of<'reroll'> {
  /** None: the player stops. */
  readonly dieIds: readonly DieId[]
}

export interface Pick extends Of<'pick'> {
  readonly dieId: DieId
}

export interface SetAside extends Of<'setAside'> {
  readonly dieId: DieId
}

export interface Toss extends Of<'toss'> {
  readonly dieId: DieId
}

export interface MarketTrade extends Of<'marketTrade'> {
  readonly giveIds: readonly TokenId[]
  /** A type to take from the bag, or the token that becomes a wild. */
  readonly takeType?: LootType
  readonly wildId?: TokenId
}

export interface HireSailor extends Of<'hireSailor'> {
  readonly payIds: readonly TokenId[]
  /** Port Sailors used with it. */
  readonly use?: readonly SailorId[]
}

export interface KeepSailor extends Of<'keepSailor'> {
  readonly cardId: SailorId
  readonly extraCardId?: SailorId
  /** Twin Hammers' Hiring Bonus. */
  readonly part?: Part
}

export interface BuyPart extends Of<'buyPart'> {
  readonly part: Part
  readonly payIds: readonly TokenId[]
  readonly use?: readonly SailorId[]
}

export interface BuyUpgrade extends Of<'buyUpgrade'> {
  readonly payIds: readonly TokenId[]
  readonly use?: readonly SailorId[]
}

export interface KeepUpgrade extends Of<'keepUpgrade'> {
  readonly cardId: UpgradeId
}

export interface PitGift extends Of<'pitGift'> {
  readonly tokenIds: readonly TokenId[]
  readonly use?: readonly SailorId[]
}

export interface BuyRevenge extends Of<'buyRevenge'> {
  readonly tokenIds: readonly TokenId[]
}

export interface BuyVp extends Of<'buyVp'> {
  readonly vpId: VpId
  readonly use?: readonly SailorId[]
}

export interface PortDone extends Of<'portDone'> {
  /** Where the player stops on the way, in order; they are passed over up to the last of these (RB-310a). */
  readonly stops?: readonly Location[]
}

export interface Rearrange extends Of<'rearrange'> {
  readonly stowPlan: Plan
}

export type RattleMove =
  | Thrown
  | ChoosePart
  | ExhaustForCard
  | CommitShips
  | LateDrop
  | Of<'declineLate'>
  | MoveShip
  | Fire
  | UseUpgrade
  | UseSpecialLoot
  | SpendStore
  | Of<'endTurn'>
  | Of<'pass'>
  | ChooseLoot
  | LootExchange
  | Of<'declineExchange'>
  | UseSailor
  | PlaceOnSailor
  | Of<'endSailors'>
  | Repair
  | Stow
  | CloseLocation
  | Reroll
  | Pick
  | SetAside
  | Toss
  | MarketTrade
  | HireSailor
  | KeepSailor
  | BuyPart
  | BuyUpgrade
  | KeepUpgrade
  | PitGift
  | BuyRevenge
  | BuyVp
  | PortDone
  | Rearrange

export type MoveKind = RattleMove['kind']
export type MoveOf<K extends MoveKind> = Extract<RattleMove, { kind: K }>

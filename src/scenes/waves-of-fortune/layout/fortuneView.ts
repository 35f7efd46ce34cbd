import type { Seat, Viewer } from '../../../rules/game'
import type {
  Colour,
  Foe,
  FortuneState,
  Pair,
  TrayDie,
  UpgradeId,
} from '../../../rules/waves-of-fortune/public'
import type { Helm } from './helm'

/** One die and what it shows. */
export interface Shows {
  readonly id: string
  readonly face: number
}

/** Both rows of a round of a fight, as they lie on the rail: from the end where the rows meet (WF-82). */
export interface LineUp {
  readonly fighter: Seat
  readonly foe: Foe
  readonly crew: readonly Shows[]
  readonly foes: readonly Shows[]
  /** Thrown for the cannons and put aside (WF-117). */
  readonly spare: readonly Shows[]
  readonly pairs: readonly Pair[]
}

/** The orders of a player at home or before the first turn, shown while they are chosen. */
export interface Draft {
  readonly seat: Seat
  readonly crew: number
  readonly food: number
  readonly bank: number
  readonly buy: readonly UpgradeId[]
}

/** The table in the middle of being told: what the rules have left behind already is still visible. */
export interface FortuneView extends FortuneState {
  /** Dice that have come to rest and are still in the tray. */
  readonly fallen?: readonly TrayDie[] | undefined
  readonly lineUp?: LineUp | undefined
}

/** What is on the table beside the view. */
export interface Beside {
  readonly draft?: Draft | undefined
  /** The colour of the viewer, whose things lie near. */
  readonly own?: Colour | undefined
  /** A person is asked: what they may risk is laid out for them. */
  readonly isAsked?: boolean
  /** The last round of the fight that goes on. */
  readonly lineUp?: LineUp | undefined
  /** What each die showed when it last fell. */
  readonly faces?: ReadonlyMap<string, number> | undefined
  /** Which way the ships lie. */
  readonly helm?: Helm | undefined
}

/** The colour of who looks; somebody who looks on has none. */
export function ownColour({ players }: Pick<FortuneState, 'players'>, eyes: Viewer): Colour | undefined {
  return eyes === 'spectator' ? undefined : players[eyes]?.colour
}

/** What a computer player thinks with: the view of its seat, its own chance, and how it weighs things. */
import type { Seat } from '../../rules/game'
import type { Random } from '../../rules/random'
import type { FortuneState } from '../../rules/waves-of-fortune'
import type { Player } from '../../rules/waves-of-fortune/state'
import type { UpgradeId } from '../../rules/waves-of-fortune/vocabulary'
import { playerAt } from '../../rules/waves-of-fortune/work'
import type { Meter } from '../search'

export interface Mind {
  readonly state: FortuneState
  readonly seat: Seat
  readonly random: Random
  readonly meter: Meter
  readonly style: Style
}

/** All in gold, where nothing else is said. */
export interface Style {
  /** What a crew aboard is worth while there are many, and how much more each of the last few. */
  readonly crew: number
  readonly lastCrew: number
  readonly food: number
  /** What a ship is worth besides its gold: the turns that are lost when it sinks. */
  readonly ship: number
  /** The cost of a turn of sailing. */
  readonly turn: number
  /** So much gold aboard is taken home. */
  readonly bankAt: number
  /** The lowest win chance at which it fights drawn pirates, the Kraken and the King. */
  readonly pirates: number
  readonly kraken: number
  readonly king: number
  /** From this round on the King is hunted without the lead, so that games end. */
  readonly restlessFrom: number
  /** Turns for home at once to load for the hunt when the King has been found. */
  readonly races: boolean
  /** Upgrades in the order of buying. */
  readonly wanted: readonly UpgradeId[]
  /** Crew of a full hold of 12 when exploring; the rest is food. */
  readonly crewOfTwelve: number
}

export function me({ state, seat }: Mind): Player {
  return playerAt(state, seat)
}

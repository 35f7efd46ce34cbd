import type { Seat } from '../../../rules/game'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/state'

/** How far and by what a level looks ahead. */
export interface Foresight {
  /** How likely a seat wins from the beginning of a round, or from the end of the game. */
  readonly chance: (state: RollingWavesState, seat: Seat) => number
  /** Own plans that are played out, and tables of others that each of them meets, heat by heat. */
  readonly heats: readonly { readonly plans: number; readonly tables: number }[]
}

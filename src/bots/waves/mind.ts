/** What a computer player has before it when it chooses: its view, its chance, its budget. */
import type { Seat } from '../../rules/game'
import type { Random } from '../../rules/random'
import type { WavesState } from '../../rules/waves'
import type { Meter } from '../search'

export interface Mind {
  /** The seat's view. */
  readonly state: WavesState
  readonly seat: Seat
  readonly random: Random
  readonly meter: Meter
}

import type { Seat } from '../../rules/game'
import type { Random } from '../../rules/random'
import type { RollingWavesState } from '../../rules/rolling-with-the-waves'
import type { Meter } from '../search'
import type { Weights } from './weights'

/** What a computer player has in mind while it chooses one move. */
export interface Mind {
  /** What its seat may see. */
  readonly state: RollingWavesState
  readonly seat: Seat
  readonly random: Random
  readonly meter: Meter
  readonly weights: Weights
}

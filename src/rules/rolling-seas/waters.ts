import { chartOf } from './chart'
import type { RollingOptions } from './options'
import type { Player } from './state'
import type { Waters } from './voyage'

/** What the ship of this player sails on. */
export function watersOf(player: Player, options: RollingOptions): Waters {
  return {
    chart: chartOf(player.map),
    corners: options.cornerSqueeze,
    currentStory: options.currentStory,
  }
}

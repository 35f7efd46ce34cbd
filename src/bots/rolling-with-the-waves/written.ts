/** A map after a number was written on it: for weighing what it would be worth. */
import type { Player } from '../../rules/rolling-with-the-waves/state'
import { chestOf, trackOf } from '../../rules/rolling-with-the-waves/tracks'
import type { ChestNumber, SingleIcon } from '../../rules/rolling-with-the-waves/vocabulary'

export function withNumber(player: Player, icon: SingleIcon, value: number): Player {
  const chest = chestOf(icon)
  if (chest !== undefined) {
    const filled = [...player.chests[chest - 1]!, value]
    return { ...player, chests: player.chests.with(chest - 1, filled) }
  }
  const track = trackOf(icon)!
  return { ...player, [track]: [...player[track], value] }
}

export function withBuried(player: Player, chest: ChestNumber): Player {
  return { ...player, buried: player.buried.with(chest - 1, true) }
}

/** What each face on each icon adds to a player's map, and the best way to lay out some dice by that. */
import type { Seat } from '../../rules/game'
import { iconsWithRoom } from '../../rules/rolling-with-the-waves/acts/allocate'
import type { Player } from '../../rules/rolling-with-the-waves/state'
import { canBeBuried } from '../../rules/rolling-with-the-waves/tracks'
import { chestNumbers, type SingleIcon } from '../../rules/rolling-with-the-waves/vocabulary'
import type { Outlook } from './outlook'
import { mapWorth } from './worth'
import { withBuried, withNumber } from './written'

export interface Gains {
  readonly icons: readonly SingleIcon[]
  /** By icon in the order of `icons`, then by face; index 0 is not used. */
  readonly of: readonly (readonly number[])[]
  /** Of three dice on Bury; `undefined` where nothing can be buried. */
  readonly bury: number | undefined
}

const faces = [1, 2, 3, 4, 5, 6]

export function gainsOf(outlook: Outlook, seat: Seat, player: Player): Gains {
  const before = mapWorth(outlook, seat, player)
  const icons = iconsWithRoom(player)
  const of = icons.map(icon => [
    0,
    ...faces.map(face => mapWorth(outlook, seat, withNumber(player, icon, face)) - before),
  ])
  const burials = chestNumbers
    .filter(chest => canBeBuried(player, chest))
    .map(chest => mapWorth(outlook, seat, withBuried(player, chest)) - before)
  return { icons, of, bury: burials.length > 0 ? Math.max(...burials) : undefined }
}

/** The best layout of up to three dice on different icons, or the burial if there are three. */
export function bestLayout(gains: Gains, dice: readonly number[]): number {
  const burial = dice.length === 3 ? (gains.bury ?? Number.NEGATIVE_INFINITY) : Number.NEGATIVE_INFINITY
  return Math.max(burial, bestFrom(gains, dice, 0, 0))
}

/** `taken` has a bit for every icon that is in use. */
function bestFrom(gains: Gains, dice: readonly number[], index: number, taken: number): number {
  const face = dice[index]
  if (face === undefined) return 0
  let best = Number.NEGATIVE_INFINITY
  for (let icon = 0; icon < gains.icons.length; icon++) {
    if (taken & (1 << icon)) continue
    const worth = gains.of[icon]![face]! + bestFrom(gains, dice, index + 1, taken | (1 << icon))
    if (worth > best) best = worth
  }
  return best
}

import type { Seat } from '../../../rules/game'
import {
  type Card,
  classes,
  collectForecast,
  ownerOf,
  type Role,
  slotToPlace,
} from '../../../rules/waves/public'
import type { ShownTable } from './shown'

/**
 * What a card would do at the Elder where it is to be placed, under each of the five tablets, with a Shell left:
 * f it collects as a Follower, r as a Rebel, b as both, n as neither, x that hangs on a hidden card.
 */
export function hintFor(table: ShownTable, seat: Seat, card: Card): string | undefined {
  if (table.phase !== 'play' || card === 0) return undefined
  const slot = slotToPlace(table)
  if (slot === undefined || ownerOf(table, slot) !== seat) return undefined
  const own = collectForecast(table, seat).filter(one => one.slot === slot && one.cls === card)
  return classes
    .map(cls => {
      const face = table.faces[cls - 1]
      const result = (role: Role) => own.find(one => one.role === role && one.face === face)?.result
      const [follower, rebel] = [result('follower'), result('rebel')]
      if (follower === undefined || rebel === undefined) return 'x'
      const [asFollower, asRebel] = [isGain(follower), isGain(rebel)]
      return asFollower && asRebel ? 'b' : asFollower ? 'f' : asRebel ? 'r' : 'n'
    })
    .join('')
}

const isGain = (result: string) => result === 'collected'

/** Whether a visit to a location holds anything but going on (5.5, RB-310a). */
import type { Seat } from '../../game'
import { anyLegal } from '../acts/anyLegal'
import { buyPart } from '../acts/buyPart'
import { buyRevenge } from '../acts/buyRevenge'
import { buyUpgrade } from '../acts/buyUpgrade'
import { buyVp } from '../acts/buyVp'
import { followMap } from '../acts/followMap'
import { hireSailor } from '../acts/hireSailor'
import { marketTrade } from '../acts/marketTrade'
import { pitGift } from '../acts/pitGift'
import { portSailor } from '../acts/portSailor'
import type { RattleState } from '../state'
import { owesChoice, owesStowing, passesBy } from './visit'

export function hasPortChoice(state: RattleState, seat: Seat): boolean {
  if (owesChoice(state, seat) || owesStowing(state, seat)) return true
  if (passesBy(state, seat)) return false
  return (
    anyLegal(marketTrade, state, seat) ||
    anyLegal(portSailor, state, seat) ||
    anyLegal(hireSailor, state, seat) ||
    anyLegal(buyPart, state, seat) ||
    anyLegal(buyUpgrade, state, seat) ||
    anyLegal(pitGift, state, seat) ||
    anyLegal(buyRevenge, state, seat) ||
    anyLegal(buyVp, state, seat) ||
    anyLegal(followMap, state, seat)
  )
}

import { travelText } from '../sea/moveWords'
import { checkFreeTravel, legalEnds, ownShips, travel } from '../sea/travel'
import type { UpgradeUse } from './upgradeUse'

/** U02, U19: one of your Ships moves without a Sail, which is no Move action (RB-171a). */
export function freeMove(rangeMm: number): UpgradeUse {
  return {
    fields: ['dieId', 'x', 'y'],
    check: (state, use) => checkFreeTravel(state, use.seat, use, rangeMm),
    play: (work, use) => travel(work, use.seat, use, 'RB-171a'),
    list: (state, seat, random) =>
      ownShips(state, seat).flatMap(ship => legalEnds(state, seat, ship, rangeMm, random)),
    inReach: (state, seat) => ownShips(state, seat).length > 0,
    name: (state, use) => `move ${travelText(state, use)}`,
  }
}

import { checkFreeTravel, ownShips, sampleEnds, travel, travelText } from '../travel'
import type { UpgradeUse } from './upgradeUse'

/** U02, U19: one of your Ships moves without a Sail, which is no Move action (RB-171a). */
export function freeMove(rangeMm: number): UpgradeUse {
  return {
    fields: ['dieId', 'x', 'y'],
    check: (state, use) => checkFreeTravel(state, use.seat, use, rangeMm),
    play: (work, use) => travel(work, use.seat, use, 'RB-171a'),
    list: (state, seat, random) =>
      ownShips(state, seat).flatMap(ship => sampleEnds(state, ship, rangeMm, random)),
    name: use => `move ${travelText(use)}`,
  }
}

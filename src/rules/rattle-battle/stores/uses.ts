/** What the stores of the Crew pack do; Gunpowder Gus goes with a Fire (4.7). */
import { longRangeMm } from '../../../measure'
import { travelText } from '../sea/moveWords'
import { checkFreeTravel, legalEnds, ownShips, travel } from '../sea/travel'
import { checkTurn, turnShip, turns, turnText } from '../sea/turning'
import type { SailorId } from '../vocabulary'
import { drunkDuncan } from './drunkDuncan'
import { grogGreta } from './grogGreta'
import type { StoreUse } from './storeUse'
import { weaverWu } from './weaverWu'

/** X02: a Ship moves without a Sail, which is no Move action (RB-171a). */
const windyWendy: StoreUse = {
  fields: ['dieId', 'x', 'y'],
  check: (state, use) => checkFreeTravel(state, use.seat, use, longRangeMm),
  play: (work, use) => travel(work, use.seat, use, 'RB-171a'),
  list: (state, seat, random) =>
    ownShips(state, seat).flatMap(ship => legalEnds(state, seat, ship, longRangeMm, random)),
  inReach: (state, seat) => ownShips(state, seat).length > 0,
  name: (state, use) => `move ${travelText(state, use)}`,
}

/** X04. */
const jewelJenny: StoreUse = {
  fields: ['dieId', 'face'],
  check: (state, use) => checkTurn(state, use.seat, use),
  play: (work, use) => turnShip(work, use.seat, use),
  list: turns,
  name: (state, use) => `turn ${turnText(state, use)}`,
}

const uses: Readonly<Partial<Record<SailorId, StoreUse>>> = {
  X02: windyWendy,
  X03: drunkDuncan,
  X04: jewelJenny,
  X05: grogGreta,
  X06: weaverWu,
}

export function storeUseOf(id: SailorId): StoreUse | undefined {
  return Object.hasOwn(uses, id) ? uses[id] : undefined
}

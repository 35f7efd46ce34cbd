import { checkTurn, turnShip, turns, turnText } from '../sea/turning'
import type { UpgradeUse } from './upgradeUse'

/** U16: one of your Ships is turned to any of its faces, the Cannon included. */
export const steeringWheel: UpgradeUse = {
  fields: ['dieId', 'face'],
  check: (state, use) => checkTurn(state, use.seat, use),
  play: (work, use) => turnShip(work, use.seat, use),
  list: turns,
  name: (state, use) => `turn ${turnText(state, use)}`,
}

import { longRangeMm } from '../../../measure'
import { moveShip } from '../phases/npMove'
import { aimFault, aims, aimText, enemyShips } from '../sea/aiming'
import { inSea } from '../sea/sea'
import type { UpgradeUse } from './upgradeUse'

/** U04: an Enemy Ship within long range moves away from your Ship (RB-77). */
export const blackFlag: UpgradeUse = {
  fields: ['ownId', 'targetId'],
  check: (state, use) => aimFault(state, use, enemyShips(state, use.seat), longRangeMm),
  play(work, { ownId, targetId }) {
    moveShip(work, inSea(work.state, targetId!)!, inSea(work.state, ownId!)!, 'away', 'RB-77')
  },
  list: (state, seat) => aims(state, seat, enemyShips(state, seat), longRangeMm),
  name: aimText,
}

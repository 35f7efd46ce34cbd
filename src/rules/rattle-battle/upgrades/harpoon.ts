import { longRangeMm } from '../../../measure'
import { moveShip } from '../phases/npMove'
import { aimFault, aims, aimText } from '../sea/aiming'
import { inSea, sidesOf } from '../sea/sea'
import type { UpgradeUse } from './upgradeUse'

/** U05: an NP Ship within long range moves towards your Ship (RB-76). */
export const harpoon: UpgradeUse = {
  fields: ['ownId', 'targetId'],
  check: (state, use) => aimFault(state, use, sidesOf(state).nps, longRangeMm),
  play(work, { ownId, targetId }) {
    moveShip(work, inSea(work.state, targetId!)!, inSea(work.state, ownId!)!, 'towards', 'RB-76')
  },
  list: (state, seat) => aims(state, seat, sidesOf(state).nps, longRangeMm),
  name: aimText,
}

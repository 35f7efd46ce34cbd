import { shortRangeMm } from '../../../measure'
import { aimFault, aims, aimText } from '../sea/aiming'
import { inSea, sidesOf } from '../sea/sea'
import { sink } from '../sea/sinking'
import type { UpgradeUse } from './upgradeUse'

/** U20: an NP Ship within short range is sunk; it goes to the pool and nobody has it as a Trophy. */
export const ironTeeth: UpgradeUse = {
  fields: ['ownId', 'targetId'],
  check: (state, use) => aimFault(state, use, sidesOf(state).nps, shortRangeMm),
  play(work, { targetId }) {
    sink(work, [{ die: inSea(work.state, targetId!)!, credits: [] }], 'RB-7')
  },
  list: (state, seat) => aims(state, seat, sidesOf(state).nps, shortRangeMm),
  name: aimText,
}

import { strengthOf } from '../phases/strength'
import { aimFault, aims, aimText, enemyShips } from '../sea/aiming'
import { inSea } from '../sea/sea'
import { shipName } from '../sea/shipNames'
import { type Sinking, sink } from '../sea/sinking'
import { ownerOf } from '../table'
import { say } from '../work'
import type { UpgradeUse } from './upgradeUse'

/** U18. */
const ramStrength = 2

/**
 * U18: your Ship fights an Enemy Ship that it touches at once, with +2 Strength. It is a fight as in the Battle, so it
 * boards whatever `boardingByFire` says; against another player each owner is credited with what their Ship sinks
 * (RB-388a).
 */
export const ram: UpgradeUse = {
  fields: ['ownId', 'targetId'],
  check: (state, use) => aimFault(state, use, enemyShips(state, use.seat), 0),
  play(work, { seat, ownId, targetId }) {
    const own = inSea(work.state, ownId!)!
    const target = inSea(work.state, targetId!)!
    const strength = strengthOf(work.state, own) + ramStrength
    const against = strengthOf(work.state, target)
    const foe = ownerOf(work.state, target.id)
    const sinkings: Sinking[] = []
    if (strength >= against) sinkings.push({ die: target, credits: [{ seat, boarded: true, by: own.id }] })
    if (against >= strength) {
      const credits = foe === undefined ? [] : [{ seat: foe, boarded: true, by: target.id }]
      sinkings.push({ die: own, credits })
    }
    say(
      work,
      'RB-211',
      `${shipName(work.state, own.id)} (Strength ${strength}) rams ${shipName(work.state, target.id)} (Strength ${against})`,
      {
        kind: 'fight',
        data: {
          pairs: [{ a: target.id, b: own.id, mm: 0 }],
          strengths: { [own.id]: strength, [target.id]: against },
        },
      },
    )
    sink(work, sinkings, 'RB-215')
  },
  list: (state, seat) => aims(state, seat, enemyShips(state, seat), 0),
  name: aimText,
}

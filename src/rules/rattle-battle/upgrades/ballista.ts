import { adventureOf, changeAdventure } from '../work'
import type { UpgradeUse } from './upgradeUse'

/** U14: +1 Strength in the Battle of this Adventure; it needs no Ship in the Sea. */
export const ballista: UpgradeUse = {
  fields: [],
  check: () => undefined,
  play(work, { seat }) {
    changeAdventure(work, { ballistas: [...adventureOf(work.state).ballistas, seat] })
  },
  list: () => [{}],
  name: () => '+1 Strength',
}

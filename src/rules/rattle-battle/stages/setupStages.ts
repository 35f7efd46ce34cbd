/** The free Parts, in turn order (RB-31). */

import { turnOrder } from '../table'
import { change, goTo } from '../work'
import type { WaitingStage } from './flow'

export const setupPart: WaitingStage = {
  rule: 'RB-31',
  ask: 'Choose a Part for your Galleon: Sail, Cannon or Hold',
  enter: work => change(work, { queue: turnOrder(work.state) }),
  leave: work => goTo(work, 'briefing.reveal'),
}

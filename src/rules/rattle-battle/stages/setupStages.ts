/** The free Parts, in turn order (RB-31). */
import type { WaitingStage } from '../flow'
import { turnOrder } from '../table'
import { change, goTo } from '../work'

export const setupPart: WaitingStage = {
  rule: 'RB-31',
  ask: 'Choose a Part for your Galleon: Sail, Cannon or Hold',
  enter: work => change(work, { queue: turnOrder(work.state) }),
  leave: work => goTo(work, 'briefing.reveal'),
}

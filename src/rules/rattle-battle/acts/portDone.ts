import { type MoveRule, refuse } from '../moveRule'
import { leaveQueue } from '../queue'
import { visitOf } from '../work'

/** RB-310: he is done at this location. */
export const portDone: MoveRule<'portDone'> = {
  rule: 'RB-310',
  phases: ['port.market', 'port.tavern', 'port.shipyard', 'port.workshop', 'port.pit', 'port.guild'],
  check(state, { seat }) {
    const { drawnSailors, drawnUpgrades } = visitOf(state)
    const isOwing = drawnSailors[seat]!.length > 0 || drawnUpgrades[seat]!.length > 0
    return isOwing ? refuse('RB-326', 'First keep one of the cards that you have drawn') : undefined
  },
  play: (work, { seat }) => leaveQueue(work, seat),
  list: (_, seat) => [{ kind: 'portDone', seat }],
  name: () => 'Go on',
}

import type { MoveRule } from '../moveRule'
import { checkOwed, goOn, locationNames, locationOf, portPhases } from '../port/visit'

/** RB-310: the player is done at this location. */
export const portDone: MoveRule<'portDone'> = {
  rule: 'RB-310',
  phases: portPhases,
  check: (state, { seat }) => checkOwed(state, seat),
  play: (work, { seat }) => goOn(work, seat),
  list: (_, seat) => [{ kind: 'portDone', seat }],
  name: (state, { seat }) => `Leave ${locationNames[locationOf(state, seat)]}`,
  lists: () => ({ goesOn: true }),
}

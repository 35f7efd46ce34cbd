import type { Seat } from '../../game'
import { firstOf } from '../../refusal'
import { does } from '../../sentence'
import type { MoveRule } from '../moveRule'
import type { PortDone } from '../moves'
import {
  checkOwed,
  checkStops,
  closedBy,
  goOn,
  locationNames,
  locationOf,
  locationsAhead,
  portPhases,
  setStops,
} from '../port/visit'
import type { RattleState } from '../state'
import { nameOf } from '../table'
import { say } from '../work'

/** RB-310, RB-310a: the player is done at this location, and perhaps says where they stop next. */
export const portDone: MoveRule<'portDone'> = {
  rule: 'RB-310',
  phases: portPhases,
  check: (state, { seat, stops }) =>
    firstOf(
      () => checkOwed(state, seat),
      () => stops && checkStops(state, seat, stops),
    ),

  play(work, { seat, stops }) {
    if (stops) {
      setStops(work, seat, stops)
      say(
        work,
        'RB-310a',
        `${nameOf(work.state, seat)} ${does(seat, 'goes', 'go')} on to ${placesText(stops)}`,
      )
    }
    goOn(work, seat)
  },

  list: (state, seat) => [
    { kind: 'portDone', seat },
    ...fartherStops(state, seat).map((stop): PortDone => ({ kind: 'portDone', seat, stops: [stop] })),
  ],
  name: (state, { seat, stops }) =>
    stops ? `Go on to ${placesText(stops)}` : `Leave ${locationNames[locationOf(state, seat)]}`,
  lists: () => ({ goesOn: true }),
}

const placesText = (stops: PortDone['stops'] & object): string =>
  stops.map(stop => locationNames[stop]).join(', then ')

/** Who leaves without a word comes to the next location; the others are named, one at a time. */
function fartherStops(state: RattleState, seat: Seat) {
  return locationsAhead(state, seat)
    .slice(1)
    .filter(location => closedBy(state, seat, location) === undefined)
}

import { refuse } from '../../refusal'
import { does } from '../../sentence'
import type { MoveRule } from '../moveRule'
import { leaveQueue } from '../stages/queue'
import { nameOf } from '../table'
import { locations } from '../vocabulary'
import { change, say } from '../work'

/** Corsairs! (B02): in the next Port visit only this player may use the location. */
export const closeLocation: MoveRule<'closeLocation'> = {
  rule: 'RB-2',
  phases: ['adventure.end'],
  check: (state, { location }) =>
    state.closed.some(closed => closed.location === location)
      ? refuse('RB-2', 'This location is closed already')
      : undefined,
  play(work, { seat, location }) {
    change(work, { closed: [...work.state.closed, { location, by: seat }] })
    say(
      work,
      'RB-2',
      `${nameOf(work.state, seat)} ${does(seat, 'closes', 'close')} the ${location} for everybody else`,
      {
        kind: 'close',
        data: { seat, location },
      },
    )
    leaveQueue(work, seat)
  },
  list: (_, seat) => locations.map(location => ({ kind: 'closeLocation', seat, location })),
  name: (_, { location }) => `Close the ${location}`,
}

import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { chartOf } from '../chart'
import { spaceIndex, spaceName } from '../grid'
import { openPorts, startSpaces } from '../homePorts'
import type { MoveRule } from '../moveRule'
import type { ChooseHomePort } from '../moves'
import { changeMap, leavePending, nameOf, playerAt, say } from '../work'

export const chooseHomePort: MoveRule<'chooseHomePort'> = {
  rule: 'RS-26',
  phases: ['setupHomePort'],

  check({ players, options }, { seat, port, start }) {
    const { map } = players[seat]!
    const at = spaceIndex(port)
    if (!chartOf(map).ports.includes(at)) return refuse('RS-26', `There is no port at ${port}`)
    return firstOf(
      () =>
        !openPorts(map, options).includes(at) && refuse('RS-26a', `No ship could leave the port at ${port}`),
      () =>
        !startSpaces(map, at, options).includes(spaceIndex(start)) &&
        refuse('RS-26c', `A ship starts on open, empty sea beside its Home Port; ${start} is not that`),
    )
  },

  play(work, { seat, port, start }) {
    changeMap(work, seat, { homePort: port, track: [[start]] })
    const text = `${nameOf(work.state, seat)} ${does(seat, 'calls', 'call')} ${port} home and ${does(seat, 'puts', 'put')} to sea at ${start}`
    say(work, 'RS-26', text, 'homePort', { seat, port, start })
    leavePending(work, seat)
  },

  list(state, seat) {
    const { map } = playerAt(state, seat)
    return openPorts(map, state.options).flatMap(port =>
      startSpaces(map, port, state.options).map(
        (start): ChooseHomePort => ({
          kind: 'chooseHomePort',
          seat,
          port: spaceName(port),
          start: spaceName(start),
        }),
      ),
    )
  },

  name: (_, { port, start }) => `Home Port ${port}, first dot on ${start}`,
}

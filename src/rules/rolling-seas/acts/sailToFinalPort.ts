import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { chartOf } from '../chart'
import { isWay, nearestPorts, shortestRoutes, tripStory } from '../finalSail'
import { gainedBetween, gainText } from '../gainText'
import { spaceIndex, spaceName } from '../grid'
import type { MoveRule } from '../moveRule'
import type { SailToFinalPort } from '../moves'
import { mooringsOf } from '../sea'
import { sayBonuses } from '../telling'
import { changeLedger, changeMap, leavePending, nameOf, playerAt, say } from '../work'

export const sailToFinalPort: MoveRule<'sailToFinalPort'> = {
  rule: 'RS-85',
  phases: ['gameEnd'],

  check(state, { seat, port, route }) {
    const chart = chartOf(playerAt(state, seat).map)
    const corners = state.options.cornerSqueeze
    const { steps, ports } = nearestPorts(chart, corners)
    const goal = spaceIndex(port)
    if (!ports.includes(goal)) {
      return refuse('RS-85a', `The nearest port is ${ports.map(spaceName).join(' or ')}`)
    }
    const way = route.map(spaceIndex)
    if (way.length !== steps) return refuse('RS-85a', `The shortest way there has ${steps} steps`)
    if (!isWay(chart, way, corners)) return refuse('RS-85a', 'The way goes step by step over sea')
    return mooringsOf(chart, goal).includes(way.at(-1)!)
      ? undefined
      : refuse('RS-85a', `The way ends beside the port ${port}`)
  },

  play(work, { seat, port, route }) {
    const { map, ledger } = playerAt(work.state, seat)
    const after = tripStory(chartOf(map), ledger, route.map(spaceIndex))
    changeMap(work, seat, { finalTrip: { port, route } })
    changeLedger(work, seat, after)
    const gained = gainText(gainedBetween(ledger, after))
    const text = `${nameOf(work.state, seat)} ${does(seat, 'makes', 'make')} for ${port}, the nearest port: ${gained}`
    say(work, 'RS-85b', text, 'finalTrip', { seat, port, route })
    sayBonuses(work, seat, ledger, after)
    leavePending(work, seat)
  },

  list(state, seat) {
    const chart = chartOf(playerAt(state, seat).map)
    const corners = state.options.cornerSqueeze
    return nearestPorts(chart, corners).ports.flatMap(port =>
      shortestRoutes(chart, port, corners).map(
        (route): SailToFinalPort => ({
          kind: 'sailToFinalPort',
          seat,
          port: spaceName(port),
          route: route.map(spaceName),
        }),
      ),
    )
  },

  name: (_, { port, route }) => `Make for ${port} by ${route.join(' ')}`,
}

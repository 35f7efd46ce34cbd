import type { Refusal, Seat } from '../../game'
import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { chartOf, land, portLand } from '../chart'
import { explorationGain } from '../data/dice'
import { gainText } from '../gainText'
import { adjacentSpaces, offMap, spaceIndex, spaceName } from '../grid'
import { gain } from '../ledger'
import type { MoveRule } from '../moveRule'
import type { Explore } from '../moves'
import { portsAt } from '../sea'
import type { RollingState } from '../state'
import { endTurn, sayBonuses } from '../telling'
import { changeMap, nameOf, playerAt, say } from '../work'

/** Land that can still be marked with X from where the ship lies (RS-71, RS-73, RS-75). */
function explorableLand(state: RollingState, seat: Seat): readonly number[] {
  const chart = chartOf(playerAt(state, seat).map)
  return adjacentSpaces[chart.ship]!.filter(
    space => chart.ground[space] === land && chart.explored[space] === 0,
  )
}

/** RS-71, RS-74. */
function checkPlace(state: RollingState, seat: Seat): Refusal | undefined {
  const chart = chartOf(playerAt(state, seat).map)
  const [port] = portsAt(chart, chart.ship)
  if (port === undefined || state.options.exploreAtPort === 'yes') return undefined
  return refuse('RS-74', `At a port nobody explores; your ship lies at the port ${spaceName(port)}`)
}

export const explore: MoveRule<'explore'> = {
  rule: 'RS-71',
  phases: ['action'],

  check(state, { seat, land: name }) {
    const away = checkPlace(state, seat)
    if (away) return away
    const chart = chartOf(playerAt(state, seat).map)
    const space = spaceIndex(name)
    if (space === offMap || !adjacentSpaces[chart.ship]!.includes(space)) {
      return refuse('RS-71', `${name} is not adjacent to your ship at ${spaceName(chart.ship)}`)
    }
    if (chart.ground[space] === portLand) {
      return refuse('RS-75', `${name} is a port; its space is kept for your telling`)
    }
    if (chart.ground[space] !== land) return refuse('RS-71', `${name} is sea; only land is explored`)
    return chart.explored[space] === 1 ? refuse('RS-73', `You have explored ${name} already`) : undefined
  },

  play(work, { seat, land: name }) {
    const { map, ledger } = playerAt(work.state, seat)
    const found = explorationGain(work.state.dice!.exploration)
    const after = gain(ledger, found)
    changeMap(work, seat, { explored: [...map.explored, name] })
    const text = `${nameOf(work.state, seat)} ${does(seat, 'explores', 'explore')} ${name}: ${gainText(found)}`
    say(work, 'RS-72', text, 'explore', { seat, land: name, ...found })
    sayBonuses(work, seat, ledger, after)
    endTurn(work, seat, {
      mark: 'X',
      ledger: after,
      entered: [],
      line: `We went ashore at ${name} and came back with ${gainText(found)}.`,
    })
  },

  list(state, seat) {
    if (checkPlace(state, seat)) return []
    return explorableLand(state, seat).map(
      (space): Explore => ({ kind: 'explore', seat, land: spaceName(space) }),
    )
  },

  name: (state, { land: name }) =>
    `Explore ${name}: ${state.dice ? gainText(explorationGain(state.dice.exploration)) : 'what is there'}`,
}

/** The end of the game (3.12): ports reached, the last trip, the Final Story and the reckoning. */
import type { Seat } from '../game'
import { does } from '../sentence'
import { chartOf } from './chart'
import { endAtHomePort, endAtPort, roundCount } from './data/ledger'
import { rankOf } from './data/ranks'
import { nearestPorts, shortestRoutes } from './finalSail'
import { spaceIndex, spaceName } from './grid'
import { starsOf, totalOf } from './ledger'
import { winnersOf } from './score'
import { portsAt } from './sea'
import type { RollingState, SeaMap } from './state'
import { allSeats, change, changeLedger, changeMap, nameOf, playerAt, say, type Work } from './work'

/** RS-84: 10 at the Home Port, else 5 at any port, else nothing. */
export function endBonusOf(map: SeaMap): number {
  const chart = chartOf(map)
  const here = portsAt(chart, chart.ship)
  if (map.homePort !== undefined && here.includes(spaceIndex(map.homePort))) return endAtHomePort
  return here.length > 0 ? endAtPort : 0
}

export function isAtPort(map: SeaMap): boolean {
  const chart = chartOf(map)
  return portsAt(chart, chart.ship).length > 0
}

/** After the last round: with `finalSailStory = route` ships at sea choose their last trip. */
export function endRoundTrip(work: Work): void {
  const { state } = work
  say(work, 'RS-83', `Round ${roundCount} is over, and so is the voyage`, 'voyageOver')
  const atSea = allSeats(state).filter(seat => !isAtPort(playerAt(state, seat).map))
  change(work, { phase: 'gameEnd', pending: state.options.finalSailStory === 'route' ? atSea : [] })
}

/** RS-85a: the Home Port if it is among the nearest, else the first in reading order. */
function automaticTrip(state: RollingState, seat: Seat) {
  const { map } = playerAt(state, seat)
  const chart = chartOf(map)
  const corners = state.options.cornerSqueeze
  const { ports } = nearestPorts(chart, corners)
  const home = spaceIndex(map.homePort ?? '')
  const port = ports.includes(home) ? home : ports[0]!
  const [route] = shortestRoutes(chart, port, corners)
  return { port: spaceName(port), route: (route ?? []).map(spaceName) }
}

export function endGame(work: Work): void {
  for (const seat of allSeats(work.state)) {
    bringIn(work, seat)
    tellLast(work, seat)
  }
  change(work, { phase: 'over', pending: [] })
  const winners = winnersOf(work.state)
  const names = winners.map(seat => nameOf(work.state, seat)).join(' and ')
  const solo = work.state.players.length === 1
  const text =
    winners.length > 1 ? `${names} share the victory` : `${names} ${does(winners[0]!, 'wins', 'win')}`
  say(work, 'RS-89', solo ? 'The story is told' : text, 'over', { winners })
}

function bringIn(work: Work, seat: Seat): void {
  const { state } = work
  const name = nameOf(state, seat)
  const { map, ledger } = playerAt(state, seat)
  const endBonus = endBonusOf(map)
  if (endBonus > 0) {
    const where = endBonus === endAtHomePort ? 'the Home Port' : 'a port'
    say(
      work,
      'RS-84',
      `${name} ${does(seat, 'ends', 'end')} at ${where}: ${endBonus} Reputation`,
      'endBonus',
      { seat, endBonus },
    )
  } else if (!map.finalTrip) {
    const finalTrip = automaticTrip(state, seat)
    changeMap(work, seat, { finalTrip })
    say(
      work,
      'RS-85',
      `${name} ${does(seat, 'makes', 'make')} for ${finalTrip.port}, the nearest port`,
      'finalTrip',
      {
        seat,
        ...finalTrip,
      },
    )
  }
  changeLedger(work, seat, { ...ledger, endBonus })
}

function tellLast(work: Work, seat: Seat): void {
  const { ledger } = playerAt(work.state, seat)
  const name = nameOf(work.state, seat)
  const told = { ...ledger, finalStory: ledger.story }
  changeLedger(work, seat, told)
  const story = `${name} ${does(seat, 'tells', 'tell')} the Final Story: ${ledger.story} Reputation`
  say(work, 'RS-86', story, 'finalStory', { seat, story: ledger.story })
  const total = totalOf(told)
  const rank = rankOf(total)
  const text = `${name} ${does(seat, 'has', 'have')} ${total} Reputation, ${starsOf(told)} of it from stars: ${rank.name}. ${rank.jest}`
  say(work, 'RS-98', text, 'rank', { seat, total, rank: rank.name })
}

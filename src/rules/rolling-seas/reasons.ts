/** Why a player would make a move, in a sentence: what it brings, and how far the next port is. */
import { type Chart, chartOf } from './chart'
import { explorationGain } from './data/dice'
import { islandCard } from './data/islands'
import { gainedBetween, gainText } from './gainText'
import { spaceIndex, spaceName } from './grid'
import { withIsland } from './islandPlaces'
import { gain } from './ledger'
import type { Explore, PlaceIsland, RollingMove, Sail, VisitPort } from './moves'
import { layDown } from './placements'
import { isRefusal, sailAlong } from './sailing'
import { mooringsOf, noWay, stepsFrom } from './sea'
import type { RollingState } from './state'
import { doPart, orderOf } from './visiting'
import type { Space } from './vocabulary'
import { playerAt } from './work'

export function reasonFor(state: RollingState, move: RollingMove): string | undefined {
  switch (move.kind) {
    case 'sail':
      return sailReason(state, move)
    case 'explore':
      return exploreReason(state, move)
    case 'visitPort':
      return visitReason(state, move)
    case 'placeIsland':
      return islandReason(state, move)
    case 'chooseHomePort': {
      const chart = chartOf(playerAt(state, move.seat).map)
      const next = nextPort(state, chart, [spaceIndex(move.start)], [move.port])
      return next && `The port ${next.port} is then ${next.away}, and a Story can be told there.`
    }
    default:
      return undefined
  }
}

interface NextPort {
  readonly port: Space
  readonly steps: number
  /** "3 steps away"; two ports may share a mooring. */
  readonly away: string
}

/** The nearest port from any of these spaces, apart from those that are known. */
function nextPort(
  { options }: RollingState,
  chart: Chart,
  from: readonly number[],
  known: readonly Space[],
): NextPort | undefined {
  let best: NextPort | undefined
  for (const port of chart.ports) {
    if (known.includes(spaceName(port))) continue
    const way = stepsFrom(chart.passable, mooringsOf(chart, port), options.cornerSqueeze)
    const steps = Math.min(noWay, ...from.map(space => way[space]!))
    if (steps === noWay || (best && best.steps <= steps)) continue
    const away = steps === 0 ? 'at the same mooring' : `${steps} ${steps === 1 ? 'step' : 'steps'} away`
    best = { port: spaceName(port), steps, away }
  }
  return best
}

/** Voyages are told from port to port: how far the new one is from its neighbour. */
function islandReason(state: RollingState, move: PlaceIsland): string | undefined {
  const lying = layDown(islandCard(move.island).shape, move.placement)
  if (!lying) return undefined
  const { map } = playerAt(state, move.seat)
  const after = withIsland(map, { island: move.island, coordinate: spaceIndex(move.coordinate) }, lying)
  const { port } = after.islands.at(-1)!
  const chart = chartOf(after)
  const next = nextPort(state, chart, mooringsOf(chart, spaceIndex(port)), [port])
  return next && `From its port ${port} the port ${next.port} is ${next.away}.`
}

function sailReason(state: RollingState, move: Sail): string | undefined {
  const { map, ledger } = playerAt(state, move.seat)
  const sailed = sailAlong(state, move)
  if (isRefusal(sailed)) return undefined
  const { waters, end } = sailed
  const gained = gainText(gainedBetween(ledger, end.ledger))
  const brought = gained === 'nothing' ? '' : `The way brings ${gained}. `
  const next = nextPort(state, waters.chart, [end.at], map.told)
  if (!next) return brought.trim() || undefined
  const where =
    next.steps === 0
      ? `Your ship then lies at the port ${next.port}`
      : `The port ${next.port} is then ${next.away}`
  return `${brought}${where}, and your Story has not been heard there.`
}

function exploreReason(state: RollingState, { seat }: Explore): string | undefined {
  const { ledger } = playerAt(state, seat)
  if (!state.dice) return undefined
  const after = gain(ledger, explorationGain(state.dice.exploration))
  if (after.story > ledger.story) return `Your Story is then worth ${after.story} at the next port.`
  const { provisions, gold } = gainedBetween(ledger, after)
  if (gold > 0) return `You then have ${after.goldOnHand} Gold for a full hold or a larger ship.`
  return provisions > 0 ? `You then have ${after.provOnBoard} Provisions for the way.` : undefined
}

/** Part by part, in the order of the table, as each finds the ledger. */
function visitReason(state: RollingState, move: VisitPort): string | undefined {
  let { ledger } = playerAt(state, move.seat)
  const said: string[] = []
  for (const part of orderOf(state.options)) {
    if (!move[part]) continue
    const after = doPart(part, ledger)
    if (part === 'tell') said.push(`Your Story is ${ledger.story} Reputation here, and goes on growing.`)
    else if (part === 'resupply') said.push(`You sail on with ${after.provOnBoard} Provisions.`)
    else said.push(`The larger ship has Speed ${after.speed}.`)
    ledger = after
  }
  return said.join(' ') || undefined
}

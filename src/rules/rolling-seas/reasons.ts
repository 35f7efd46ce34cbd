/** Why a player would make a move, in a sentence: what it brings, and how far the next port is. */
import { chartOf } from './chart'
import { explorationGain } from './data/dice'
import { islandCard } from './data/islands'
import { tripStory } from './finalSail'
import { gainedBetween, gainText } from './gainText'
import { spaceIndex } from './grid'
import { withIsland } from './islandPlaces'
import { gain } from './ledger'
import type { Explore, PlaceIsland, RollingMove, Sail, SailToFinalPort, VisitPort } from './moves'
import { awayText, nextPort } from './nextPort'
import { obstacleReason } from './obstacleReason'
import { layDown } from './placements'
import { isRefusal, sailAlong } from './sailing'
import { mooringsOf } from './sea'
import type { RollingState } from './state'
import { doPart, orderOf } from './visiting'
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
      return next && `The port ${next.port} is then ${awayText(next)}, and a Story can be told there.`
    }
    case 'placeObstacle':
      return obstacleReason(state, move)
    case 'sailToFinalPort':
      return finalReason(state, move)
    case 'thrown':
    case 'writeLog':
    case 'nameShip':
      return undefined
  }
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
  return next && `From its port ${port} the port ${next.port} is ${awayText(next)}.`
}

function sailReason(state: RollingState, move: Sail): string | undefined {
  const { map, ledger } = playerAt(state, move.seat)
  const sailed = sailAlong(state, move)
  if (isRefusal(sailed)) return undefined
  const { waters, end } = sailed
  const gained = gainText(gainedBetween(ledger, end.ledger))
  const brought = gained === 'nothing' ? '' : `The way brings ${gained}. `
  const next = nextPort(state, waters.chart, [end.at], map.told)
  if (!next) return `${brought}Every port that you can reach has heard your Story.`
  const where =
    next.steps === 0
      ? `Your ship then lies at the port ${next.port}`
      : `The port ${next.port} is then ${awayText(next)}`
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

/** RS-85b: what the last trip still adds to the Story that ends the game. */
function finalReason(state: RollingState, { seat, route }: SailToFinalPort): string {
  const { map, ledger } = playerAt(state, seat)
  const { story } = tripStory(chartOf(map), ledger, route.map(spaceIndex))
  const more = story > ledger.story ? `, ${story - ledger.story} more than now` : ''
  return `Your Final Story is then worth ${story} Reputation${more}.`
}

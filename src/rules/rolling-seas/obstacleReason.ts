/** Why a player would draw an obstacle there, in a sentence: what it does to the owner's ways to ports. */
import { type Chart, chartOf } from './chart'
import { adventureCard } from './data/adventures'
import { shapes } from './data/shapes'
import { drawn } from './drawings'
import { offMap, spaceName } from './grid'
import type { PlaceObstacle } from './moves'
import { awayText, nextPort } from './nextPort'
import { type Lying, layDown } from './placements'
import { mooringsOf, noWay, stepsFrom } from './sea'
import type { RollingState } from './state'
import type { Space } from './vocabulary'
import { nameOf, playerAt } from './work'

/** RS-54 to RS-56: what a ship gets that sails through. */
const brings = {
  storm: 'Each space of a Storm brings 1 Story',
  monster: 'Each space of a Sea Monster brings 2 Story for 1 Provision',
  current: 'A Current carries the ship, and every 2 of its spaces bring 1 Story',
} as const

/** What keeps a ship from a mooring there. */
const hinders = {
  storm: 'No ship stops in a Storm that it has just entered',
  monster: 'Each space of a Sea Monster costs 1 Provision',
  current: 'A Current carries the ship on',
} as const

export function obstacleReason(state: RollingState, move: PlaceObstacle): string | undefined {
  const { seat, card, mapOwner, placement } = move
  const { kind, shape } = adventureCard(card)
  const lying = layDown(shapes[shape], placement)
  if (!lying) return undefined
  const { map } = playerAt(state, mapOwner)
  const chart = chartOf(map)
  const isOwn = mapOwner === seat
  const whose = isOwn ? 'your' : `${nameOf(state, mapOwner)}'s`
  if (kind === 'rocks') {
    const after = chartOf({ ...map, drawings: [...map.drawings, drawn(card, lying)] })
    const closed = closedText(state, { before: chart, after, told: map.told, whose }, lying)
    if (closed) return closed
    return isOwn
      ? 'It closes no mooring and makes none of your ways to a new port longer.'
      : `It closes ${lying.spaces.length} spaces to ${nameOf(state, mapOwner)} for good.`
  }
  if (chart.ship === offMap) {
    const moored = mooredAt(chart, chart.ports, lying)
    if (moored !== undefined)
      return `${hinders[kind]}, and this one lies at a mooring of the port ${spaceName(moored)}.`
    const next = nextPort(state, chart, lying.spaces, [])
    return next
      ? `${brings[kind]}. From there the port ${next.port} is ${awayText(next)}.`
      : `${brings[kind]}.`
  }
  const onWay = lying.spaces.filter(spacesOnWays(state, chart, map.told)).length
  return `${brings[kind]}: ${shareText(onWay, lying.spaces.length)} to a port where ${whose} Story is new.`
}

function shareText(count: number, all: number): string {
  const one =
    all === 1
      ? 'it'
      : count === all
        ? all === 2
          ? 'both'
          : `all ${all}`
        : `${count || 'none'} of the ${all}`
  if (all === 1 && count === 0) return 'it does not lie on a shortest way'
  return `${one} ${all === 1 || count === 1 ? 'lies' : 'lie'} on a shortest way`
}

/** Spaces that lie on a shortest way from the ship to a port where its Story is new. */
function spacesOnWays(
  { options }: RollingState,
  chart: Chart,
  told: readonly Space[],
): (space: number) => boolean {
  const from = stepsFrom(chart.passable, [chart.ship], options.cornerSqueeze)
  const ways = newPorts(chart, told).map(port => {
    const to = stepsFrom(chart.passable, mooringsOf(chart, port), options.cornerSqueeze)
    return { to, steps: to[chart.ship]! }
  })
  return space => ways.some(({ to, steps }) => steps < noWay && from[space]! + to[space]! === steps)
}

function newPorts({ ports }: Chart, told: readonly Space[]): readonly number[] {
  return ports.filter(port => !told.includes(spaceName(port)))
}

function mooredAt(chart: Chart, ports: readonly number[], { spaces }: Lying): number | undefined {
  return ports.find(port => mooringsOf(chart, port).some(space => spaces.includes(space)))
}

interface Closing {
  readonly before: Chart
  readonly after: Chart
  readonly told: readonly Space[]
  readonly whose: string
}

/** The way to a new port that Rocks make longest, or the mooring that they close. */
function closedText(
  { options }: RollingState,
  { before, after, told, whose }: Closing,
  lying: Lying,
): string | undefined {
  const ports = newPorts(before, told)
  const stepsTo = (chart: Chart, port: number) =>
    stepsFrom(chart.passable, mooringsOf(chart, port), options.cornerSqueeze)[chart.ship] ?? noWay
  const [worst] = ports
    .map(port => ({ port, steps: stepsTo(after, port) - stepsTo(before, port) }))
    .toSorted((a, b) => b.steps - a.steps)
  if (worst && worst.steps > 0) {
    const more = `${worst.steps} ${worst.steps === 1 ? 'step' : 'steps'}`
    return `It makes ${whose} way to the port ${spaceName(worst.port)} ${more} longer.`
  }
  const moored = mooredAt(before, ports, lying)
  return moored === undefined ? undefined : `It closes a mooring of the port ${spaceName(moored)}.`
}

/** Where an island may be drawn (RS-21 to RS-23). */
import type { Refusal, Seat } from '../game'
import { refuse } from '../refusal'
import { type Chart, chartOf, land, portLand, sea } from './chart'
import { islandCard } from './data/islands'
import { islandCoordinates } from './data/printedMap'
import { spaceIndex, spaceName } from './grid'
import type { PlaceIsland } from './moves'
import { type Lying, layDown, placementsOf } from './placements'
import { accessiblePorts } from './sea'
import type { RollingState, SeaMap } from './state'
import type { IslandId } from './vocabulary'

/** An island and the coordinate that it is drawn for. */
export interface IslandChoice {
  readonly island: IslandId
  readonly coordinate: number
}

/** The islands that this map still has to get of those shown, each with its coordinate, or either of a pair's. */
export function islandChoices(state: RollingState, seat: Seat): readonly IslandChoice[] {
  const { islands } = state.players[seat]!.map
  const left = state.islandsShown.filter(id => !islands.some(island => island.id === id))
  const isPair = state.options.islandSetup === 'advanced'
  return left.flatMap(island => {
    if (!isPair) return [{ island, coordinate: islandCard(island).coordinate }]
    const taken = islands.map(({ coordinate }) => spaceIndex(coordinate))
    return state.islandsShown
      .map(id => islandCard(id).coordinate)
      .filter(coordinate => !taken.includes(coordinate))
      .map(coordinate => ({ island, coordinate }))
  })
}

export type IslandFault = 'coordinate' | 'overlap' | 'otherCoordinate' | 'lastPort'

/** The map with the island on it. */
export function withIsland(map: SeaMap, { island, coordinate }: IslandChoice, lying: Lying): SeaMap {
  const spaces = lying.spaces.map(spaceName)
  const drawn = { id: island, coordinate: spaceName(coordinate), spaces, port: spaceName(lying.port!) }
  return { ...map, islands: [...map.islands, drawn] }
}

function groundWith(
  chart: Chart,
  { spaces, port }: Lying,
): Pick<Chart, 'ground' | 'ports' | 'ship' | 'passable'> {
  const ground = Uint8Array.from(chart.ground)
  const passable = Uint8Array.from(chart.passable)
  for (const space of spaces) {
    ground[space] = space === port ? portLand : land
    passable[space] = 0
  }
  const ports = [...chart.ports, port!].toSorted((a, b) => a - b)
  return { ground, passable, ports, ship: chart.ship }
}

/** RS-22e: the ports that no ship could reach any more with the island there, itself included. */
export function portsShutIn(state: RollingState, map: SeaMap, lying: Lying): readonly number[] {
  const after = groundWith(chartOf(map), lying)
  const open = accessiblePorts(after, after.passable, state.options.cornerSqueeze)
  return after.ports.filter(port => !open.includes(port))
}

/** What is against the placement by RS-22; `relaxed` leaves RS-22c out (RS-22f). */
export function islandFault(
  state: RollingState,
  map: SeaMap,
  { coordinate }: IslandChoice,
  lying: Lying,
  relaxed: boolean,
): IslandFault | undefined {
  const chart = chartOf(map)
  if (!lying.spaces.includes(coordinate)) return 'coordinate'
  if (lying.spaces.some(space => chart.ground[space] !== sea)) return 'overlap'
  const isOther = (space: number) => space !== coordinate && islandCoordinates.includes(space)
  if (!relaxed && lying.spaces.some(isOther)) return 'otherCoordinate'
  const after = groundWith(chart, lying)
  const open = accessiblePorts(after, after.passable, state.options.cornerSqueeze)
  return open.length === 0 ? 'lastPort' : undefined
}

export interface IslandPlace extends IslandChoice {
  readonly lying: Lying
}

function placesOf(
  state: RollingState,
  map: SeaMap,
  choice: IslandChoice,
  relaxed: boolean,
): readonly IslandPlace[] {
  return placementsOf(islandCard(choice.island).shape)
    .filter(lying => islandFault(state, map, choice, lying, relaxed) === undefined)
    .map(lying => ({ ...choice, lying }))
}

interface Listed {
  /** RS-22f: there was no place without covering the coordinate of another island. */
  readonly relaxed: boolean
  readonly places: readonly IslandPlace[]
}

const placeLists = new WeakMap<SeaMap, Map<string, Listed>>()

/** Every legal placement of what this seat has to draw next; empty if the island is left out (RS-22f). */
export function islandPlaces(state: RollingState, seat: Seat): readonly IslandPlace[] {
  return listed(state, seat).places
}

function listed(state: RollingState, seat: Seat): Listed {
  const { map } = state.players[seat]!
  const choices = islandChoices(state, seat)
  const key = JSON.stringify([choices, state.options.cornerSqueeze])
  const known = placeLists.get(map) ?? new Map<string, Listed>()
  placeLists.set(map, known)
  const found = known.get(key) ?? listAll(state, map, choices)
  known.set(key, found)
  return found
}

function listAll(state: RollingState, map: SeaMap, choices: readonly IslandChoice[]): Listed {
  const strict = choices.flatMap(choice => placesOf(state, map, choice, false))
  if (strict.length > 0) return { relaxed: false, places: strict }
  return { relaxed: true, places: choices.flatMap(choice => placesOf(state, map, choice, true)) }
}

/** RS-21 to RS-23: the whole judgement of one placement. */
export function checkIslandPlace(state: RollingState, move: PlaceIsland): Refusal | undefined {
  const { map } = state.players[move.seat]!
  const card = islandCard(move.island)
  const { name } = card
  if (!state.islandsShown.includes(move.island))
    return refuse('RS-21', `The card of ${name} is not turned up`)
  const choices = islandChoices(state, move.seat)
  const ofIsland = choices.filter(({ island }) => island === move.island)
  if (ofIsland.length === 0) return refuse('RS-21', `${name} is on your map already`)
  const choice = ofIsland.find(({ coordinate }) => coordinate === spaceIndex(move.coordinate))
  if (!choice) {
    const list = ofIsland.map(({ coordinate }) => spaceName(coordinate)).join(' or ')
    const rule = state.options.islandSetup === 'advanced' ? 'RS-23' : 'RS-22a'
    return refuse(rule, `${name} is drawn for ${list}`)
  }
  const lying = layDown(card.shape, move.placement)
  if (!lying) return refuse('RS-22b', `There ${name} would stick out over the edge of the map`)
  const fault = islandFault(state, map, choice, lying, listed(state, move.seat).relaxed)
  if (fault === undefined) return undefined
  const target = spaceName(choice.coordinate)
  switch (fault) {
    case 'coordinate':
      return refuse('RS-22a', `${name} has to cover ${target}`)
    case 'overlap':
      return refuse('RS-22b', `${name} may not lie on land that is there already`)
    case 'otherCoordinate':
      return refuse('RS-22c', 'It would cover the coordinate of another island')
    case 'lastPort':
      return refuse('RS-22e', 'No port at all could be reached by ship any more')
  }
}

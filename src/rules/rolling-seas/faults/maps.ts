/** Impossible states of the maps: islands, obstacles, crosses and tellings (invariants 3, 4, 6, 7, 11, 13). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { cardText } from '../cardText'
import { chartOf, current, land, portLand, sea } from '../chart'
import { adventureCard } from '../data/adventures'
import { islandCard } from '../data/islands'
import { islandCoordinates } from '../data/printedMap'
import type { Shape } from '../data/shapes'
import { shapes } from '../data/shapes'
import { spaceCount, spaceIndex, spaceName } from '../grid'
import { keyOf, placementsOf } from '../placements'
import { emptyMap } from '../setup'
import type { Drawing, Island, RollingState, SeaMap } from '../state'

export function faultOfMaps(state: RollingState): Refusal | undefined {
  for (const { map } of state.players) {
    const fault = firstOf(
      () => faultOfIslands(state, map),
      () => faultOfDrawings(map),
      () => faultOfMarks(map),
      () => faultOfRides(map),
    )
    if (fault) return fault
  }
  return undefined
}

const keySets = new WeakMap<Shape, ReadonlySet<string>>()

function isPlacement(shape: Shape, key: string): boolean {
  const known = keySets.get(shape) ?? new Set(placementsOf(shape).map(keyOf))
  keySets.set(shape, known)
  return known.has(key)
}

function faultOfIslands(state: RollingState, { islands }: SeaMap): Refusal | undefined {
  const isPair = state.options.islandSetup === 'advanced'
  const { ground } = chartOf(emptyMap)
  const taken = new Set<number>()
  const ids = new Set(islands.map(({ id }) => id))
  const goals = new Set(islands.map(({ coordinate }) => coordinate))
  if (ids.size < islands.length || goals.size < islands.length) {
    return refuse('RS-21', 'Every island is drawn once, for a coordinate of its own')
  }
  for (const island of islands) {
    const card = islandCard(island.id)
    const goal = spaceIndex(island.coordinate)
    const isGoal = isPair ? islandCoordinates.includes(goal) : goal === card.coordinate
    if (!isGoal) return refuse('RS-22a', `${card.name} is not drawn for ${island.coordinate}`)
    const spaces = island.spaces.map(spaceIndex)
    if (!isPlacement(card.shape, islandKey(island))) {
      return refuse('RS-21', `${card.name} has another shape`)
    }
    if (!spaces.includes(goal)) return refuse('RS-22a', `${card.name} has to cover ${island.coordinate}`)
    for (const space of spaces) {
      if (ground[space] !== sea || taken.has(space)) {
        return refuse('RS-22b', `${card.name} lies on other land at ${spaceName(space)}`)
      }
      taken.add(space)
    }
  }
  return undefined
}

function islandKey({ spaces, port }: Island): string {
  return keyOf({ spaces: spaces.map(spaceIndex), port: spaceIndex(port) })
}

function faultOfDrawings(map: SeaMap): Refusal | undefined {
  const { ground } = chartOf({ ...emptyMap, islands: map.islands })
  const taken = new Set<number>()
  for (const drawing of map.drawings) {
    const { kind, shape } = adventureCard(drawing.card)
    if ((kind === 'current') !== (drawing.exit !== undefined)) {
      return refuse('RS-40g', 'Currents, and only they, lead somewhere')
    }
    if (!isPlacement(shapes[shape], drawingKey(drawing))) {
      return refuse('RS-35', `The card of ${cardText(drawing.card)} has another shape`)
    }
    for (const space of drawing.spaces.map(spaceIndex)) {
      if (ground[space] !== sea) return refuse('RS-40b', `${spaceName(space)} is land`)
      if (taken.has(space)) return refuse('RS-40c', `${spaceName(space)} carries two obstacles`)
      taken.add(space)
    }
  }
  return undefined
}

function drawingKey({ spaces, exit }: Drawing): string {
  return keyOf({ spaces: spaces.map(spaceIndex), ...(exit !== undefined && { exit: spaceIndex(exit) }) })
}

function faultOfMarks(map: SeaMap): Refusal | undefined {
  const { ground } = chartOf(map)
  const { explored, told } = map
  const isGround = (kind: number) => (name: string) => ground[spaceIndex(name)] === kind
  return firstOf(
    () =>
      (!explored.every(isGround(land)) || new Set(explored).size < explored.length) &&
      refuse('RS-73', 'Crosses stand on land, each space once'),
    () =>
      (!told.every(isGround(portLand)) || new Set(told).size < told.length) &&
      refuse('RS-80a', 'The Story is told at ports, at each once'),
  )
}

/** RS-40g, RS-40h: a ride must never end on land, on Rocks or beyond the edge. */
function faultOfRides(map: SeaMap): Refusal | undefined {
  const { active, obstacle, arrow, passable } = chartOf(map)
  for (let space = 0; space < spaceCount; space++) {
    if (active[space] === 0 || obstacle[space] !== current) continue
    if (passable[arrow[space]!] !== 1)
      return refuse('RS-40g', `The Current at ${spaceName(space)} leads nowhere`)
  }
  return undefined
}

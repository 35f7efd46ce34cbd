/**
 * A map as numbers, for everything that looks at spaces: what is land, what lies there, what is spent. It is made from
 * the plain map once and never changed; the same map gives the same chart.
 */
import { adventureCard } from './data/adventures'
import { mainland, mainlandPorts } from './data/printedMap'
import { offMap, spaceCount, spaceIndex } from './grid'
import type { SeaMap } from './state'
import type { Space } from './vocabulary'

export const sea = 0
export const land = 1
export const portLand = 2

export const nothing = 0
export const rocks = 1
export const storm = 2
export const monster = 3
export const current = 4

const codes = { rocks, storm, monster, current } as const

export interface Chart {
  /** `sea`, `land` or `portLand`. */
  readonly ground: Uint8Array
  /** What lies on a space: `nothing`, `rocks`, `storm`, `monster` or `current`. */
  readonly obstacle: Uint8Array
  /** Where the arrow of a Current space points; `offMap` elsewhere. */
  readonly arrow: Int16Array
  readonly visited: Uint8Array
  /** RS-16: what still happens to a ship that enters: a Storm, Monster or Current that is not visited. */
  readonly active: Uint8Array
  /** RS-17: 1 where a ship may be. */
  readonly passable: Uint8Array
  readonly explored: Uint8Array
  /** In reading order. */
  readonly ports: readonly number[]
  /** Where the ship lies; `offMap` before the Home Port is chosen. */
  readonly ship: number
}

const charts = new WeakMap<SeaMap, Chart>()

export function chartOf(map: SeaMap): Chart {
  const known = charts.get(map)
  if (known) return known
  const chart = drawChart(map)
  charts.set(map, chart)
  return chart
}

const printed = new Uint8Array(spaceCount)
for (const space of mainland) printed[space] = land
for (const space of mainlandPorts) printed[space] = portLand

function mark(list: Uint8Array, spaces: readonly Space[], value = 1): void {
  for (const space of spaces) list[spaceIndex(space)] = value
}

function drawChart(map: SeaMap): Chart {
  const ground = Uint8Array.from(printed)
  for (const { spaces, port } of map.islands) {
    mark(ground, spaces, land)
    mark(ground, [port], portLand)
  }
  const visited = new Uint8Array(spaceCount)
  for (const spaces of map.track) mark(visited, spaces)
  const obstacle = new Uint8Array(spaceCount)
  const arrow = new Int16Array(spaceCount).fill(offMap)
  for (const { card, spaces, exit } of map.drawings) {
    const { kind } = adventureCard(card)
    mark(obstacle, spaces, codes[kind])
    if (kind !== 'current') continue
    for (const [index, space] of spaces.entries()) {
      arrow[spaceIndex(space)] = spaceIndex(spaces[index + 1] ?? exit ?? '')
    }
  }
  const explored = new Uint8Array(spaceCount)
  mark(explored, map.explored)
  return {
    ground,
    obstacle,
    arrow,
    visited,
    active: obstacle.map((kind, space) => (kind > rocks && visited[space] === 0 ? 1 : 0)),
    passable: ground.map((kind, space) => (kind === sea && obstacle[space] !== rocks ? 1 : 0)),
    explored,
    ports: [...portsIn(ground)],
    ship: spaceIndex(shipAt(map) ?? ''),
  }
}

function* portsIn(ground: Uint8Array) {
  for (let space = 0; space < spaceCount; space++) if (ground[space] === portLand) yield space
}

/** Where the ship lies; `undefined` before the Home Port is chosen. */
export function shipAt(map: SeaMap): Space | undefined {
  return map.track.findLast(spaces => spaces.length > 0)?.at(-1)
}

/** The trip of a ship that is not at a port after the last round (RS-85). Rocks are no obstacle here, land is. */
import { type Chart, current, monster, storm } from './chart'
import { dirCount, neighbour, offMap } from './grid'
import { gain, noGain } from './ledger'
import { type CornerRule, isCornerClosed, mooringsOf, noWay, stepsFrom } from './sea'
import type { Ledger } from './state'

/** Sea, Rocks ignored. */
const waterOf = ({ ground }: Chart) => ground.map(kind => (kind === 0 ? 1 : 0))

function stepsTo(chart: Chart, port: number, corners: CornerRule): Uint8Array {
  return stepsFrom(waterOf(chart), mooringsOf(chart, port), corners)
}

export interface NearestPorts {
  /** Fewest steps to any mooring. */
  readonly steps: number
  /** All ports as near as that, in reading order. */
  readonly ports: readonly number[]
}

/** RS-85a. */
export function nearestPorts(chart: Chart, corners: CornerRule): NearestPorts {
  const distances = chart.ports.map(port => stepsTo(chart, port, corners)[chart.ship]!)
  const steps = Math.min(...distances.filter(distance => distance < noWay))
  return { steps, ports: chart.ports.filter((_, index) => distances[index] === steps) }
}

/** What a route meets that has not been met before, by kind. */
export function obstaclesOn(chart: Chart, route: readonly number[]): readonly number[] {
  return route.filter((space, index) => chart.active[space] === 1 && route.indexOf(space) === index)
}

/** RS-85b, `route`: Storms 1, Sea Monsters 2, Currents 1 for every 2 spaces of this trip. */
export function tripStory(chart: Chart, ledger: Ledger, route: readonly number[]): Ledger {
  let after = ledger
  let currents = 0
  for (const space of obstaclesOn(chart, route)) {
    const kind = chart.obstacle[space]
    if (kind === storm) after = gain(after, { ...noGain, story: 1 })
    if (kind === monster) after = gain(after, { ...noGain, story: 2 })
    if (kind === current && ++currents % 2 === 0) after = gain(after, { ...noGain, story: 1 })
  }
  return after
}

/** A shortest route to a mooring of the port for every set of obstacles that one can meet on the way. */
export function shortestRoutes(
  chart: Chart,
  port: number,
  corners: CornerRule,
): readonly (readonly number[])[] {
  const steps = stepsTo(chart, port, corners)
  const water = waterOf(chart)
  let front = new Map<string, readonly number[]>([['', []]])
  for (let left = steps[chart.ship]!; left > 0; left--) {
    const next = new Map<string, readonly number[]>()
    for (const route of front.values()) {
      const at = route.at(-1) ?? chart.ship
      for (let dir = 0; dir < dirCount; dir++) {
        const space = neighbour(at, dir)
        if (space === offMap || steps[space] !== left - 1) continue
        if (corners === 'blocked' && isCornerClosed(water, at, dir)) continue
        const longer = [...route, space]
        const key = `${space}/${obstaclesOn(chart, longer)
          .toSorted((a, b) => a - b)
          .join()}`
        if (!next.has(key)) next.set(key, longer)
      }
    }
    front = next
  }
  return [...front.values()]
}

/** Is every space of the route one step over sea from the one before? */
export function isWay(chart: Chart, route: readonly number[], corners: CornerRule): boolean {
  const water = waterOf(chart)
  return route.every((space, index) => {
    const from = route[index - 1] ?? chart.ship
    for (let dir = 0; dir < dirCount; dir++) {
      if (neighbour(from, dir) !== space || water[space] === 0) continue
      return !(corners === 'blocked' && isCornerClosed(water, from, dir))
    }
    return false
  })
}

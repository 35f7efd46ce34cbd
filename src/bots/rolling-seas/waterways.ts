/** Distances on one map, worked out once for a decision: steps to every port, and the shortest rounds of ports. */
import { type Chart, land, rocks } from '../../rules/rolling-seas/chart'
import { adjacentSpaces, offMap, orthogonalSpaces, spaceCount } from '../../rules/rolling-seas/grid'
import { type CornerRule, mooringsOf, noWay, stepsFrom } from '../../rules/rolling-seas/sea'

export interface Waterways {
  readonly chart: Chart
  readonly corners: CornerRule
  readonly ports: readonly number[]
  /** Steps from a space to a mooring of a port: `steps[port * spaceCount + space]`. */
  readonly steps: Uint8Array
  /** Place of the Home Port among the ports; -1 if there is none. */
  readonly home: number
  /**
   * Fewest steps to tell at `count` more ports of `open` (a set of bits) after the port `from`; with `tourHome` the way
   * to the Home Port after them is counted in. Index: see `tourAt`.
   */
  readonly tour: Uint8Array
  readonly tourHome: Uint8Array
  /** For every space the nearest one beside land that can be explored, and the steps to it. */
  readonly shore: Int16Array
  readonly shoreSteps: Uint8Array
  /** 1 where a ship lies at a port. */
  readonly atPort: Uint8Array
  /** Tours from spaces that have been asked for. */
  readonly known: Map<number, Uint8Array>
}

export function tourAt(
  { ports }: Pick<Waterways, 'ports'>,
  open: number,
  from: number,
  count: number,
): number {
  return (open * ports.length + from) * (ports.length + 1) + count
}

/** Where a ship can lie to visit a port. */
export function openMoorings(chart: Pick<Chart, 'ground' | 'obstacle'>, port: number): readonly number[] {
  return mooringsOf(chart, port).filter(space => chart.obstacle[space] !== rocks)
}

/** `open` is the set of ports that can still be told at. */
export function waterwaysOf(chart: Chart, homePort: number, open: number, corners: CornerRule): Waterways {
  const { ports, passable } = chart
  const steps = new Uint8Array(ports.length * spaceCount)
  const moorings = ports.map(port => openMoorings(chart, port))
  for (const [index, goals] of moorings.entries()) {
    steps.set(stepsFrom(passable, goals, corners), index * spaceCount)
  }
  const count = ports.length
  const between = ports.map((_, from) =>
    ports.map((_, to) =>
      from === to ? 0 : Math.min(noWay, ...moorings[from]!.map(space => steps[to * spaceCount + space]!)),
    ),
  )
  const home = ports.indexOf(homePort)
  const size = (1 << count) * count * (count + 1)
  const tour = new Uint8Array(size).fill(noWay)
  const tourHome = new Uint8Array(size).fill(noWay)
  const width = count + 1
  for (let set = 0; set < 1 << count; set++) {
    if ((set & ~open) !== 0) continue
    for (let from = 0; from < count; from++) {
      const base = (set * count + from) * width
      tour[base] = 0
      tourHome[base] = home < 0 ? noWay : between[from]![home]!
      for (let to = 0; to < count; to++) {
        if ((set & (1 << to)) === 0 || to === from) continue
        const way = between[from]![to]!
        const rest = ((set & ~(1 << to)) * count + to) * width
        for (let more = 0; more < count; more++) {
          if (way + tour[rest + more]! < tour[base + more + 1]!)
            tour[base + more + 1] = way + tour[rest + more]!
          if (way + tourHome[rest + more]! < tourHome[base + more + 1]!) {
            tourHome[base + more + 1] = way + tourHome[rest + more]!
          }
        }
      }
    }
  }
  const shores = shoresOf(chart, corners)
  const atPort = new Uint8Array(spaceCount)
  for (const space of ports.flatMap(port => orthogonalSpaces[port]!)) atPort[space] = 1
  return { chart, corners, ports, steps, home, tour, tourHome, ...shores, atPort, known: new Map() }
}

/** RS-71 to RS-75: land to explore, and no port at hand. */
function shoresOf(chart: Chart, corners: CornerRule): Pick<Waterways, 'shore' | 'shoreSteps'> {
  const { ground, explored, passable, ports } = chart
  const goals: number[] = []
  for (let space = 0; space < spaceCount; space++) {
    if (passable[space] === 0 || ports.some(port => orthogonalSpaces[port]!.includes(space))) continue
    if (adjacentSpaces[space]!.some(near => ground[near] === land && explored[near] === 0)) goals.push(space)
  }
  const shoreSteps = stepsFrom(passable, goals, corners)
  const shore = new Int16Array(spaceCount).fill(offMap)
  for (const goal of goals) shore[goal] = goal
  const byDistance = Array.from(shoreSteps.keys()).sort((a, b) => shoreSteps[a]! - shoreSteps[b]!)
  for (const space of byDistance) {
    if (shore[space] !== offMap || shoreSteps[space] === noWay) continue
    const near = adjacentSpaces[space]!.find(
      one => shoreSteps[one] === shoreSteps[space]! - 1 && shore[one] !== offMap,
    )
    if (near !== undefined) shore[space] = shore[near]!
  }
  return { shore, shoreSteps }
}

/**
 * Fewest steps from a space to tell at 0, 1, 2 … of the open ports, then the same with the way to the Home Port after
 * them.
 */
export function toursFrom(ways: Waterways, open: number, at: number): Uint8Array {
  const key = open * spaceCount + at
  const known = ways.known.get(key)
  if (known) return known
  const { ports, steps, tour, tourHome, home } = ways
  const width = ports.length + 1
  const found = new Uint8Array(2 * width).fill(noWay)
  found[0] = 0
  if (home >= 0) found[width] = steps[home * spaceCount + at]!
  for (let port = 0; port < ports.length; port++) {
    if ((open & (1 << port)) === 0) continue
    const way = steps[port * spaceCount + at]!
    const rest = tourAt(ways, open & ~(1 << port), port, 0)
    for (let count = 1; count < width; count++) {
      found[count] = Math.min(found[count]!, way + tour[rest + count - 1]!)
      found[width + count] = Math.min(found[width + count]!, way + tourHome[rest + count - 1]!)
    }
  }
  ways.known.set(key, found)
  return found
}

/** Who can get where: steps, connected water, moorings and accessible ports (RS-17, RS-18, RS-41, RS-76). */
import { type Chart, sea } from './chart'
import { dirCount, neighbour, neighbours, offMap, orthogonalSpaces, spaceCount } from './grid'
import type { RollingOptions } from './options'

export type CornerRule = RollingOptions['cornerSqueeze']

/** RS-18: the step is diagonal, and both spaces beside it are closed. Both ends are on the map. */
export function isCornerClosed(isOpen: ArrayLike<number>, from: number, dir: number): boolean {
  if (dir % 2 === 0) return false
  return isOpen[neighbour(from, dir - 1)] === 0 && isOpen[neighbour(from, (dir + 1) % dirCount)] === 0
}

/** All spaces connected by steps to `from`, itself included: 1 where they are. */
export function connected(isOpen: ArrayLike<number>, from: number, corners: CornerRule): Uint8Array {
  const found = new Uint8Array(spaceCount)
  flood(isOpen, from, corners, found)
  return found
}

/** Marks what is connected to `from` and counts it. The inmost loop of all rules: everything it needs is at hand. */
function flood(isOpen: ArrayLike<number>, from: number, corners: CornerRule, found: Uint8Array): number {
  if (from === offMap || isOpen[from] === 0 || found[from] === 1) return 0
  const beside = neighbours
  const count = dirCount
  const mayBeClosed = corners === 'blocked'
  const queue = [from]
  found[from] = 1
  for (let index = 0; index < queue.length; index++) {
    const at = queue[index]!
    for (let dir = 0; dir < count; dir++) {
      const next = beside[at * count + dir]!
      if (next < 0 || isOpen[next] === 0 || found[next] === 1) continue
      if (mayBeClosed && isCornerClosed(isOpen, at, dir)) continue
      found[next] = 1
      queue.push(next)
    }
  }
  return queue.length
}

/** More steps than any way on the map has. */
export const noWay = 255

/** Steps from every space to the nearest of the goals, whatever is met on the way; `noWay` where there is none. */
export function stepsFrom(
  isOpen: ArrayLike<number>,
  goals: readonly number[],
  corners: CornerRule,
): Uint8Array {
  const steps = new Uint8Array(spaceCount).fill(noWay)
  const queue: number[] = []
  for (const goal of goals) {
    if (isOpen[goal] === 0) continue
    steps[goal] = 0
    queue.push(goal)
  }
  const beside = neighbours
  const count = dirCount
  for (let index = 0; index < queue.length; index++) {
    const at = queue[index]!
    const next = steps[at]! + 1
    for (let dir = 0; dir < count; dir++) {
      const space = beside[at * count + dir]!
      if (space === offMap || isOpen[space] === 0 || steps[space]! <= next) continue
      if (corners === 'blocked' && isCornerClosed(isOpen, at, dir)) continue
      steps[space] = next
      queue.push(space)
    }
  }
  return steps
}

/** RS-41a: the largest connected water; of equals the one that comes first in reading order. */
export function mainSea(isOpen: ArrayLike<number>, corners: CornerRule): Uint8Array {
  const seen = new Uint8Array(spaceCount)
  const all = spaceCount
  let open = 0
  for (let space = 0; space < all; space++) open += isOpen[space] === 0 ? 0 : 1
  let start = offMap
  let size = 0
  for (let space = 0; space < all && size * 2 < open; space++) {
    if (isOpen[space] === 0 || seen[space] === 1) continue
    const found = flood(isOpen, space, corners, seen)
    if (found <= size) continue
    start = space
    size = found
  }
  return connected(isOpen, start, corners)
}

/** RS-41: the water from which ports are judged. */
export function referenceSea(isOpen: ArrayLike<number>, ship: number, corners: CornerRule): Uint8Array {
  return ship === offMap ? mainSea(isOpen, corners) : connected(isOpen, ship, corners)
}

/** RS-76: sea spaces orthogonally adjacent to a port. Rocks on one make it useless but leave it sea. */
export function mooringsOf(chart: Pick<Chart, 'ground'>, port: number): readonly number[] {
  return orthogonalSpaces[port]!.filter(space => chart.ground[space] === sea)
}

/** RS-41: the ports that a ship can reach, in reading order. */
export function accessiblePorts(
  { ground, ports, ship }: Pick<Chart, 'ground' | 'ports' | 'ship'>,
  isOpen: ArrayLike<number>,
  corners: CornerRule,
): readonly number[] {
  const water = referenceSea(isOpen, ship, corners)
  return ports.filter(port => mooringsOf({ ground }, port).some(space => water[space] === 1))
}

/** The ports at which a ship lies here, in reading order. */
export function portsAt(chart: Pick<Chart, 'ports'>, space: number): readonly number[] {
  return space === offMap ? [] : chart.ports.filter(port => orthogonalSpaces[port]!.includes(space))
}

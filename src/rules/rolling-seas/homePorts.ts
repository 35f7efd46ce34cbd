/** Where a voyage may begin (RS-26). */
import { chartOf, nothing } from './chart'
import { adjacentSpaces } from './grid'
import type { RollingOptions } from './options'
import { accessiblePorts, mainSea } from './sea'
import type { SeaMap } from './state'

/** RS-26b, RS-26c: any of the eight neighbours that is sea, carries nothing and belongs to the main sea. */
export function startSpaces(map: SeaMap, port: number, options: RollingOptions): readonly number[] {
  const chart = chartOf(map)
  const water = mainSea(chart.passable, options.cornerSqueeze)
  return adjacentSpaces[port]!.filter(space => water[space] === 1 && chart.obstacle[space] === nothing)
}

/** RS-26a: the ports that a voyage can call its home. */
export function openPorts(map: SeaMap, options: RollingOptions): readonly number[] {
  const chart = chartOf(map)
  return accessiblePorts(chart, chart.passable, options.cornerSqueeze)
}

/** RS-40e: can the ship still get somewhere else? Asked of the ordinary steps, whatever lies around it. */
import type { Chart } from './chart'
import { dirCount, neighbour, offMap } from './grid'
import { passages } from './passages'
import { isCornerClosed } from './sea'
import type { Ledger } from './state'
import type { Waters } from './voyage'

/** More ways than a ship that is nearly shut in can have. */
const mostWays = 200_000

/** Neighbours of the ship that it can sail to at once and stop at, whatever it has on board. */
export function freeNeighbours({ chart, corners }: Pick<Waters, 'chart' | 'corners'>): readonly number[] {
  const free: number[] = []
  for (let dir = 0; dir < dirCount; dir++) {
    const next = neighbour(chart.ship, dir)
    if (next === offMap || chart.passable[next] === 0 || chart.active[next] === 1) continue
    if (corners === 'blocked' && isCornerClosed(chart.passable, chart.ship, dir)) continue
    free.push(next)
  }
  return free
}

/** Is there a wind with which the ship can end its turn elsewhere, without any Bonus Movement? */
export function canMove(waters: Waters, ledger: Ledger): boolean {
  if (freeNeighbours(waters).length > 0) return true
  const isElsewhere = ({ voyage }: { voyage: { at: number; inStorm: boolean } }) =>
    voyage.at !== waters.chart.ship && !voyage.inStorm
  const limits = { steps: mostWays, bonuses: 0, exact: true, until: isElsewhere }
  return Array.from({ length: dirCount }, (_, wind) => wind).some(wind =>
    passages(waters, ledger, wind, limits).some(isElsewhere),
  )
}

/** The chart with more obstacles on it; what is visited stays spent. */
export function withObstacles(
  chart: Chart,
  kind: number,
  spaces: readonly number[],
  exit: number | undefined,
): Chart {
  const obstacle = Uint8Array.from(chart.obstacle)
  const active = Uint8Array.from(chart.active)
  const passable = Uint8Array.from(chart.passable)
  const arrow = Int16Array.from(chart.arrow)
  const isRocks = kind === 1
  for (const [index, space] of spaces.entries()) {
    obstacle[space] = kind
    if (isRocks) passable[space] = 0
    else active[space] = 1
    if (exit !== undefined) arrow[space] = spaces[index + 1] ?? exit
  }
  return { ...chart, obstacle, active, passable, arrow }
}

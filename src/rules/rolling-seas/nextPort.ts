/** How far the next port is, wherever a ship could start from. */
import type { Chart } from './chart'
import { spaceName } from './grid'
import { mooringsOf, noWay, stepsFrom } from './sea'
import type { RollingState } from './state'
import type { Space } from './vocabulary'

export interface NextPort {
  readonly port: Space
  readonly steps: number
}

/** The nearest port from any of these spaces, apart from those that are known. */
export function nextPort(
  { options }: Pick<RollingState, 'options'>,
  chart: Chart,
  from: readonly number[],
  known: readonly Space[],
): NextPort | undefined {
  let best: NextPort | undefined
  for (const port of chart.ports) {
    if (known.includes(spaceName(port))) continue
    const way = stepsFrom(chart.passable, mooringsOf(chart, port), options.cornerSqueeze)
    const steps = Math.min(noWay, ...from.map(space => way[space]!))
    if (steps === noWay || (best && best.steps <= steps)) continue
    best = { port: spaceName(port), steps }
  }
  return best
}

/** "3 steps away"; two ports may share a mooring. */
export function awayText({ steps }: NextPort): string {
  return steps === 0 ? 'at the same mooring' : `${steps} ${steps === 1 ? 'step' : 'steps'} away`
}

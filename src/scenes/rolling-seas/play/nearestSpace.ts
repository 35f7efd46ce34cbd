import { spaceIndex } from '../../../rules/rolling-seas/public'
import { grid, middleOf, spaceUnder } from '../ink/sheet'
import type { OnChart } from './chartHand'

/** A point of the chart, in millimetres. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A fingertip is so wide on the chart, in spaces. */
const fingertip = 1.3

/** Every space that can be chosen with what is in the hand. */
export function offeredSpaces({ hand, lands, ports }: OnChart): readonly number[] {
  switch (hand?.kind) {
    case 'sailing': {
      const near = hand.next.flatMap(({ fault, space }) => (fault === undefined ? [space] : []))
      const here = hand.steps.length > 0 ? [hand.voyage.at] : [...lands, ...ports]
      return [...hand.reach.keys(), ...near, ...here]
    }
    case 'home':
      return [...hand.starts].flatMap(([start, ports]) => [start, ...ports.map(spaceIndex)])
    case 'trip':
      return hand.trips.flatMap(({ port, route }) => [spaceIndex(port), ...route.slice(-1).map(spaceIndex)])
    default:
      return []
  }
}

/** The space that a fingertip means: the one under it if that is offered, else the nearest that it covers. */
export function nearestSpace(at: Point, offered: readonly number[]): number | undefined {
  const under = spaceUnder(at.x, at.y)
  if (offered.includes(under)) return under
  let best: number | undefined
  let least = fingertip * grid.cell
  for (const space of offered) {
    const [x, y] = middleOf(space)
    const away = Math.hypot(x - at.x, y - at.y)
    if (away >= least) continue
    least = away
    best = space
  }
  return best
}

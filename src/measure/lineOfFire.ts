import { areTouching, nearest } from './gap'
import type { Outline } from './outline'
import { polygonDistance, type Segment } from './polygon'
import { thousandths } from './rounding'
import { defaultRuler, type Ruler } from './ruler'
import { type TileOutline, tileUnder } from './tiles'

/** RB-80a: the line a shot takes; undefined between touching Ships, if it runs between their nearest points. */
export function lineOfFire(
  shooter: Outline,
  target: Outline,
  ruler: Ruler = defaultRuler,
): Segment | undefined {
  if (ruler.lineOfFire === 'centres') {
    return { from: { x: shooter.x, y: shooter.y }, to: { x: target.x, y: target.y } }
  }
  return areTouching(shooter, target, ruler) ? undefined : nearest(shooter, target)
}

export interface FireFault {
  readonly rule: string
  readonly why: string
  /** The tile that hinders the shot. */
  readonly by: string
}

/** RB-80, RB-80a: what hinders a shot where tiles block fire; undefined if nothing does. */
export function fireFault(
  shooter: Outline,
  target: Outline,
  blockingTiles: readonly TileOutline[],
  ruler: Ruler = defaultRuler,
): FireFault | undefined {
  const under = tileUnder(shooter, blockingTiles, ruler)
  if (under) {
    const why = `The shooter stands on tile ${under.id} and cannot fire while tiles block fire.`
    return { rule: 'RB-80', why, by: under.id }
  }
  const line = lineOfFire(shooter, target, ruler)
  const crossed = line && blockingTiles.find(tile => isMeeting(line, tile))
  return crossed && { rule: 'RB-80a', why: `The line of fire crosses tile ${crossed.id}.`, by: crossed.id }
}

/** Touching the border is meeting it (RB-80a). */
function isMeeting({ from, to }: Segment, tile: TileOutline): boolean {
  return thousandths(polygonDistance([from, to], tile.polygon)) === 0
}

/** RW-143: where in the tray a die that would not lie has the most room. */
import type { PlanePoint } from '../../measure'

/** Inner floor of the tray (2). */
export const trayHalfMm = { x: 150, y: 110 }
const stepMm = 10

/** The point of a grid that is farthest from walls and dice; of equal ones the one nearest to the middle. */
export function freestSpot(dice: readonly PlanePoint[]): PlanePoint {
  let best: PlanePoint = { x: 0, y: 0 }
  let bestRoom = roomAt(best, dice)
  for (let x = 0; x < trayHalfMm.x; x += stepMm) {
    for (let y = 0; y < trayHalfMm.y; y += stepMm) {
      for (const point of quarters(x, y)) {
        const room = roomAt(point, dice)
        if (room > bestRoom) {
          best = point
          bestRoom = room
        }
      }
    }
  }
  return best
}

function quarters(x: number, y: number): readonly PlanePoint[] {
  return [
    { x, y },
    { x: 0 - x, y },
    { x, y: 0 - y },
    { x: 0 - x, y: 0 - y },
  ]
}

/** Distance to the nearest wall or middle of a die. */
function roomAt({ x, y }: PlanePoint, dice: readonly PlanePoint[]): number {
  let room = Math.min(trayHalfMm.x - Math.abs(x), trayHalfMm.y - Math.abs(y))
  for (const die of dice) {
    const dx = die.x - x
    const dy = die.y - y
    room = Math.min(room, Math.sqrt(dx * dx + dy * dy))
  }
  return room
}

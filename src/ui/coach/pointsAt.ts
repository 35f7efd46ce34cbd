import type { ThingSpot } from '../../table/choosing/thingSpots'

export interface PointedThing extends ThingSpot {
  readonly name: string
}

/** More fingers than these point at nothing any more. */
const mostPoints = 3

/** Where the things lie that are pointed at: those of the first name that is on the picture. */
export function pointsAt(
  things: readonly string[],
  spots: Readonly<Record<string, ThingSpot>>,
): readonly PointedThing[] {
  for (const thing of things) {
    const names = Object.keys(spots).filter(name =>
      thing.endsWith(':') ? name.startsWith(thing) : name === thing,
    )
    if (names.length > 0) return names.slice(0, mostPoints).map(name => ({ name, ...spots[name]! }))
  }
  return []
}

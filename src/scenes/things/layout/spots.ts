import type { Layout, Placement, ThingId } from './placement'

/**
 * Where a camera stands: the point looked at, two angles, half the height of the picture there (cm), opening angle.
 */
export interface CameraSpot {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly azimuth: number
  readonly polar: number
  readonly half: number
  /** Half the width that must be visible in a narrow picture; by default as in a wide one. */
  readonly halfWidth?: number
  readonly fov: number
}

export const degrees = Math.PI / 180
export const wideFov = 30 * degrees
export const nearFov = 24 * degrees
/** From straight above; flat things are read from nearly above, for foreshortened type is hard to read. */
const reading = 20 * degrees
const leaning = 38 * degrees

/** Near enough to read one thing, from the side on which it is upright. */
export function spotOf(thing: Placement): CameraSpot {
  const isFlat = thing.height < 2
  const tall = Math.max(thing.depth, thing.width * 0.62)
  return {
    x: thing.x,
    y: thing.y + thing.height / 2,
    z: thing.z,
    azimuth: thing.kind === 'die' ? 0 : thing.yaw,
    polar: isFlat ? reading : leaning,
    half: Math.max(2.4, tall * 0.62),
    fov: nearFov,
  }
}

/** Several things at once, seen from the south; undefined if none of them is on the table. */
export function spotAround(layout: Layout, ids: readonly ThingId[]): CameraSpot | undefined {
  const things = ids.flatMap(id => layout.things.get(id) ?? [])
  if (things.length === 0) return undefined
  const low = (of: (thing: Placement) => number) => Math.min(...things.map(of))
  const high = (of: (thing: Placement) => number) => Math.max(...things.map(of))
  const [left, right] = [low(t => t.x - t.width / 2), high(t => t.x + t.width / 2)]
  const [far, near] = [low(t => t.z - t.depth / 2), high(t => t.z + t.depth / 2)]
  return {
    x: (left + right) / 2,
    y: 0,
    z: (far + near) / 2,
    azimuth: 0,
    polar: leaning,
    half: Math.max(5, (near - far) * 0.6, (right - left) * 0.36),
    fov: wideFov,
  }
}

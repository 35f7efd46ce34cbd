import type { Layout, Placement, SeatPlace, ThingId } from './placement'

/** Where a camera stands: the point looked at, two angles, half the height of the picture there (cm), opening angle. */
export interface CameraSpot {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly azimuth: number
  readonly polar: number
  readonly half: number
  readonly fov: number
}

const degrees = Math.PI / 180
const wideFov = 30 * degrees
const nearFov = 24 * degrees
/** From straight above; flat things are read from nearly above, for foreshortened type is hard to read. */
const reading = 20 * degrees
const leaning = 38 * degrees

/** Near enough to read one thing, from the side on which it is upright; undefined if it is not on the table. */
export function spotFor(layout: Layout, id: ThingId): CameraSpot | undefined {
  const thing = layout.things.get(id)
  return thing && spotOf(thing)
}

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

/** So far into the area of a player his view looks: the Sea Box stays in it. */
const seatFocus = 0.24

/** Everything of one player, from his own side. */
export function seatSpot(place: SeatPlace): CameraSpot {
  const { x, z, yaw, depth } = place
  return {
    x: x + Math.sin(yaw) * depth * seatFocus,
    y: 0,
    z: z + Math.cos(yaw) * depth * seatFocus,
    azimuth: yaw,
    polar: 30 * degrees,
    half: 24,
    fov: wideFov,
  }
}

/** The whole row of the port, seen over the box. */
export const portSpot: CameraSpot = {
  x: -8,
  y: 0,
  z: -26.6,
  azimuth: 0,
  polar: 26 * degrees,
  half: 20,
  fov: wideFov,
}

/** The table from the viewer's chair: box, port, card, and what is his own in front. */
export const tableSpot: CameraSpot = {
  x: -1,
  y: 0,
  z: 5.4,
  azimuth: 0,
  polar: 36 * degrees,
  half: 33,
  fov: wideFov,
}

/** All of the table and everybody at it. */
export const roundSpot: CameraSpot = {
  x: 0,
  y: 0,
  z: -4,
  azimuth: 0,
  polar: 32 * degrees,
  half: 52,
  fov: wideFov,
}

/** Several things at once, seen from the south. */
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

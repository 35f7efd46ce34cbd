import { lyingRotation } from '../../../measure'
import type { Placement, Way } from '../layout'

/** A thing as it is drawn: its middle in cm, its rotation, and how large it is against its placement. */
export interface ThingPose {
  x: number
  y: number
  z: number
  qx: number
  qy: number
  qz: number
  qw: number
  scale: number
}

export const createPose = (): ThingPose => ({ x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1, scale: 1 })

export function copyPose(from: Readonly<ThingPose>, to: ThingPose): void {
  to.x = from.x
  to.y = from.y
  to.z = from.z
  to.qx = from.qx
  to.qy = from.qy
  to.qz = from.qz
  to.qw = from.qw
  to.scale = from.scale
}

const degrees = 180 / Math.PI

/** The pose of a thing that lies where its placement says. What lies face down is turned about its long axis. */
export function writePose(place: Placement, out: ThingPose): void {
  out.x = place.x
  out.y = place.y + place.height / 2
  out.z = place.z
  out.scale = 1
  if (place.rotation) {
    const [x, y, z, w] = place.rotation
    out.qx = x
    out.qy = y
    out.qz = z
    out.qw = w
    return
  }
  if (place.die !== undefined) {
    const [x, y, z, w] = lyingRotation(place.die, place.face ?? 1, place.yaw * degrees)
    out.qx = x
    out.qy = y
    out.qz = z
    out.qw = w
    return
  }
  const turn = place.yaw + (place.fan ?? 0)
  const sin = Math.sin(turn / 2)
  const cos = Math.cos(turn / 2)
  out.qx = place.faceUp ? 0 : sin
  out.qy = place.faceUp ? sin : 0
  out.qz = place.faceUp ? 0 : cos
  out.qw = place.faceUp ? cos : 0
  if (place.pitch) lean(place, place.pitch, out)
}

/** Raises the far edge about the near one, which stays where it is. */
function lean({ yaw, depth, height, slide = 0 }: Placement, pitch: number, out: ThingPose): void {
  const [s, c] = [Math.sin(pitch / 2), Math.cos(pitch / 2)]
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  // The axis is the thing's own right, in the world; the turn comes after all others.
  const [ax, az] = [cos * s, -sin * s]
  const { qx, qy, qz, qw } = out
  out.qx = c * qx + ax * qw - az * qy
  out.qy = c * qy + az * qx - ax * qz
  out.qz = c * qz + az * qw + ax * qy
  out.qw = c * qw - ax * qx - az * qz
  const back = (depth / 2) * (1 - Math.cos(pitch)) + (height / 2) * Math.sin(pitch) - slide * Math.cos(pitch)
  out.x += back * sin
  out.z += back * cos
  out.y += (depth / 2 + slide) * Math.sin(pitch) - (height / 2) * (1 - Math.cos(pitch))
}

export function samePose(a: Readonly<ThingPose>, b: Readonly<ThingPose>): boolean {
  const dot = a.qx * b.qx + a.qy * b.qy + a.qz * b.qz + a.qw * b.qw
  return (
    Math.abs(a.x - b.x) < 1e-3 &&
    Math.abs(a.y - b.y) < 1e-3 &&
    Math.abs(a.z - b.z) < 1e-3 &&
    Math.abs(a.scale - b.scale) < 1e-3 &&
    Math.abs(dot) > 0.99999
  )
}

const inOut = (t: number) => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2)

const within = (t: number) => Math.min(1, Math.max(0, t))

/** Of this share of the time, how much of the turn is done. Two functions, for a frame must not make objects. */
function turnedAt(share: number, way: Way | undefined): number {
  if (way === 'sailed') return inOut(within(share / 0.5))
  return way === 'shoved' ? 1 - (1 - share) ** 3 : inOut(share)
}

/** Of this share of the time, how much of the way is done. */
function goneAt(share: number, way: Way | undefined): number {
  return way === 'sailed' ? inOut(within((share - 0.2) / 0.8)) : turnedAt(share, way)
}

/** Between two poses, along an arc of this height; out may be either. */
export function writeFlight(
  from: Readonly<ThingPose>,
  to: Readonly<ThingPose>,
  share: number,
  arc: number,
  out: ThingPose,
  way?: Way,
): void {
  const turned = turnedAt(share, way)
  const eased = goneAt(share, way)
  out.x = from.x + (to.x - from.x) * eased
  out.y = from.y + (to.y - from.y) * eased + 4 * eased * (1 - eased) * arc
  out.z = from.z + (to.z - from.z) * eased
  out.scale = from.scale + (to.scale - from.scale) * eased
  const dot = from.qx * to.qx + from.qy * to.qy + from.qz * to.qz + from.qw * to.qw
  const toward = dot < 0 ? -turned : turned
  const x = from.qx * (1 - turned) + to.qx * toward
  const y = from.qy * (1 - turned) + to.qy * toward
  const z = from.qz * (1 - turned) + to.qz * toward
  const w = from.qw * (1 - turned) + to.qw * toward
  const size = 1 / Math.sqrt(x * x + y * y + z * z + w * w)
  out.qx = x * size
  out.qy = y * size
  out.qz = z * size
  out.qw = w * size
}

/** Nothing is thrown higher than this, in cm. */
const highestArc = 22

/** A box in the middle of the table that things are lifted over: half its side and its height, in cm. */
export interface Walls {
  readonly half: number
  readonly height: number
}

/** How high a thing is lifted on its way: a little, and over walls where they are in between. */
export function arcOf(from: Readonly<ThingPose>, to: Readonly<ThingPose>, walls: Walls | undefined): number {
  const way = Math.hypot(to.x - from.x, to.z - from.z)
  const low = Math.min(1.2 + way * 0.05, 4)
  const crossed = walls && shareOverBox(from, to, walls)
  if (!crossed) return low
  const clear = (share: number) => {
    if (share <= 0.001 || share >= 0.999) return 0
    const missing = walls.height + 1 - (from.y + (to.y - from.y) * share)
    return missing / (4 * share * (1 - share))
  }
  return Math.min(highestArc, Math.max(low, clear(crossed.enter), clear(crossed.leave)))
}

/** Which shares of the straight way lead over the Sea Box; undefined where no wall has to be crossed. */
function shareOverBox(
  from: Readonly<ThingPose>,
  to: Readonly<ThingPose>,
  walls: Walls,
): { enter: number; leave: number } | undefined {
  const half = walls.half + 0.9
  let enter = 0
  let leave = 1
  for (const [start, way] of [
    [from.x, to.x - from.x],
    [from.z, to.z - from.z],
  ] as const) {
    if (Math.abs(way) < 1e-6) {
      if (Math.abs(start) > half) return undefined
      continue
    }
    const a = (-half - start) / way
    const b = (half - start) / way
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
  }
  const staysIn = enter === 0 && leave === 1
  return enter < leave && !staysIn ? { enter, leave } : undefined
}

/** Seconds that turning a thing over takes at least. */
const turnOverSeconds = 0.46

/** How high a thing has to be lifted to be turned over: half of what swings round. 0 if it keeps its side up. */
export function turnOverHeight(
  from: Readonly<ThingPose>,
  to: Readonly<ThingPose>,
  { width, depth }: Pick<Placement, 'width' | 'depth'>,
): number {
  const up = ({ qx, qz }: Readonly<ThingPose>) => 1 - 2 * (qx * qx + qz * qz)
  if (up(from) * up(to) > -0.2) return 0
  // The axis of the turn against the thing's own right: along it, its depth swings, else its width.
  const ax = to.qw * -from.qx + to.qx * from.qw + to.qy * -from.qz + to.qz * from.qy
  const az = to.qw * -from.qz + to.qz * from.qw + to.qx * -from.qy + to.qy * from.qx
  const size = Math.hypot(ax, az) || 1
  const rx = 1 - 2 * (from.qy * from.qy + from.qz * from.qz)
  const rz = 2 * (from.qx * from.qz - from.qw * from.qy)
  const along = Math.abs(rx * ax + rz * az) / size
  return (along > 0.7 ? depth : width) / 2 + 0.4
}

/** Seconds that a way takes on which a thing is turned over, or not. */
export function secondsOfWay(
  from: Readonly<ThingPose>,
  to: Readonly<ThingPose>,
  isTurned: boolean,
  way?: Way,
): number {
  const seconds = secondsOf(from, to, way)
  return isTurned ? Math.max(turnOverSeconds, seconds) : seconds
}

/** Seconds that a way takes: at least, more for each cm, and at most. */
const paces = {
  carried: [0.26, 0.0085, 0.85],
  sailed: [0.4, 0.05, 1.3],
  shoved: [0.3, 0.03, 0.8],
} as const

export function secondsOf(from: Readonly<ThingPose>, to: Readonly<ThingPose>, way?: Way): number {
  const [least, each, most] = paces[way ?? 'carried']
  return Math.min(most, least + Math.hypot(to.x - from.x, to.z - from.z) * each)
}

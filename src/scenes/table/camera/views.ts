import type { ViewName } from '../../../table/cameraWish'
import { parallelFov, type RigState } from './rigState'

type Point = readonly [x: number, y: number, z: number]

function looking(fovDegrees: number, eye: Point, target: Point): RigState {
  const [dx, dy, dz] = [eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]]
  const distance = Math.hypot(dx, dy, dz)
  const fov = (fovDegrees * Math.PI) / 180
  return {
    x: target[0],
    y: target[1],
    z: target[2],
    azimuth: Math.atan2(dx, dz),
    polar: Math.acos(dy / distance),
    half: distance * Math.tan(fov / 2),
    fov,
  }
}

/** Half of the picture's height in the judge's view: the whole inner floor and 2.7 cm around it. */
const judgeHalf = 17.2

/** The views that can be chosen, and the one that shows held dice with the box below them. */
export type RigView = ViewName | 'hand'

const wideViews: Readonly<Record<RigView, RigState>> = {
  hand: looking(30, [7.2, 45, 57], [2.2, 5.2, 1]),
  seat: looking(32, [-4, 42.5, 56], [2.6, 3.6, 0.2]),
  drop: looking(30, [7.6, 43.5, 46], [3, 0.3, 2.5]),
  close: looking(24, [7, 22, 24], [0.6, 0.6, 0.6]),
  judge: { x: 0, y: 0, z: 0, azimuth: 0, polar: 0, half: judgeHalf, fov: parallelFov },
}

/** Half of the width that must be seen, in cm: the box with its walls and a finger's breadth. */
const neededHalfWidth: Readonly<Record<RigView, number>> = {
  hand: 21,
  seat: 21,
  drop: 22.5,
  close: 10,
  judge: 17.2,
}

/** A view of a table whose middle is no Sea Box. */
export interface OwnView {
  /** How it is seen on a wide screen. */
  readonly wide: RigState
  /** Half of the width needed, in cm. */
  readonly halfWidth: number
  /** How it is seen on a telephone held upright, where that is another view. */
  readonly narrow?: { readonly wide: RigState; readonly halfWidth: number }
  /** How far the middle moves away from the viewer on a narrow screen, where words cover its upper edge, in cm. */
  readonly narrowAway?: number
}
export type OwnViews = Readonly<Partial<Record<RigView, OwnView>>>

/** A place of a game's own to look at. */
export interface RigSpot extends RigState {
  /** Half the width that has to be in sight on a narrow picture, in cm; as on a wide one unless said. */
  readonly halfWidth?: number
}

/** Pictures are composed for at least this shape, width by height. */
const wideAspect = 1.6

/** A part of the table, in cm. */
export interface TableBox {
  readonly west: number
  readonly east: number
  /** Farthest from the viewer, and nearest. */
  readonly north: number
  readonly south: number
}

/** What of a picture is free: so much of its height above and below its middle, bars and prompt lie on the rest. */
export interface FreePart {
  /** Width by height. */
  readonly aspect: number
  readonly above: number
  readonly below: number
}

/** At 1280 by 720 the prompt ends at 100 of 720 lines, and the buttons begin at 668. */
export const besideBars: FreePart = { aspect: 950 / 720, above: 1 - 200 / 720, below: 1336 / 720 - 1 }

/** Between the prompt of a telephone and its open list. */
export const aboveList: FreePart = { aspect: 390 / 330, above: 0.97, below: 0.97 }

/** The view that fills the free part of a picture with this part of the table. */
export function fitted(
  { west, east, north, south }: TableBox,
  polarDegrees: number,
  fovDegrees = 30,
  { above, below, aspect } = besideBars,
): { readonly wide: RigState; readonly halfWidth: number } {
  const polar = (polarDegrees * Math.PI) / 180
  const fov = (fovDegrees * Math.PI) / 180
  const cos = Math.cos(polar)
  // What lies nearer is seen larger, and what lies farther away smaller.
  const growth = Math.sin(polar) * Math.tan(fov / 2)
  const [up, down] = [above / (cos - above * growth), below / (cos + below * growth)]
  const high = (south - north) / (up + down)
  const halfWidth = (east - west) / 2 + down * high * growth * aspect
  const half = Math.max(high, halfWidth / aspect)
  // If the width decides, the rest of the height is split above and below.
  const z = north + up * half - ((up + down) * half - (south - north)) / 2
  return { wide: { x: (west + east) / 2, y: 0, z, azimuth: 0, polar, half: high, fov }, halfWidth }
}

/** Half of the height that a picture of this shape shows of a spot: on a narrow one as much of the width is in sight. */
export function halfOfSpot(
  { half, halfWidth = half * wideAspect }: Readonly<RigSpot>,
  aspect: number,
): number {
  return Math.max(half, halfWidth / aspect)
}

/**
 * The view for a picture of this shape. The views are composed for a wide screen; on a narrow one the box is put in
 * the middle and the camera steps back until its width fits.
 */
export function viewFor(name: RigView, aspect: number, own: OwnViews = {}, isUpright = false): RigState {
  const narrowView = isUpright ? own[name]?.narrow : undefined
  if (narrowView)
    return { ...narrowView.wide, half: Math.max(narrowView.wide.half, narrowView.halfWidth / aspect) }
  const view: OwnView = own[name] ?? { wide: wideViews[name], halfWidth: neededHalfWidth[name] }
  const { wide, halfWidth, narrowAway = 0 } = view
  const half = Math.max(wide.half, halfWidth / aspect)
  // 0 on a wide picture, 1 once the width alone decides.
  const narrow = Math.min(1, Math.max(0, (1.72 - aspect) / 0.5))
  return {
    ...wide,
    half,
    x: own[name] ? wide.x : wide.x * (1 - narrow),
    z: wide.z - narrowAway * Math.max(0, Math.min(1, (1.1 - aspect) / 0.3)),
    azimuth: wide.azimuth * (1 - narrow),
    polar: name === 'judge' ? 0 : wide.polar * (1 - 0.25 * narrow),
  }
}

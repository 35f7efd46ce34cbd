import {
  convexHull,
  coreVertices,
  edgeRadius,
  isPolyKind,
  nearestPoints,
  type PlanePoint,
  type Polygon,
  polyCore,
  polyEdgeRadius,
  polygonDistance,
  rotate,
  type Segment,
  type Vec3,
} from '../measure'
import { isRound, sizeOf, type Thing } from './thing'

/** A thing seen from above: everything within a radius of a convex core, in the plane of the rules. */
export interface Footprint {
  readonly core: Polygon
  readonly radius: number
}

/** Corners of the core of a body and the radius around it, in body axes. */
function coreOf({ what }: Thing): { readonly corners: readonly Vec3[]; readonly radius: number } {
  if (what.kind === 'die')
    return isPolyKind(what.die)
      ? { corners: polyCore(what.die), radius: polyEdgeRadius(what.die) }
      : { corners: coreVertices(what.die), radius: edgeRadius(what.die) }
  const { width, depth, height } = sizeOf(what)
  if (isRound(what)) return { corners: rim(width / 2, height / 2), radius: 0 }
  return {
    corners: [-1, 1].flatMap(x =>
      [-1, 1].flatMap(y => [-1, 1].map((z): Vec3 => [(x * width) / 2, (y * height) / 2, (z * depth) / 2])),
    ),
    radius: 0,
  }
}

/** Corners on each rim of a disc: round to a thousandth of its radius. */
const rimCorners = 72

function rim(radius: number, half: number): readonly Vec3[] {
  return [-half, half].flatMap(y =>
    Array.from({ length: rimCorners }, (_, index): Vec3 => {
      const angle = (index / rimCorners) * 2 * Math.PI
      return [radius * Math.cos(angle), y, radius * Math.sin(angle)]
    }),
  )
}

export function footprintOf(thing: Thing): Footprint {
  const { corners, radius } = coreOf(thing)
  const [px, , pz] = thing.pose.position
  const points = corners.map((corner): PlanePoint => {
    const [x, , z] = rotate(thing.pose.rotation, corner)
    return { x: px + x, y: 0 - (pz + z) }
  })
  return { core: convexHull(points), radius }
}

/** The gap between two things as a ruler on the table would measure it; no line where they touch or overlap. */
export interface MeasuredGap {
  readonly mm: number
  readonly line: Segment | undefined
}

/** Gaps below this are touches: half of what any ruler shows. */
const touchMm = 0.05

export function gapBetween(a: Thing, b: Thing): MeasuredGap {
  const [one, other] = [footprintOf(a), footprintOf(b)]
  const mm = polygonDistance(one.core, other.core) - one.radius - other.radius
  if (mm < touchMm) return { mm: 0, line: undefined }
  const cores = nearestPoints(one.core, other.core)!
  const [dx, dy] = [cores.to.x - cores.from.x, cores.to.y - cores.from.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  const along = ({ x, y }: PlanePoint, by: number) => ({
    x: x + (dx / length) * by,
    y: y + (dy / length) * by,
  })
  return { mm, line: { from: along(cores.from, one.radius), to: along(cores.to, 0 - other.radius) } }
}

/** To the tenth of a millimetre, as the judge writes it. */
export const writtenGap = ({ mm }: MeasuredGap): string => (mm === 0 ? 'touching' : `${mm.toFixed(1)} mm`)

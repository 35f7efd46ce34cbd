import { cosDeg, sinDeg } from './angle'
import { coreVertices, dieEdgeMm, edgeRadius, edgeRadiusMm } from './dieGeometry'
import { convexHull, type Polygon, shifted } from './polygon'
import { lyingRotation, readUpperFace, readYaw, roundSpot, type Spot, toPlane } from './pose'
import { normalized, rotate } from './quaternion'
import { hundredthsOfTurn, roundMm, roundYaw } from './rounding'
import { defaultRuler, type Ruler } from './ruler'
import type { DieKind, DieSpec, PlanePoint, Pose, Quat } from './types'

/** RB-61: a die's shadow on the floor, all points at most `radius` away from its core. */
export interface Outline {
  readonly id: string
  /** Centre, rounded by RB-63. */
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly core: Polygon
  /** Given if the core is a square, which most dice are and which is measured faster. */
  readonly square: SquareCore | undefined
}

export interface SquareCore {
  readonly edgeMm: number
  /** Half the edge of the core. */
  readonly half: number
  readonly yaw: number
  readonly cos: number
  readonly sin: number
}

/** The outline of a six-sided die that lies flat (RB-61), rounded by RB-63. */
export function squareOutline(die: Spot & { readonly id: string }, edgeMm: number = dieEdgeMm): Outline {
  const { x, y, yaw } = roundSpot(die)
  const half = edgeMm / 2 - edgeRadiusMm
  // Modulo a quarter turn (RB-60): the same outline has the same bits, whichever side is in front.
  const quarter = hundredthsOfTurn(yaw, 90) / 100
  const cos = cosDeg(quarter)
  const sin = sinDeg(quarter)
  const p = half * (cos - sin)
  const q = half * (cos + sin)
  return {
    id: die.id,
    x,
    y,
    radius: edgeRadiusMm,
    core: [
      { x: x + p, y: y + q },
      { x: x - q, y: y + p },
      { x: x - p, y: y - q },
      { x: x + q, y: y - p },
    ],
    square: { edgeMm, half, yaw, cos, sin },
  }
}

/**
 * The outline of a die in any pose. One that is tilted by no more than the ruler allows counts as lying level: its
 * tilt is taken out and its yaw rounded. The outline of any other is the true shadow of its tilted body.
 */
export function outlineOf(die: DieSpec & Pose, ruler: Ruler = defaultRuler): Outline {
  const centre = toPlane(die.position)
  const { face, tiltDeg } = readUpperFace(die.kind, die.rotation)
  if (tiltDeg > ruler.flatToleranceDeg) {
    return shadow(die.id, die.kind, centre, normalized(die.rotation), ruler.dieEdgeMm)
  }
  const yaw = readYaw(die.kind, die.rotation, face)
  if (die.kind !== 'd12' && die.kind !== 'wave-token')
    return squareOutline({ id: die.id, ...centre, yaw }, ruler.dieEdgeMm)
  return shadow(die.id, die.kind, centre, lyingRotation(die.kind, face, roundYaw(yaw)), ruler.dieEdgeMm)
}

function shadow(id: string, kind: DieKind, centre: PlanePoint, rotation: Quat, edgeMm: number): Outline {
  const x = roundMm(centre.x)
  const y = roundMm(centre.y)
  const corners = coreVertices(kind, edgeMm).map(corner => toPlane(rotate(rotation, corner)))
  return {
    id,
    x,
    y,
    radius: edgeRadius(kind),
    core: shifted(convexHull(corners), x, y),
    square: undefined,
  }
}

/** The outline after a translation that puts its centre on a point, rounded by RB-63. */
export function outlineAt(outline: Outline, point: PlanePoint): Outline {
  const { id, square } = outline
  if (square) return squareOutline({ id, ...point, yaw: square.yaw }, square.edgeMm)
  const x = roundMm(point.x)
  const y = roundMm(point.y)
  return { ...outline, x, y, core: shifted(outline.core, x - outline.x, y - outline.y) }
}

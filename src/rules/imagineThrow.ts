/**
 * A fair result for a throw without any physics (rattle-battle 6.4): for random playouts, for looking ahead and for
 * positions typed by hand. Every face is equally likely, dice lie anywhere in the box and never on each other.
 */
import {
  type DieReading,
  type DieSpec,
  defaultRuler,
  faceCount,
  lyingPose,
  type Outline,
  outlineOf,
  overlap,
  readSpot,
  type Spot,
  seaHalfMm,
  type ThrowRequest,
} from '../measure'
import type { Random } from './random'

/** Standard deviation of the landing places along each axis of the Sea Box. */
const seaSpreadMm = 62
/** In trays only faces count, so dice are placed near the middle, where every tray has floor. */
const trayHalfMm = 65
const traySpreadMm = 32

/** All dice flat and inside; those that lay there lie as they did. */
export function imagineThrow(request: ThrowRequest, random: Random): readonly DieReading[] {
  const ruler = { ...defaultRuler, dieEdgeMm: request.edgeMm ?? defaultRuler.dieEdgeMm }
  const lying = request.lying.map(die =>
    readingOf(die, die.face, { x: die.x, y: 0 - die.z, yaw: die.yaw }, request.edgeMm),
  )
  const outlines = lying.map(die => outlineOf(die, ruler))
  const thrown = request.dice.map(die => {
    const reading = land(die, request, outlines, random)
    outlines.push(outlineOf(reading, ruler))
    return reading
  })
  return [...thrown, ...lying]
}

/** A die that lies flat on the floor at a spot, as it would be read. */
export function readingOf(die: DieSpec, face: number, spot: Spot, edgeMm?: number): DieReading {
  const { id, kind } = die
  return {
    id,
    kind,
    ...lyingPose(kind, face, spot, edgeMm),
    face,
    inBox: true,
    flat: true,
    tiltDeg: 0,
    restsOn: 'floor',
  }
}

function land(die: DieSpec, request: ThrowRequest, others: readonly Outline[], random: Random): DieReading {
  const ruler = { ...defaultRuler, dieEdgeMm: request.edgeMm ?? defaultRuler.dieEdgeMm }
  const isSea = request.container === 'sea-box'
  const spread = isSea ? seaSpreadMm : traySpreadMm
  const half = isSea ? seaHalfMm : trayHalfMm
  const face = random.index(faceCount(die.kind)) + 1
  for (;;) {
    const reading = readingOf(
      die,
      face,
      {
        x: (request.at?.x ?? 0) + random.normal() * spread,
        y: 0 - (request.at?.z ?? 0) + random.normal() * spread,
        yaw: random.between(0, 360),
      },
      request.edgeMm,
    )
    const outline = outlineOf(reading, ruler)
    const isInside = outline.core.every(
      corner => Math.max(Math.abs(corner.x), Math.abs(corner.y)) <= half - outline.radius,
    )
    if (isInside && others.every(other => overlap(outline, other) === 0)) return reading
  }
}

/** Where a die that was read lies, in the plane of the rules and rounded by RB-63. */
export function spotOf(reading: DieReading): Spot {
  return readSpot(reading.kind, reading)
}

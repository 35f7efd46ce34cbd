import { coreDistance } from './gap'
import { type Outline, outlineAt } from './outline'
import { nearestPoints } from './polygon'
import { roundMm } from './rounding'
import type { PlanePoint } from './types'

/**
 * The end, near the one given, at which a moved die is in contact with the nearest of the others: for a hand that lets
 * go beside a Ship or slightly on top of it. Undefined if none is within reach; whether the end is legal is for
 * `moveFault` to say.
 */
export function snapToContact(
  die: Outline,
  end: PlanePoint,
  others: readonly Outline[],
  withinMm: number,
): PlanePoint | undefined {
  const moved = outlineAt(die, end)
  let nearest: { other: Outline; mm: number } | undefined
  for (const other of others) {
    if (other.id === die.id) continue
    const mm = coreDistance(moved, other) - moved.radius - other.radius
    if (Math.abs(mm) <= withinMm && Math.abs(mm) < Math.abs(nearest?.mm ?? Infinity)) nearest = { other, mm }
  }
  const line = nearest && nearestPoints(moved.core, nearest.other.core)
  if (!nearest || !line) return undefined
  const dx = line.to.x - line.from.x
  const dy = line.to.y - line.from.y
  const part = nearest.mm / Math.sqrt(dx * dx + dy * dy)
  return { x: roundMm(moved.x + dx * part), y: roundMm(moved.y + dy * part) }
}

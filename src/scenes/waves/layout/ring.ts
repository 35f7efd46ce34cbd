import type { Seat, Viewer } from '../../../rules/game'
import { modeOf, placeOf, type WavesState } from '../../../rules/waves/public'
import type { Frame } from '../../things/layout'

/**
 * How the Council lies for this viewer (4.11): slots and places go round clockwise, and the viewer's own place is
 * always in the south. Angles are clockwise from the south as seen from above, in radians.
 */
export interface Ring {
  readonly slots: number
  /** Fewer than five slots leave room beside a seat; more need it behind. */
  readonly isTight: boolean
  slotAngle(slot: number): number
  seatAngle(seat: Seat): number
  /** Between a slot and the one before it. */
  bisector(slot: number): number
}

const fullTurn = Math.PI * 2

export function ringOf(view: WavesState, eyes: Viewer): Ring {
  const mode = modeOf(view)
  const slots = mode.owners.length
  // Head to head the two sit opposite each other, though each has two slots.
  const placeAngle = (place: number) => (place / (mode.players === 2 ? 2 : slots)) * fullTurn
  const base = eyes === 'spectator' ? 0 : placeAngle(placeOf(view, eyes))
  const slotAngle = (slot: number) => (slot / slots) * fullTurn - base
  return {
    slots,
    isTight: slots > 4,
    slotAngle,
    seatAngle: seat => placeAngle(placeOf(view, seat)) - base,
    bisector: slot => slotAngle(slot - 0.5),
  }
}

/** A frame with its v away from the middle of the table; its reader sits there and looks in. */
export function outward(angle: number): Frame {
  return { x: 0, z: 0, yaw: -angle }
}

/** A point at this angle and distance, for things that lie upright for the viewer. */
export function at(angle: number, r: number): Frame {
  return { x: -Math.sin(angle) * r, z: Math.cos(angle) * r, yaw: 0 }
}

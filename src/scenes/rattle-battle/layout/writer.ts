import type { Placement, SlotPlace, ThingId, ThingKind } from './placement'
import { tableTop } from './sizes'

/** A flat piece of the table with its own right (u) and towards its reader (v), in cm. */
export interface Frame {
  readonly x: number
  readonly z: number
  readonly yaw: number
}

export const tableFrame: Frame = { x: 0, z: 0, yaw: 0 }

/** A point of a frame on the table. */
export function pointOf({ x, z, yaw }: Frame, u: number, v: number): { x: number; z: number } {
  const cos = Math.cos(yaw)
  const sin = Math.sin(yaw)
  return { x: x + u * cos + v * sin, z: z - u * sin + v * cos }
}

interface Size {
  readonly width: number
  readonly depth: number
  readonly height: number
}

export type Wanted = Partial<Omit<Placement, 'id' | 'kind' | 'x' | 'z'>> & {
  readonly label: string
  /** Height of the underside above the table top. */
  readonly lift?: number
  /** Turned in its frame. */
  readonly turn?: number
}

export interface LayoutWriter {
  readonly things: Map<ThingId, Placement>
  readonly slots: SlotPlace[]
  put(frame: Frame, id: ThingId, kind: ThingKind, u: number, v: number, size: Size, wanted: Wanted): void
}

export function createWriter(): LayoutWriter {
  const things = new Map<ThingId, Placement>()
  return {
    things,
    slots: [],
    put(frame, id, kind, u, v, { width, depth, height }, { lift = 0, turn = 0, ...wanted }) {
      const front = wanted.front ?? kind
      things.set(id, {
        y: tableTop + lift,
        yaw: frame.yaw + turn,
        faceUp: true,
        width,
        depth,
        height,
        back: front,
        ...wanted,
        front,
        id,
        kind,
        ...pointOf(frame, u, v),
      })
    },
  }
}

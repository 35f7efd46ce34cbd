import { type Sentence, toSentence } from '../../../rules/sentence'
import type { Placement, ThingId } from './placement'

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

export interface Size {
  readonly width: number
  readonly depth: number
  readonly height: number
}

export type Wanted<P extends Placement = Placement> = Partial<
  Omit<P, 'id' | 'kind' | 'x' | 'z' | 'label' | 'persons'>
> & {
  /** Owners in it are written by `seatName`: a table says them with names. */
  readonly label: string | Sentence
  /** Height of the underside above the table top. */
  readonly lift?: number
  /** Turned in its frame. */
  readonly turn?: number
}

export interface LayoutWriter<P extends Placement = Placement> {
  readonly things: Map<ThingId, P>
  put(frame: Frame, id: ThingId, kind: P['kind'], u: number, v: number, size: Size, wanted: Wanted<P>): void
}

/** Lays things on a table whose top is at this height, in cm; `look` adds how a thing of its kind is made. */
export function createLayoutWriter<P extends Placement = Placement>(
  tableTop: number,
  look?: (thing: P) => Partial<P>,
): LayoutWriter<P> {
  const things = new Map<ThingId, P>()
  return {
    things,
    put(frame, id, kind, u, v, { width, depth, height }, { lift = 0, turn = 0, label, ...wanted }) {
      const front = wanted.front ?? kind
      const { text, persons } = typeof label === 'string' ? toSentence(label) : label
      const thing = {
        y: tableTop + lift,
        yaw: frame.yaw + turn,
        faceUp: true,
        width,
        depth,
        height,
        back: front,
        ...wanted,
        label: text,
        ...(persons && { persons }),
        front,
        id,
        kind,
        ...pointOf(frame, u, v),
      } as unknown as P
      things.set(id, look ? { ...thing, ...look(thing) } : thing)
    },
  }
}

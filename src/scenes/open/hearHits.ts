import type { ContactForcePayload } from '@react-three/rapier'
import { physicsSettings } from '../../physics'
import type { TableSound } from '../sound'
import type { BodyBook } from './bodies/bodyBook'
import type { Voice } from './bodies/bodyOf'

/** Hits below this change of speed are silent, in m/s; from the loudest on nothing gets louder. */
const silent = 0.05
const loudest = 1.4
/** A thing that has just been heard is not heard again for this long, and only this many are heard in a frame. */
const againMs = 45
const mostInFrame = 7

const { stepSeconds, gravityUnits } = physicsSettings

const soundOf: Readonly<Record<Voice, Parameters<TableSound['play']>[0]>> = {
  die: 'die',
  card: 'card-slide',
  token: 'token',
  tile: 'tile',
  gold: 'gold',
  silver: 'silver',
  wood: 'tile',
}

export interface HitEar {
  /** A contact that presses harder than the least; forces in g·cm/s². */
  hear(id: string, payload: Pick<ContactForcePayload, 'totalForceMagnitude'>, nowMs: number): void
  /** A new frame: as many hits again may be heard. */
  nextFrame(): void
}

/**
 * Tells hits from pressing: what counts is by how much a thing is pressed harder than its own weight and than a moment
 * ago. The wrapper tells contacts once a frame, so that is as fine as it can be.
 */
export function createHitEar(book: BodyBook, sound: () => TableSound | undefined): HitEar {
  const before = new Map<string, { force: number; heardMs: number; seenMs: number }>()
  let heard = 0
  return {
    nextFrame() {
      heard = 0
    },
    hear(id, { totalForceMagnitude: force }, nowMs) {
      const known = book.all.get(id)
      if (!known) return
      const last = before.get(id) ?? { force: 0, heardMs: 0, seenMs: 0 }
      before.set(id, last)
      const bearing = Math.max(known.body.grams * gravityUnits, nowMs - last.seenMs < 50 ? last.force : 0)
      last.force = force
      last.seenMs = nowMs
      const speed = ((force - bearing) * stepSeconds) / (known.body.grams * 100)
      if (!(speed > silent) || nowMs - last.heardMs < againMs || heard >= mostInFrame) return
      last.heardMs = nowMs
      heard++
      const { x, z } = known.rigid.translation()
      sound()?.play(soundOf[known.body.voice], { x, z, strength: Math.min(1, 0.12 + speed / loudest) })
    },
  }
}

import { wake } from '../../table/frameLoop'
import type { ThingMotion } from '../motion'

/** Frames until things that are sent elsewhere are on their way: the table is laid again in between. */
const settingOut = 3

interface Waiting {
  frames: number
  readonly done: () => void
}

/** Whoever waits until nothing on the table is under way. */
const waiting = new Set<Waiting>()

/** Fulfilled when all things lie where they belong. */
export function whenThingsLie(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise(resolve => {
    const one: Waiting = {
      frames: 0,
      done() {
        waiting.delete(one)
        signal.removeEventListener('abort', one.done)
        resolve()
      },
    }
    waiting.add(one)
    signal.addEventListener('abort', one.done)
    wake()
  })
}

/** Once a frame, after the things have moved. */
export function tellAtRest(motion: ThingMotion): void {
  if (waiting.size === 0) return
  for (const one of waiting) if (++one.frames > settingOut && !motion.isMoving) one.done()
  if (waiting.size > 0) wake()
}

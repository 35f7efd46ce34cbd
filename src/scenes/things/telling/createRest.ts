import { wake } from '../../table/frameLoop'

/** Frames until what is sent elsewhere is on its way: the table is laid again in between. */
const settingOut = 3

interface Waiting {
  frames: number
  readonly done: () => void
}

/** Waiting until something of the table has come to rest. */
export interface Rest {
  /** Fulfilled at rest, or when nobody wants to wait any more. */
  when(signal: AbortSignal): Promise<void>
  /** Once a frame, after all has moved; whether it rests is asked only if somebody waits. */
  tell(isAtRest: () => boolean): void
}

export function createRest(): Rest {
  const waiting = new Set<Waiting>()
  return {
    when(signal) {
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
    },
    tell(isAtRest) {
      if (waiting.size === 0) return
      const rests = isAtRest()
      for (const one of waiting) if (++one.frames > settingOut && rests) one.done()
      if (waiting.size > 0) wake()
    },
  }
}

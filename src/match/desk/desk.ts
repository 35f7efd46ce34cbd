import { createDesk } from './createDesk'
import { thinkBeside } from './thinker'

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })

/** The desk of this page. */
export const desk = createDesk({ thinker: thinkBeside(), wait })

import { loadGame } from '../../rules/shelf'
import { part } from '../part'
import { createDesk } from './createDesk'

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

/** The desk of a table. */
export const deskOf = part(table => createDesk(table, { wait, rules: loadGame }))

import type { Table } from '../../../table/part'
import { tableSettingsOf } from '../../../table/tableSettings'

/** Fulfilled after this many milliseconds, or when there is nothing more to wait for; at once where nobody looks. */
export function pause(table: Table, ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted || tableSettingsOf(table).getState().picture !== 'drawn')
    return Promise.resolve()
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}

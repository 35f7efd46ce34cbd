import { tableSettings } from '../../../match/table/tableSettings'

/** Fulfilled after so many milliseconds, or when there is nothing more to wait for; at once where nobody looks. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted || tableSettings.getState().picture !== 'drawn') return Promise.resolve()
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

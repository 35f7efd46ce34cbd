import { wake } from '../../table/frameLoop'
import type { InkSheet } from './createInkSheet'

/** Frames until what has been sent to a sheet is being written: the table is laid again in between. */
const settingOut = 3

interface Waiting {
  frames: number
  readonly done: () => void
}

const sheets = new Set<InkSheet>()
const waiting = new Set<Waiting>()

export function watchSheet(sheet: InkSheet): () => void {
  sheets.add(sheet)
  return () => sheets.delete(sheet)
}

/** Fulfilled when no pen is at work. */
export function whenInkIsDry(signal: AbortSignal): Promise<void> {
  if (signal.aborted || sheets.size === 0) return Promise.resolve()
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

/** Once a frame, after the pens have moved. */
export function tellInkAtRest(): void {
  if (waiting.size === 0) return
  const isDry = [...sheets].every(sheet => sheet.isDry)
  for (const one of waiting) if (++one.frames > settingOut && isDry) one.done()
  if (waiting.size > 0) wake()
}

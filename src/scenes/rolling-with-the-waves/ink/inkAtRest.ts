import { createRest } from '../../things/telling'
import type { InkSheet } from './createInkSheet'

const sheets = new Set<InkSheet>()
const rest = createRest()

export function watchSheet(sheet: InkSheet): () => void {
  sheets.add(sheet)
  return () => sheets.delete(sheet)
}

/** Fulfilled when no pen is at work. */
export const whenInkIsDry = (signal: AbortSignal): Promise<void> =>
  sheets.size === 0 ? Promise.resolve() : rest.when(signal)

const isDry = (): boolean => [...sheets].every(sheet => sheet.isDry)

/** Once a frame, after the pens have moved. */
export const tellInkAtRest = (): void => rest.tell(isDry)

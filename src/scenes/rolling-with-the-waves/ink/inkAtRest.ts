import { bound, part, type Table } from '../../../table/part'
import { createRest } from '../../things/telling'
import type { InkSheet } from './createInkSheet'

const sheetsOf = part(() => new Set<InkSheet>())
const restOf = part(() => createRest())

export function watchSheet(table: Table, sheet: InkSheet): () => void {
  const sheets = sheetsOf(table)
  sheets.add(sheet)
  return () => sheets.delete(sheet)
}

/** Fulfilled when no pen is at work. */
export const whenInkIsDry = (table: Table, signal: AbortSignal): Promise<void> =>
  sheetsOf(table).size === 0 ? Promise.resolve() : restOf(table).when(signal)

const isDry = (table: Table): boolean => [...sheetsOf(table)].every(sheet => sheet.isDry)

/** Once a frame, after the pens have moved. */
export const tellInkAtRest = (table: Table): void => restOf(table).tell(bound(table, isDry))

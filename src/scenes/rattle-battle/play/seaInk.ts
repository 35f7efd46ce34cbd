import { createStore } from 'zustand/vanilla'
import type { RattleState } from '../../../rules/rattle-battle/public'
import { part, type Table } from '../../../table/part'
import { emptyDrawing, type SeaDrawing } from './drawingOf'

/** What is drawn over the Sea now, and the Sea that it was drawn for. */
export interface SeaInkState {
  readonly drawing: SeaDrawing
  readonly view: RattleState | undefined
}

export const seaInkOf = part(() =>
  createStore<SeaInkState>(() => ({ drawing: emptyDrawing, view: undefined })),
)

export function drawInk(table: Table, drawing: SeaDrawing, view: RattleState): void {
  seaInkOf(table).setState({ drawing, view })
}

export function wipeInk(table: Table): void {
  const seaInk = seaInkOf(table)
  if (seaInk.getState().drawing !== emptyDrawing) seaInk.setState({ drawing: emptyDrawing, view: undefined })
}

import { createStore } from 'zustand/vanilla'
import type { RattleState } from '../../../rules/rattle-battle/state'
import { emptyDrawing, type SeaDrawing } from './drawingOf'

/** What is drawn over the Sea now, and the Sea that it was drawn for. */
export interface SeaInkState {
  readonly drawing: SeaDrawing
  readonly view: RattleState | undefined
}

export const seaInk = createStore<SeaInkState>(() => ({ drawing: emptyDrawing, view: undefined }))

export function drawInk(drawing: SeaDrawing, view: RattleState): void {
  seaInk.setState({ drawing, view })
}

export function wipeInk(): void {
  if (seaInk.getState().drawing !== emptyDrawing) seaInk.setState({ drawing: emptyDrawing, view: undefined })
}

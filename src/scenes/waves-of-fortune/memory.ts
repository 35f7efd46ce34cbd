import { createStore } from 'zustand/vanilla'
import { type DeskState, deskOf } from '../../table/desk'
import { part, type Table } from '../../table/part'
import type { FortuneView, LineUp } from './layout'

/**
 * What the table remembers beside the view: the last round of the fight that goes on, for it lies on the rail until the
 * next dice fall. The rules have no use for it any more.
 */
export const fightMemoryOf = part(() =>
  createStore<{ readonly lineUp: LineUp | undefined }>(() => ({ lineUp: undefined })),
)

export function remember(table: Table, lineUp: LineUp | undefined): void {
  const fightMemory = fightMemoryOf(table)
  if (fightMemory.getState().lineUp !== lineUp) fightMemory.setState({ lineUp })
}

/** What each die of the game showed when it last fell, as far as it has been told. */
export function lastFaces({ faces }: DeskState): ReadonlyMap<string, number> {
  return new Map(Object.entries(faces))
}

/** The view of the desk, with what it takes to lay a fight out. */
export function shownView(table: Table): FortuneView | undefined {
  return deskOf(table).state.getState().view as FortuneView | undefined
}

import { createStore } from 'zustand/vanilla'
import { type Choice, deskOf } from '../desk'
import { part, type Table } from '../part'

/** The steps that have been taken in a list that goes by steps: by its buttons, or by a hand on the table. */
export interface ListPath {
  /** The choices that are asked about; the steps are over with them. */
  readonly of: readonly Choice[] | undefined
  readonly path: readonly string[]
}

export const listPathOf = part(() => createStore<ListPath>(() => ({ of: undefined, path: [] })))

export function stepInList(table: Table, path: readonly string[]): void {
  listPathOf(table).setState({ of: deskOf(table).state.getState().asked?.choices, path })
}

/** The choices behind these steps. */
export function choicesBehind(choices: readonly Choice[], path: readonly string[]): readonly Choice[] {
  return choices.filter(({ steps = [] }) => path.every((step, index) => steps[index] === step))
}

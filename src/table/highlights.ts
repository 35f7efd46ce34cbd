import { createStore } from 'zustand/vanilla'
import { part, type Table } from './part'

/** What hands could take or choose on the table, by the ids that its layout gives to things. */
export interface Highlights {
  /** Can be chosen. */
  readonly choosable: ReadonlySet<string>
  /** Under the pointer, or reached with the keyboard. */
  readonly hovered: string | undefined
  /** Already chosen. */
  readonly chosen: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

export const highlightsOf = part(() =>
  createStore<Highlights>(() => ({
    choosable: none,
    hovered: undefined,
    chosen: none,
  })),
)

export function clearHighlights(table: Table): void {
  highlightsOf(table).setState({ choosable: none, hovered: undefined, chosen: none })
}

import { createStore } from 'zustand/vanilla'
import type { AnyMove } from '../../rules/game'

/** Something that a hand on the table can do now and that is no choice of the list: turn a shape, take a step back. */
export interface TableTool {
  readonly id: string
  readonly label: string
  /** As the browser names it, lower case. */
  readonly key?: string
  /** What everything else leads to. */
  readonly isMain?: boolean
  /** Present: it is on or off. */
  readonly isPressed?: boolean
  /** Why it cannot be done now. */
  readonly isOff?: boolean
  run(): void
}

/** A word about what hangs at the pointer: what it would do, or why it may not. */
export interface TableWord {
  readonly text: string
  readonly rule?: string | undefined
  readonly isBad?: boolean
  /** Whose sheet it hangs over. */
  readonly chart?: number | undefined
}

/** The scene offers tools and words; the page shows them as buttons with their keys. */
export const tableTools = createStore<{
  readonly tools: readonly TableTool[]
  readonly word: TableWord | undefined
}>(() => ({ tools: [], word: undefined }))

export function offerTools(tools: readonly TableTool[], word?: TableWord): void {
  tableTools.setState({ tools, word })
}

/** The move that the list of choices points at, for whoever shows it on the table before it is made. */
export const pointedChoice = createStore<{ readonly move: AnyMove | undefined }>(() => ({ move: undefined }))

import { createStore } from 'zustand/vanilla'
import type { AnyMove } from '../rules/game'
import { part, type Table } from './part'

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
  /** Has no button: its key is named in the words beside the question. */
  readonly isKeyOnly?: boolean
  /** Keys are meant for this from the moment it is offered; the focus goes back when it is gone. */
  readonly takesFocus?: boolean
  run(): void
}

/** A word about what hangs at the pointer: what it would do, or why it may not. */
export interface TableWord {
  readonly text: string
  readonly rule?: string | undefined
  readonly isBad?: boolean
  /** Read out once it stands: what keys change is not seen by everybody. */
  readonly isSaid?: boolean
  /** What would be chosen as it is in the hand: the list marks it. */
  readonly move?: AnyMove
  /** Whose sheet it hangs over. */
  readonly chart?: number | undefined
}

/** A thing of the table as it is held before somebody's eyes. */
export interface HeldThing {
  readonly id: string
  readonly kind: string
  /** All that it says. */
  readonly label: string
  /** Its print, flat and sharp; absent where nothing is printed on it. */
  readonly print?: {
    /** Width by height. */
    readonly ratio: number
    /** Draws it as high as the canvas. */
    draw(canvas: HTMLCanvasElement, height: number): void
  }
}

/** The scene offers tools and words; the page shows them as buttons with their keys. */
export const tableToolsOf = part(() =>
  createStore<{
    readonly tools: readonly TableTool[]
    readonly word: TableWord | undefined
    /** Anything that lies on the table, by its name there; what is hidden shows its back. */
    readonly lookAt: ((id: string) => HeldThing | undefined) | undefined
    /** What lies face up and large enough to be printed on with words, in the order of the table. */
    readonly readable: (() => readonly string[]) | undefined
    /** What is held before the eyes now. */
    readonly heldUp: HeldThing | undefined
  }>(() => ({ tools: [], word: undefined, lookAt: undefined, readable: undefined, heldUp: undefined })),
)

export function holdUp(table: Table, id: string): boolean {
  const tableTools = tableToolsOf(table)
  const heldUp = tableTools.getState().lookAt?.(id)
  if (!heldUp) return false
  tableTools.setState({ heldUp })
  return true
}

/** Holds up the next thing that can be looked at, or the one before it; the first where nothing is held. */
export function holdUpNext(table: Table, step: 1 | -1): boolean {
  const { heldUp, readable } = tableToolsOf(table).getState()
  const ids = readable?.() ?? []
  const at = heldUp ? ids.indexOf(heldUp.id) : -1
  const next = ids[(Math.max(at, step > 0 ? -1 : 0) + step + ids.length) % ids.length]
  return next !== undefined && holdUp(table, next)
}

export function putDown(table: Table): boolean {
  const tableTools = tableToolsOf(table)
  if (!tableTools.getState().heldUp) return false
  tableTools.setState({ heldUp: undefined })
  return true
}

export function offerTools(table: Table, tools: readonly TableTool[], word?: TableWord): void {
  tableToolsOf(table).setState({ tools, word })
}

/** The move that the list of choices points at, so that the table can preview it. */
export const pointedChoiceOf = part(() =>
  createStore<{ readonly move: AnyMove | undefined }>(() => ({ move: undefined })),
)

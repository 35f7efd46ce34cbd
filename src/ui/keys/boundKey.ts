import { pointedMark } from './followPointer'

/** One line of a page's keys: shown in the help, and done when pressed. */
export interface BoundKey {
  readonly keys: readonly string[]
  readonly does: string
  /** Keys as the browser names them, lower case, with `shift+` before. */
  readonly on: Readonly<Record<string, () => void>>
  /** Without a picture it does nothing. */
  readonly needsPicture?: true
}

export function actionsOf(list: readonly BoundKey[]): ReadonlyMap<string, () => void> {
  return new Map(list.flatMap(({ on }) => Object.entries(on)))
}

/** The key of an event as `BoundKey` names it. */
export function nameOfKey({ key, shiftKey }: KeyboardEvent): string {
  const lower = key.toLowerCase()
  return shiftKey && lower.length > 1 ? `shift+${lower}` : lower
}

/** Keys that a focused control needs for itself. */
export function isKeyTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'range') return true
  if (target instanceof HTMLSelectElement || target.isContentEditable) return true
  if (target instanceof HTMLInputElement && target.type === 'range' && key.includes('arrow')) return true
  if (target.closest('button, a, input, summary') === null) return false
  // Enter presses what has the focus. So does Space, but only where keys have brought it there: after a click Space does
  // what its label on the page says, not the same click again.
  return key === 'enter' || (key === ' ' && target.matches(`:focus-visible:not([${pointedMark}])`))
}

import type { KeyboardEvent } from 'react'

export function focusChoice(list: HTMLElement | null, index: number): void {
  list?.querySelector<HTMLElement>(`[data-choice="${index}"]`)?.focus()
}

/** Arrows go from choice to choice, Backspace a step back. */
export function goThrough(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key === 'Backspace') {
    event.currentTarget.querySelector<HTMLElement>('[data-step-back]')?.click()
    return
  }
  const at = Number((event.target as HTMLElement).dataset.choice)
  if (Number.isNaN(at)) return
  const last = event.currentTarget.querySelectorAll('[data-choice]').length - 1
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key]
  if (to === undefined) return
  event.preventDefault()
  event.stopPropagation()
  focusChoice(event.currentTarget, Math.min(Math.max(0, to), last))
}

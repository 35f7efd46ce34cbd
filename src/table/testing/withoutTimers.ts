import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Draws outside `act` while all timers stand still: what appears has waited for none of them. */
export function drawWithoutTimers() {
  let root: Root
  let container: HTMLElement
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    container = document.body.appendChild(document.createElement('div'))
    root = createRoot(container)
  })
  afterEach(() => {
    root.unmount()
    container.remove()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  return {
    draw: (node: ReactNode) => root.render(node),
    /** Waits for these words alone to stand there. */
    async appears(words: string): Promise<void> {
      for (let turns = 0; container.textContent !== words && turns < 200; turns++)
        await new Promise<void>(next => setImmediate(next))
      expect(container.textContent).toBe(words)
    },
  }
}

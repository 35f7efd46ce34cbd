import { vi } from 'vitest'

/** A device of fingers, until `vi.unstubAllGlobals()`. */
export function onlyFingers(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

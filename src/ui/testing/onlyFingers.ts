import { vi } from 'vitest'
import { telephone } from '../useMedia'

/** A device of which only this media query holds, until `vi.unstubAllGlobals()`. */
function onlyMedia(one: string): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === one,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

export const onlyFingers = () => onlyMedia('(pointer: coarse)')
export const onTelephone = () => onlyMedia(telephone)

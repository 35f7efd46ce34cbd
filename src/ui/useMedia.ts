import { useCallback, useSyncExternalStore } from 'react'

/** As the pages around a table are laid out. */
export const telephone = '(max-width: 52rem) and (orientation: portrait)'

/** A document without a browser has no media. */
const mediaOf = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : undefined)

/** Whether this media query holds, also when the device is turned or a mouse is plugged in. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (tell: () => void) => {
      const media = mediaOf(query)
      media?.addEventListener('change', tell)
      return () => media?.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => mediaOf(query)?.matches ?? false)
}

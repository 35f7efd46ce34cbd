import { useSyncExternalStore } from 'react'

const coarse = '(pointer: coarse)'
/** A document without a browser has no media. */
const query = () => (typeof matchMedia === 'function' ? matchMedia(coarse) : undefined)

function follow(tell: () => void): () => void {
  const media = query()
  media?.addEventListener('change', tell)
  return () => media?.removeEventListener('change', tell)
}

/** Is this a device of fingers? Nothing hovers there, and no keyboard is to be expected. */
export const useFingers = (): boolean => useSyncExternalStore(follow, () => query()?.matches ?? false)

/** What the panel of the keys is called: with fingers only, it says what they do. */
export const useKeysWord = (): 'Keys' | 'Help' => (useFingers() ? 'Help' : 'Keys')

import { useMedia } from '../useMedia'

/** Is this a device of fingers? Nothing hovers there, and no keyboard is to be expected. */
export const useFingers = (): boolean => useMedia('(pointer: coarse)')

/** What the panel of the keys is called: with fingers only, it says what they do. */
export const useKeysWord = (): 'Keys' | 'Help' => (useFingers() ? 'Help' : 'Keys')

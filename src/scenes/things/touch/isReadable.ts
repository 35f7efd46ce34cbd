import type { Placement } from '../layout'

/** In cm: smaller things are signs and counts. */
const least = { width: 5, depth: 3 }

/** Has it words for everybody to read? Arrows walk through such things while one is held before the eyes. */
export function isReadable({ cut, faceUp, front, isRound, kind, width, depth }: Placement): boolean {
  const isLarge = width >= least.width && depth >= least.depth
  // A hidden card in a hand is held upright and bears its back on both sides.
  const isOpen = faceUp && !front.startsWith('back')
  return cut !== undefined && isOpen && !isRound && kind !== 'mat' && isLarge
}

import type { Placement } from '../layout'

/** In cm: smaller things are signs and counts. */
const least = { width: 5, depth: 3 }

/** Has it words for everybody to read? Arrows walk through such things while one is held before the eyes. */
export function isReadable({ cut, faceUp, isRound, kind, width, depth }: Placement): boolean {
  const isLarge = width >= least.width && depth >= least.depth
  return cut !== undefined && faceUp && !isRound && kind !== 'mat' && isLarge
}

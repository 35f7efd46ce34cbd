import type { Placement } from '../layout'

/** Is it a disc, seen from above? */
export const isRound = ({ cut, isRound, kind }: Placement): boolean =>
  isRound === true || cut?.corner === 'round' || kind === 'gold' || kind === 'silver'

import type { Mover } from '../../things/motion'

/** How she rolls to the side and lifts her bow on her way, in radians; upright at both ends. */
export interface Rocking {
  readonly roll: number
  readonly bow: number
}

const upright: Rocking = { roll: 0, bow: 0 }

export function rockingOf(mover: Pick<Mover, 'placement' | 'done' | 'length'> | undefined): Rocking {
  if (!mover || mover.length === 0) return upright
  const share = Math.min(1, mover.done / mover.length)
  const dies = 1 - share
  switch (mover.placement.way) {
    case 'sailed':
      return { roll: 0, bow: 0.07 * Math.sin(Math.PI * share) }
    case 'shoved':
      return {
        roll: 0.34 * Math.sin(4 * Math.PI * share) * dies,
        bow: 0.08 * Math.sin(3 * Math.PI * share) * dies,
      }
    case undefined:
      return upright
  }
}

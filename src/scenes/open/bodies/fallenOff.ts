import { tableHalf } from '../../../open-table'
import { tableTopY } from '../../table/room/places'

interface Xyz {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** What falls this far below the table has left it, in cm. */
const lost = -25

/** True as well for what has got lost in the engine. */
export const isLost = ({ y }: Xyz): boolean => !(y > lost)

/**
 * The lowest height at which the middle of a body is drawn; `low` is how far it reaches below its middle. Beside the table
 * there is no limit: a body that was lifted there would never stop falling.
 */
export function lowestSeen({ x, z }: Xyz, low: number): number {
  const isOverTable = Math.abs(x) <= tableHalf.x / 10 && Math.abs(z) <= tableHalf.z / 10
  return isOverTable ? tableTopY + low : Number.NEGATIVE_INFINITY
}

/** Thin things give way a little under a heavy pile, in cm: lifted out of that, a table would never come to rest. */
const mostGiving = 0.3

/** So deep in the wood that it has to be lifted onto it again. */
export const isSunk = (at: Xyz, low: number): boolean => at.y < lowestSeen(at, low) - mostGiving

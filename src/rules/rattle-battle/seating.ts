/** Which side of the table each seat has (RB-30a). */
import type { Side } from '../../measure'
import type { Seat } from '../game'

/** By number of players, then by seat; with five the third and the fourth share the north side. */
const sidesOfSeats: Readonly<Record<number, readonly Side[]>> = {
  2: ['south', 'north'],
  3: ['south', 'west', 'north'],
  4: ['south', 'west', 'north', 'east'],
  5: ['south', 'west', 'north', 'north', 'east'],
}

/** The wall of the Sea Box from which the seat tosses. */
export function sideOfSeat(players: number, seat: Seat): Side {
  const side = sidesOfSeats[players]?.[seat]
  if (!side) throw new RangeError(`At a table for ${players} there is no seat ${seat}`)
  return side
}

/** The colours of chairs: a badge on the page, pieces on the table. */
import type { GameId } from '../rules/game'

export const seatColours = ['yellow', 'blue', 'green', 'red', 'white', 'orange', 'violet', 'black'] as const
export type SeatColour = (typeof seatColours)[number]

/** Those of a game's own pieces, in the order of its seats. */
const ownColours: Readonly<Record<GameId, readonly SeatColour[]>> = {
  'rattle-battle': ['yellow', 'blue', 'green', 'red', 'white'],
  'rolling-with-the-waves': ['red', 'blue', 'green', 'yellow', 'violet'],
  'rolling-seas': ['blue', 'yellow', 'green', 'red', 'white', 'violet'],
  waves: ['yellow', 'blue', 'green', 'red', 'white', 'orange'],
  'waves-of-fortune': ['violet', 'blue', 'yellow', 'green'],
}

/** Where fewer players do not simply leave the last colours in the box. */
const coloursOfFew: Readonly<Partial<Record<GameId, Readonly<Record<number, readonly SeatColour[]>>>>> = {
  'waves-of-fortune': { 2: ['violet', 'yellow'] },
}

/** A colour for every chair: those of the game's own pieces first, then whatever is left in the house. */
export function chairColours(game: GameId, seats: number): readonly SeatColour[] {
  const own = coloursOfFew[game]?.[seats] ?? ownColours[game]
  return [...new Set([...own, ...seatColours])].slice(0, seats)
}

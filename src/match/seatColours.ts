/** The colours of chairs: a badge on the page, pieces on the table. */
import type { GameId } from '../rules/game'

export const seatColours = ['yellow', 'blue', 'green', 'red', 'white', 'orange', 'violet', 'black'] as const
export type SeatColour = (typeof seatColours)[number]

interface Pieces {
  /** In the order of the seats. */
  readonly colours: readonly SeatColour[]
  /** By players, where fewer do not simply leave the last colours in the box. */
  readonly ofFew?: Readonly<Record<number, readonly SeatColour[]>>
  /** Players have no pieces, and the rules call the seats by these colours: nothing is chosen. */
  readonly areNames?: true
}

const piecesOfGames: Readonly<Record<GameId, Pieces>> = {
  'rattle-battle': { colours: ['yellow', 'blue', 'green', 'red', 'white'] },
  'rolling-with-the-waves': { colours: ['red', 'blue', 'green', 'yellow', 'violet'] },
  'rolling-seas': { colours: ['blue', 'yellow', 'green', 'red', 'white', 'violet'] },
  waves: { colours: ['yellow', 'blue', 'green', 'red', 'white', 'orange'], areNames: true },
  'waves-of-fortune': { colours: ['violet', 'blue', 'yellow', 'green'], ofFew: { 2: ['violet', 'yellow'] } },
}

/** A game without colours of its own takes those of the house. */
const piecesOf = (game: GameId): Pieces =>
  Object.hasOwn(piecesOfGames, game) ? piecesOfGames[game] : { colours: seatColours }

/**
 * A colour for every chair: what was chosen there, unless a chair before has it; else the next one nobody has chosen, of
 * the game's own pieces first, then whatever is left in the house.
 */
export function chairColours(
  game: GameId,
  seats: number,
  chosen: readonly (SeatColour | undefined)[] = [],
): readonly SeatColour[] {
  const taken = new Set(chosen.slice(0, seats))
  const { colours, ofFew } = piecesOf(game)
  const own = [...(ofFew?.[seats] ?? []), ...colours]
  const free = [...new Set([...own, ...seatColours])].filter(colour => !taken.has(colour))
  return Array.from({ length: seats }, (_, seat) => {
    const colour = chosen[seat]
    return colour && chosen.indexOf(colour) === seat ? colour : free.shift()!
  })
}

interface Coloured {
  readonly id: GameId
  readonly colours?: readonly string[]
}

/** Of which a chair can choose: where the rules know the colours of pieces those, else all of the house. */
export function coloursToChoose({ id, colours: known }: Coloured): readonly SeatColour[] {
  const { colours, areNames } = piecesOf(id)
  if (areNames) return []
  if (!known) return [...new Set([...colours, ...seatColours])]
  return colours.filter(colour => known.includes(pieceColour(colour)))
}

/** What rulebooks call the colour of a chair. */
export function pieceColour(colour: SeatColour): string {
  return colour === 'violet' ? 'purple' : colour
}

/** The same the other way round, for a colour that a game has. */
export function seatColourOf(piece: string): SeatColour {
  const colour = seatColours.find(each => pieceColour(each) === piece)
  if (!colour) throw new RangeError(`No chair is ${piece}`)
  return colour
}

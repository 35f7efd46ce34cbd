import type { GameId } from '../rules/game'

/** Which game is on the table, in the order of the settings, and which ones rest because they broke. */
export interface Rotation {
  readonly games: readonly GameId[]
  /** Place of the game on the table; -1 before the first. */
  readonly at: number
  /** How many turns each broken game still sits out. */
  readonly resting: Readonly<Partial<Record<GameId, number>>>
}

/** A game that broke sits out this many of its turns. */
const restTurns = 2

export function firstRotation(games: readonly GameId[]): Rotation {
  if (games.length === 0) throw new RangeError('A kiosk needs a game')
  return { games, at: -1, resting: {} }
}

export function gameAt({ games, at }: Rotation): GameId | undefined {
  return games[at]
}

/** On to the next game. Broken ones are passed over, unless all are: then the next is tried again. */
export function turnOn({ games, at, resting }: Rotation): Rotation {
  let left = resting
  for (let step = 1; step <= games.length; step++) {
    const place = (at + step) % games.length
    const game = games[place]!
    const turns = left[game] ?? 0
    if (turns === 0) return { games, at: place, resting: left }
    left = { ...left, [game]: turns - 1 }
  }
  return { games, at: (at + 1) % games.length, resting: left }
}

/** The game on the table broke: it rests for a while, if there is another. */
export function restBroken(rotation: Rotation): Rotation {
  const game = gameAt(rotation)
  if (game === undefined) return rotation
  return { ...rotation, resting: { ...rotation.resting, [game]: restTurns } }
}

/**
 * The games whose rules are loaded: a page fetches those of the game that is played and no others. Code that needs all of
 * them (the command, tests, the build) imports `games.ts`, which loads them all.
 */
import type { AnyMove, Game, GameId } from './game'

/** A game of whatever state and moves; what goes into it must come from the same game. */
export type AnyGame = Game<unknown, AnyMove>

/** Where the rules of each game are: one line each. Everything else asks the contract, never the game's name. */
const sources: Readonly<Record<GameId, () => Promise<unknown>>> = {
  'rattle-battle': async () => (await import('./rattle-battle')).rattleBattle,
  'rolling-with-the-waves': async () => (await import('./rolling-with-the-waves')).rollingWithTheWaves,
  'rolling-seas': async () => (await import('./rolling-seas')).rollingSeas,
  waves: async () => (await import('./waves')).waves,
  'waves-of-fortune': async () => (await import('./waves-of-fortune')).wavesOfFortune,
}

const here = new Map<string, AnyGame>()

/** The rules of a game, fetched once; `undefined` where there is no such game. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  if (!here.has(id) && Object.hasOwn(sources, id)) layDown((await sources[id as GameId]()) as AnyGame)
  return here.get(id)
}

/** The rules of a game that has been fetched. */
export const gameHere = (id: string): AnyGame | undefined => here.get(id)

/** Lays a game on the shelf; returns how to take it away. */
export function layDown(game: AnyGame): () => void {
  here.set(game.id, game)
  return () => here.delete(game.id)
}

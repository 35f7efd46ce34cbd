import type { GameId } from '../rules/game'
import type { AnyGame } from '../rules/shelf'
import type { Bot, BotLevel, BotMaker, Budget } from './bot'
import { randomBot } from './randomBot'

/** The computer players that know a game, by their level; `random` knows every game. */
export type Makers = Readonly<Partial<Record<BotLevel, BotMaker>>>

/** Where those of each game are: one line each. */
const sources: Readonly<Record<GameId, () => Promise<Makers>>> = {
  'rattle-battle': async () => (await import('./rattle-battle')).rattleBattleBots,
  'rolling-seas': async () => (await import('./rolling-seas')).rollingSeasBots,
  'rolling-with-the-waves': async () => (await import('./rolling-with-the-waves')).rollingWavesBots,
  waves: async () => (await import('./waves')).wavesBots,
  'waves-of-fortune': async () => (await import('./waves-of-fortune')).fortuneBots,
}

const here = new Map<string, Makers>()

/** Fetches the computer players of a game, once; nothing of other games. */
export async function loadBots(id: string): Promise<void> {
  if (!here.has(id) && Object.hasOwn(sources, id)) teach(id, await sources[id as GameId]())
}

/** Those who know a game can be asked from now on; returns how to send them away. */
export function teach(id: string, makers: Makers): () => void {
  here.set(id, makers)
  return () => here.delete(id)
}

/** Positions a move may cost at each level. */
export const budgets: Readonly<Record<BotLevel, Budget>> = {
  random: { positions: 0 },
  easy: { positions: 50 },
  solid: { positions: 500 },
  strong: { positions: 3000 },
  legend: { positions: 60_000 },
}

/** The player of that level, or `undefined` where nobody has taught this game at it. Fetched before (`loadBots`). */
export function botFor(game: AnyGame, level: BotLevel): Bot | undefined {
  const make = level === 'random' ? randomBot : here.get(game.id)?.[level]
  return make?.(game)
}

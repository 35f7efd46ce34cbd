import type { GameId } from '../../rules/game'
import type { Table } from '../part'
import { type Composer, followDesk, type SlotTitle } from './composing'

/** One line for each game that has too many choices for a list. Each is fetched by itself, when that game is played. */
const composers: Readonly<Partial<Record<GameId, () => Promise<Composer>>>> = {
  waves: async () => (await import('./waves')).wavesComposer,
  'rolling-with-the-waves': async () => (await import('./rollingWithTheWaves')).rollingWavesComposer,
}

/** Composes the choices of a game from now on, if it needs that; returns how to stop it and its names of decisions. */
export async function followGame(
  table: Table,
  game: GameId,
): Promise<{ readonly stop: () => void; readonly titleOf: SlotTitle } | undefined> {
  const composer = await composers[game]?.()
  return composer && { stop: followDesk(table, composer.wish), titleOf: composer.titleOf }
}

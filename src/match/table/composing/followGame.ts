import type { GameId, Seat } from '../../../rules/game'
import { followDesk } from './composing'

/** What a decision is called. */
export type SlotTitle = (slot: string, view: unknown, seat: Seat) => string

/**
 * Has the choices of a game put together from now on, if it wants any so; answers how to stop it and what its
 * decisions are called. Each game is fetched by itself: the page needs the rules of none until it plays it.
 */
export async function followGame(
  game: GameId,
): Promise<{ readonly stop: () => void; readonly titleOf: SlotTitle } | undefined> {
  if (game === 'waves') {
    const { wavesWish, slotTitle } = await import('./waves')
    return { stop: followDesk(wavesWish), titleOf: slotTitle }
  }
  if (game !== 'rolling-with-the-waves') return undefined
  const { rollingWavesWish, slotTitle } = await import('./rollingWithTheWaves')
  return { stop: followDesk(rollingWavesWish), titleOf: slotTitle }
}

import type { GameId } from '../../rules/game'
import { boxes } from './boxes'

/** What the victory is counted in: points, unless the box says otherwise. */
export function countedWord(game: GameId, count?: number): string {
  const [one, many] = boxes[game].counted ?? ['point', 'points']
  return count === 1 ? one : many
}

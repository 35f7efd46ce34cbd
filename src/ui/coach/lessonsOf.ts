import type { GameId } from '../../rules/game'
import type { Lesson } from '../../table/coach'

/** What there is to learn of each game; fetched with its table, because the lobby needs none of it. */
const books: Readonly<Record<GameId, () => Promise<{ readonly lessons: readonly Lesson[] }>>> = {
  'rattle-battle': () => import('./lessons/rattleBattle'),
  'rolling-with-the-waves': () => import('./lessons/rollingWithTheWaves'),
  'rolling-seas': () => import('./lessons/rollingSeas'),
  'waves-of-fortune': () => import('./lessons/wavesOfFortune'),
  waves: () => import('./lessons/waves'),
}

export async function lessonsOf(game: GameId): Promise<readonly Lesson[]> {
  return (await books[game]()).lessons
}

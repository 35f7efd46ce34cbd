import { type BotLevel, levelsOf } from '../../bots'
import type { GameId, GameOption } from '../../rules/game'
import { games } from '../../rules/games'

/**
 * What the lobby has to know of a game before anybody plays it. Read from the games themselves when the page is built
 * (`seabox:games`), because their rules are the heavy part and a lobby needs none of them.
 */
export interface GameFacts {
  readonly id: GameId
  readonly title: string
  readonly players: { readonly min: number; readonly max: number }
  readonly options: readonly GameOption[]
  /** Of the players' pieces, where the rules know them. */
  readonly colours?: readonly string[]
  readonly rulebook: { readonly file: string; readonly prefix: string }
  /** From the weakest. */
  readonly levels: readonly BotLevel[]
}

export function readGameFacts(): readonly GameFacts[] {
  return games.map(game => {
    const { id, title, players, options, colours, rulebook } = game
    const levels = levelsOf(game)
    return { id, title, players, options, ...(colours && { colours }), rulebook, levels }
  })
}

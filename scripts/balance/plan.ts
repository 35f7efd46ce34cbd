import type { BotLevel } from '../../src/bots'
import type { GameId } from '../../src/rules/game'
import type { TableToPlay } from './playGame'
import type { SetUpChoice } from './reader'

/** What is measured: this many games of one set-up among players of one level, all fixed before the first one begins. */
export interface Plan {
  readonly game: GameId
  readonly setUp: SetUpChoice
  readonly players: number
  readonly level: BotLevel
  readonly games: number
}

export function tableOf({ game, setUp, players, level }: Plan, index: number): TableToPlay {
  return {
    game,
    levels: Array<BotLevel>(players).fill(level),
    options: setUp.options,
    seed: `balance ${players} ${index + 1}`,
  }
}

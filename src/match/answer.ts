import { botFor, budgets, loadBots, taughtLevel } from '../bots'
import type { AnyMove } from '../rules/game'
import { createRandom } from '../rules/random'
import { gameHere, loadGame } from '../rules/shelf'
import type { Question } from './question'

/** The move that a computer player chooses. An older match may name a level that its game no longer has. */
export function answer({ game: id, view, seat, level: named, mind }: Question): AnyMove {
  const game = gameHere(id)
  const level = game ? taughtLevel(game, named) : named
  const bot = game && botFor(game, level)
  if (!bot) throw new Error(`No computer player knows ${game?.title ?? id} at the level ${level}`)
  return bot(view, seat, createRandom(mind), budgets[level])
}

/** The same where its game has yet to be fetched. */
export async function answerLater(question: Question): Promise<AnyMove> {
  await Promise.all([loadGame(question.game), loadBots(question.game)])
  return answer(question)
}

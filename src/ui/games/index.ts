/**
 * The games as the house shows them: what each says of itself, and what stands on its box. Only registered games are
 * on the shelf; a box lies here for every game that there is.
 */
import { gameFacts } from 'seabox:games'
import type { GameId } from '../../rules/game'
import type { BoxWords } from './boxWords'
import type { GameFacts } from './gameFacts'
import { rattleBattle } from './rattleBattle'
import { rollingSeas } from './rollingSeas'
import { rollingWithTheWaves } from './rollingWithTheWaves'
import { waves } from './waves'
import { wavesOfFortune } from './wavesOfFortune'

export type { BoxWords } from './boxWords'
export type { GameFacts } from './gameFacts'

const boxes: Readonly<Record<GameId, BoxWords>> = {
  'rattle-battle': rattleBattle,
  'rolling-with-the-waves': rollingWithTheWaves,
  'rolling-seas': rollingSeas,
  'waves-of-fortune': wavesOfFortune,
  waves,
}

export interface BoxedGame extends GameFacts {
  readonly box: BoxWords
}

export const shelf: readonly BoxedGame[] = gameFacts.map(facts => ({ ...facts, box: boxes[facts.id] }))

export function gameOnShelf(id: string | undefined): BoxedGame | undefined {
  return shelf.find(game => game.id === id)
}

/** The game to which a rule id belongs. */
export function gameOfRule(rule: string): BoxedGame | undefined {
  return shelf.find(({ rulebook }) => rule.startsWith(`${rulebook.prefix}-`))
}

export function playersWord({ players: { min, max } }: Pick<GameFacts, 'players'>): string {
  if (min === max) return min === 1 ? '1 player' : `${min} players`
  return `${min} to ${max} players`
}

export function minutesWord({ minutes: [shortest, longest] }: BoxWords): string {
  return `${shortest} to ${longest} minutes`
}

/**
 * The games as the house shows them: how each describes itself, and what stands on its box. Only registered games are
 * on the shelf; a box lies here for every game that there is.
 */
import { gameFacts } from 'seabox:games'
import { boxes } from './boxes'
import type { BoxWords } from './boxWords'
import type { GameFacts } from './gameFacts'

export type { BoxWords } from './boxWords'
export type { GameFacts } from './gameFacts'

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

import { adventureCard } from './data/adventures'
import { coordinatesOf } from './drawings'
import { spaceName } from './grid'
import { obstacleNames } from './vocabulary'

/** An Adventure card in a few words. */
export function cardText(id: string): string {
  const card = adventureCard(id)
  const at = spaceName(coordinatesOf(card))
  return `${obstacleNames[card.kind]} in column ${at.charAt(0)} or row ${at.slice(1)}`
}

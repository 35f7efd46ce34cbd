import { isTrueDie } from '../../measure'
import type { Hand } from '../../table/desk'

export interface HeldWords {
  readonly inHand: string
  readonly letGo: string
  readonly falling: string
  /** They are let go, and nobody could be told of it. */
  readonly waiting: string
}

const dice: HeldWords = {
  inHand: 'The dice are in the hand.',
  letGo: 'Let the dice go',
  falling: 'The dice fall …',
  waiting: 'The dice fall when the connection is back.',
}
const token: HeldWords = {
  inHand: 'The token is in the hand.',
  letGo: 'Toss the token',
  falling: 'The token falls …',
  waiting: 'The token falls when the connection is back.',
}

/** What is in the hand, in words; WAVES tosses a token, not a die. */
export function heldWords({ record }: Pick<Hand, 'record'>): HeldWords {
  return record.request.dice.every(({ kind }) => !isTrueDie(kind)) ? token : dice
}

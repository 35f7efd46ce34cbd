import { isTrueDie } from '../../measure'
import type { DeskState, Hand } from '../../table/desk'

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

export const secretsWords = 'Waiting for the secrets of all screens …'

/**
 * At a sealed table: the hand is open, and the host asks every screen for its link before the dice fall. One that
 * withholds it holds the throw up for seconds. Nothing is asked for while the connection is cut, nor for a fist, which
 * goes on with the same seed.
 */
export function waitsForSecrets({
  phase,
  told,
  hand,
  isCut,
}: Pick<DeskState, 'phase' | 'told' | 'hand' | 'isCut'>): boolean {
  return phase === 'falling' && !told?.falling && !isCut && !hand?.fist
}

/** What is in the hand, in words; WAVES tosses a token, not a die. */
export function heldWords({ record }: Pick<Hand, 'record'>): HeldWords {
  return record.request.dice.every(({ kind }) => !isTrueDie(kind)) ? token : dice
}

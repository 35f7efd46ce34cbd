import type { Card, Cls } from '../vocabulary'

/** The classes in a hand, each once, in their order. */
export function distinct(hand: readonly Card[]): readonly Cls[] {
  return [...new Set(hand)].filter(card => card !== 0).sort((a, b) => a - b)
}

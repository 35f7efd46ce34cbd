/** How likely a party is to win from the start of a round, as far as it can be seen by one glance. */
import type { Goal } from '../../rules/waves/data/modes'
import { differentIn } from '../../rules/waves/goals'
import type { Cls } from '../../rules/waves/vocabulary'
import type { Counts } from './plays'
import type { Weights } from './weights'

export function worthOfDisplay(display: readonly Cls[], goal: Goal, { standing }: Weights): number {
  const missingDifferent = Math.max(0, goal.different - differentIn(display))
  const missing = Math.max(0, goal.total - display.length)
  return standing[missingDifferent]![missing]!
}

/** One card more of a class. */
function worthOfCard(weights: Weights, index: number, number: number): number {
  return number > 3 ? 0 : weights.cards[index]![number - 1]!
}

export function worthOfHand(hand: Counts, weights: Weights): number {
  let worth = 0
  for (let index = 0; index < 5; index++) {
    for (let number = 1; number <= hand[index]!; number++) worth += worthOfCard(weights, index, number)
  }
  return worth
}

/** What a hand is cut down to at the end of a round: the cards that are missed least go. Changes the hand. */
export function cutDown(hand: Counts, limit: number, weights: Weights): void {
  let size = 0
  for (const count of hand) size += count
  for (; size > limit; size--) {
    let least = -1
    let loss = Number.POSITIVE_INFINITY
    for (let index = 0; index < 5; index++) {
      if (hand[index] === 0) continue
      const worth = worthOfCard(weights, index, hand[index]!)
      if (worth < loss) {
        loss = worth
        least = index
      }
    }
    hand[least]!--
  }
}

/** An Elder that lies before its owner when the round begins. */
export function worthOfElder(elder: Cls, display: readonly Cls[], hand: Counts, weights: Weights): number {
  const isNew = !display.includes(elder)
  let worth = isNew ? weights.newElder[elder - 1]! : weights.oldElder[elder - 1]!
  for (let index = elder; index < 5; index++) {
    if (hand[index]! > 0) {
      worth += weights.beats + (isNew ? weights.beatsNew : 0)
      break
    }
  }
  return worth
}

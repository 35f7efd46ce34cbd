/** What can be placed at an Elder, up to equal cards: a Follower, or this many Rebels of a class. */
import type { Seat } from '../../rules/game'
import type { WavesMove } from '../../rules/waves'
import { type Card, type Cls, classes, type Role } from '../../rules/waves/vocabulary'

export interface Play {
  readonly role: Role
  readonly cls: Cls
  readonly count: number
}

/** Cards of each class; index 0 is Scholars. */
export type Counts = number[]

export function countsOf(cards: readonly Card[]): Counts {
  const counts = [0, 0, 0, 0, 0]
  for (const card of cards) if (card !== 0) counts[card - 1]!++
  return counts
}

const followers: readonly Play[] = classes.map(cls => ({ role: 'follower', cls, count: 1 }))
/** By class, then by number; made once, since looking ahead asks for them thousands of times. */
const rebels: readonly (readonly Play[])[] = classes.map(cls =>
  Array.from({ length: 20 }, (_, index): Play => ({ role: 'rebel', cls, count: index + 1 })),
)

/** Equal plays are the same object. */
export function playOf(role: Role, cls: Cls, count: number): Play {
  return role === 'follower' ? followers[cls - 1]! : rebels[cls - 1]![count - 1]!
}

export function playsOf(hand: Counts): readonly Play[] {
  const plays: Play[] = []
  for (const cls of classes) {
    const held = hand[cls - 1]!
    if (held === 0) continue
    plays.push(followers[cls - 1]!)
    for (let count = 1; count <= held; count++) plays.push(rebels[cls - 1]![count - 1]!)
  }
  return plays
}

/** The play on which this lot between 0 and 1 falls. */
export function drawn(choices: readonly Play[], chances: readonly number[], lot: number): Play {
  let at = lot
  for (let index = 0; index < choices.length - 1; index++) {
    at -= chances[index]!
    if (at < 0) return choices[index]!
  }
  return choices.at(-1)!
}

export function moveOf({ role, cls, count }: Play, seat: Seat, slot: number): WavesMove {
  const cards = Array<Cls>(count).fill(cls)
  return { kind: role === 'follower' ? 'playFollower' : 'playRebels', seat, slot, cards }
}

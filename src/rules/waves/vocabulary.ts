/** The words of the game: classes, roles, how players are called (2, 3.1, 4.1). */
import type { Seat } from '../game'
import { seatName } from '../sentence'

/** A class and, because every card of a class has the same printed Power, also that Power (WV-1). */
export const classes = [1, 2, 3, 4, 5] as const
export type Cls = (typeof classes)[number]

/** WV-2: a card is its class and nothing else. 0 stands for one whose face a viewer may not see. */
export const faceDown = 0
export type Card = Cls | typeof faceDown

/** 4.1. */
export const copiesOfClass = 20
/** 2. */
export const shellCount = 5

/** WV-5. */
export const roles = ['follower', 'rebel'] as const
export type Role = (typeof roles)[number]

const singular: Readonly<Record<Cls, string>> = {
  1: 'Scholar',
  2: 'Keeper',
  3: 'Knight',
  4: 'Seer',
  5: 'Noble',
}

export function className(cls: Cls): string {
  return singular[cls]
}

export function classPlural(cls: Cls): string {
  return `${singular[cls]}s`
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export function numberWord(count: number): string {
  return numbers[count] ?? String(count)
}

/** "a Knight", "two Knights". */
export function cardsOf(cls: Cls, count: number): string {
  return count === 1 ? `a ${className(cls)}` : `${numberWord(count)} ${classPlural(cls)}`
}

/** "a Scholar, two Knights and a Seer". */
export function cardList(cards: readonly Card[]): string {
  const parts = classes.flatMap(cls => {
    const count = countOf(cards, cls)
    return count > 0 ? [cardsOf(cls, count)] : []
  })
  return joined(parts)
}

export function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

export function countOf(cards: readonly Card[], cls: Card): number {
  let count = 0
  for (const card of cards) if (card === cls) count++
  return count
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const seatNames = ['Yellow', 'Blue', 'Green', 'Red', 'White', 'Orange']

/** The seat is called by its colour. */
export function nameOf(seat: Seat): string {
  return seatName(seat, seatNames[seat] ?? `Seat ${seat}`)
}

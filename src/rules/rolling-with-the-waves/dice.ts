/** The dice in play (4.1, 4.2): all are ordinary six-sided dice, told apart by colour. */
import type { DieSpec } from '../../measure'
import type { Seat } from '../game'
import { type CrewColour, type Crews, crewColours, type DieColour, type DieId } from './vocabulary'

const crewNumbers = [1, 2, 3, 4, 5] as const
const freebooterNumbers = [...crewNumbers, 6] as const

/** RW-9, RW-11a: a colour has five dice, of which two start in the bag. */
export const crewDice = crewNumbers.length
export const crewDiceAtStart = 2
/** RW-20: drawn for each player. */
export const dicePerPlayer = 3

/** The first dice of a crew. */
const crewDiceOf = (colour: CrewColour, count: number): readonly DieId[] =>
  crewNumbers.slice(0, count).map(number => `${colour}-${number}` as const)

/** RW-10: one Freebooter die more than there are players. */
export function freebootersFor(players: number): readonly DieId[] {
  return freebooterNumbers.slice(0, players + 1).map(number => `clear-${number}` as const)
}

/** All 31 dice in the order of the list, which is the order in which bags are written down. */
export const allDice: readonly DieId[] = [
  ...crewColours.flatMap(colour => crewDiceOf(colour, crewNumbers.length)),
  ...freebootersFor(crewColours.length),
]
const places: ReadonlyMap<string, number> = new Map(allDice.map((id, index) => [id, index]))

function isDieId(id: string): id is DieId {
  return places.has(id)
}

/** The die that a reading of the engine, a thing of the table or a kept event names. */
export function dieIdOf(id: string): DieId {
  if (!isDieId(id)) throw new RangeError(`There is no die ${id}`)
  return id
}

export function colourOf(id: DieId): DieColour {
  return id.slice(0, id.indexOf('-')) as DieColour
}

export function specOf(id: DieId): DieSpec {
  return { id, kind: 'd6' }
}

/** RW-24, RW-25: clear dice and those of the own colour cost nothing. */
export function isFreeFor({ players }: Crews, seat: Seat, id: DieId): boolean {
  const colour = colourOf(id)
  return colour === 'clear' || colour === players[seat]?.colour
}

/** RW-104, RW-105: a colour's dice that are in play at a crew level; the others are its reserve. */
export function crewDiceInPlay(colour: CrewColour, crewLevel: number): readonly DieId[] {
  return crewDiceOf(colour, crewDiceAtStart + crewLevel)
}

/** The same dice in the order of the list: a bag has no other order (RW-132). */
export function sortedDice(dice: readonly DieId[]): readonly DieId[] {
  return dice.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

export function isSorted(dice: readonly DieId[]): boolean {
  return dice.every((die, index) => index === 0 || places.get(dice[index - 1]!)! < places.get(die)!)
}

/** "red 6"; with the number of the die where another die of its colour shows the same. */
export function faceName(die: Shown, among: readonly Shown[]): string {
  const colour = colourOf(die.id)
  const isAlone = among.every(
    other => other.id === die.id || other.face !== die.face || colourOf(other.id) !== colour,
  )
  return isAlone ? `${colour} ${die.face}` : `${colour} ${die.face} (die ${die.id.slice(colour.length + 1)})`
}

interface Shown {
  readonly id: DieId
  readonly face: number
}

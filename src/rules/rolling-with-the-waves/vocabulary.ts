/** The words of the game: colours, dice, icons of the mini board, steps of a round (2, 4.2, 4.3, RW-52). */
import type { Seat } from '../game'
import { seatName, textOf } from '../sentence'

/** By seat (2); crew dice carry their colour's emblem in the same order. */
export const crewColours = ['red', 'blue', 'green', 'yellow', 'purple'] as const
export type CrewColour = (typeof crewColours)[number]
export type DieColour = CrewColour | 'clear'

/** `red-1` … `purple-5`, `clear-1` … `clear-6`. */
export type DieId = `${CrewColour}-${1 | 2 | 3 | 4 | 5}` | `clear-${1 | 2 | 3 | 4 | 5 | 6}`

/** From left to right on the mini board (RW-51). */
export const icons = [
  'spirits',
  'chest1',
  'chest2',
  'chest3',
  'bury',
  'hull',
  'smallCannon',
  'largeCannon',
  'ports',
  'crew',
] as const
export type Icon = (typeof icons)[number]
/** Icons that take one die each (RW-42). */
export type SingleIcon = Exclude<Icon, 'bury'>
export const singleIcons = icons.filter(icon => icon !== 'bury')

export const iconNames: Readonly<Record<Icon, string>> = {
  spirits: 'Raise Spirits',
  chest1: 'Chest 1',
  chest2: 'Chest 2',
  chest3: 'Chest 3',
  bury: 'Bury Treasure',
  hull: 'the Hull',
  smallCannon: 'the Small Cannon',
  largeCannon: 'the Large Cannon',
  ports: 'Raid Ports',
  crew: 'Hire Crew',
}

/** Which die lies on which icon. */
export type Plan = Readonly<Partial<Record<DieId, Icon>>>

/** The die that a plan puts on an icon, if any. */
export function dieOn(plan: Plan | undefined, icon: Icon): DieId | undefined {
  if (!plan) return undefined
  return (Object.keys(plan) as DieId[]).find(die => plan[die] === icon)
}

export const chestNumbers = [1, 2, 3] as const
export type ChestNumber = (typeof chestNumbers)[number]

export const cannonIds = ['small', 'large'] as const
export type CannonId = (typeof cannonIds)[number]
export const cannonNames: Readonly<Record<CannonId, string>> = {
  small: 'Small Cannon',
  large: 'Large Cannon',
}

export const draftWays = ['free', 'bribe', 'drunk'] as const
export type DraftWay = (typeof draftWays)[number]

/** The steps of phase 3 in their order (RW-52). */
export const stepIds = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'S10', 'S11', 'S12'] as const
export type StepId = (typeof stepIds)[number]
/** Where a die of the icon is written. */
export const stepOfIcon: Readonly<Record<Icon, StepId>> = {
  spirits: 'S1',
  chest1: 'S2',
  chest2: 'S3',
  chest3: 'S4',
  bury: 'S5',
  hull: 'S6',
  smallCannon: 'S7',
  largeCannon: 'S8',
  ports: 'S10',
  crew: 'S12',
}

export function colourName(colour: DieColour): string {
  return colour.charAt(0).toUpperCase() + colour.slice(1)
}

/** Who sails in which colour: every state says it. */
export interface Crews {
  readonly players: readonly { readonly colour: CrewColour }[]
}

/** "Red", as a sentence begins: the seat is called by its colour. */
export function nameOf({ players }: Crews, seat: Seat): string {
  const colour = players[seat]?.colour
  return seatName(seat, colour === undefined ? `Seat ${seat}` : colourName(colour))
}

/** As `nameOf`, in plain words for the labels of things. */
export function playerLabel(crews: Crews, seat: Seat): string {
  return textOf(nameOf(crews, seat))
}

/** The parts of a Pirate Map that take numbers: squares, thresholds, and what they hold (4.4, RW-65 to RW-70). */
import type { Player } from './state'
import type { CannonId, ChestNumber, SingleIcon } from './vocabulary'

/** The numbered parts with thresholds. */
export const trackIds = ['hull', 'small', 'large', 'ports', 'crew'] as const
export type TrackId = (typeof trackIds)[number]

export const squares = { spirits: 2, chest: 4, hull: 5, small: 2, large: 3, ports: 5, crew: 5 } as const

export const thresholds: Readonly<Record<TrackId, readonly number[]>> = {
  hull: [7, 14, 21],
  small: [4, 7, 10],
  large: [3, 6, 9, 15],
  ports: [3, 10, 18],
  crew: [5, 11, 19],
}

/** RW-68: the tracks that are worth points when all five squares are full. */
export const bonusTracks = ['hull', 'ports', 'crew'] as const

/** RW-58: what raised spirits write. */
export const raisedNumber = 7

/** RW-66. */
export function sumOf(numbers: readonly number[]): number {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}

/** RW-67a: how many thresholds the sum reaches; of a cannon, its shots (RW-82a). */
export function levelOf(track: TrackId, numbers: readonly number[]): number {
  const sum = sumOf(numbers)
  let level = 0
  for (const threshold of thresholds[track]) if (threshold <= sum) level++
  return level
}

const chestOfIcon: Readonly<Partial<Record<SingleIcon, ChestNumber>>> = { chest1: 1, chest2: 2, chest3: 3 }

export function chestOf(icon: SingleIcon): ChestNumber | undefined {
  return chestOfIcon[icon]
}

/** The track of the map that belongs to an icon; a chest has none. */
export function trackOf(icon: SingleIcon): TrackId | 'spirits' | undefined {
  switch (icon) {
    case 'smallCannon':
      return 'small'
    case 'largeCannon':
      return 'large'
    case 'chest1':
    case 'chest2':
    case 'chest3':
      return undefined
    default:
      return icon
  }
}

/** RW-73: may take a number, from a die or a theft. */
export function isChestOpen(player: Player, chest: ChestNumber): boolean {
  return !player.buried[chest - 1]! && player.chests[chest - 1]!.length < squares.chest
}

/** RW-45: an empty square where a die of this icon would be written. */
export function hasRoom(player: Player, icon: SingleIcon): boolean {
  const chest = chestOf(icon)
  if (chest !== undefined) return isChestOpen(player, chest)
  const track = trackOf(icon)!
  return player[track].length < squares[track]
}

/** RW-46, RW-77: an unburied chest with a number in it. */
export function canBeBuried(player: Player, chest: ChestNumber): boolean {
  return !player.buried[chest - 1]! && player.chests[chest - 1]!.length > 0
}

/** RW-82: its last square is filled. */
export function isFull(player: Player, cannon: CannonId): boolean {
  return player[cannon].length === squares[cannon]
}

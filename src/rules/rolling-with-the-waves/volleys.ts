/** What a declaration of targets comes to (RW-82 to RW-91): the arithmetic, without changing anything. */
import type { Seat } from '../game'
import type { Volley } from './moves'
import type { Player, RollingWavesState } from './state'
import { isChestOpen, isFull, levelOf, squares } from './tracks'
import { type CannonId, type ChestNumber, cannonIds, chestNumbers } from './vocabulary'
import { playerAt } from './work'

/** RW-82a. */
export function shotsOf(player: Player, cannon: CannonId): number {
  return levelOf(cannon, player[cannon])
}

/** Small first, misfires included. */
export function fullCannons(player: Player): readonly CannonId[] {
  return cannonIds.filter(cannon => isFull(player, cannon))
}

/** RW-91: those for which a target is named. */
export function firingCannons(player: Player): readonly CannonId[] {
  return fullCannons(player).filter(cannon => shotsOf(player, cannon) > 0)
}

export function canBeAimedAt(player: Player): boolean {
  return player.buried.some(isBuried => !isBuried)
}

/** RW-84: whom the shooter can aim at. */
export function targetsOf({ players }: RollingWavesState, shooter: Seat): readonly Seat[] {
  return players.flatMap((player, seat) => (seat !== shooter && canBeAimedAt(player) ? [seat] : []))
}

/** RW-84a: any unburied chest, even an empty one. */
export function aimableChests(player: Player): readonly ChestNumber[] {
  return chestNumbers.filter(chest => !player.buried[chest - 1])
}

/** What a volley does to the chests. */
export interface Theft {
  readonly shots: number
  readonly blocked: number
  /** In the order in which they are taken: the top one first (RW-88). */
  readonly stolen: readonly number[]
}

/** RW-87, RW-88; into the sea nothing is stolen (RW-84b). */
export function theftOf(state: RollingWavesState, shooter: Seat, volley: Volley): Theft {
  const { cannons, target, chest } = volley
  const player = playerAt(state, shooter)
  let shots = 0
  for (const cannon of cannons) shots += shotsOf(player, cannon)
  if (target === undefined || chest === undefined) return { shots, blocked: 0, stolen: [] }
  const aimed = playerAt(state, target)
  const blocked = Math.min(shots, levelOf('hull', aimed.hull))
  const treasure = aimed.chests[chest - 1]!
  const taken = Math.min(shots - blocked, treasure.length)
  return { shots, blocked, stolen: treasure.slice(treasure.length - taken).toReversed() }
}

/** RW-90a: own chests that can take treasure. */
export function openChests(player: Player): readonly ChestNumber[] {
  return chestNumbers.filter(chest => isChestOpen(player, chest))
}

/** The chests after a volley: stolen from the one, written into the other as far as there is room (RW-89, RW-90). */
export function afterVolley(state: RollingWavesState, shooter: Seat, volley: Volley): RollingWavesState {
  const { target, chest, into } = volley
  const { stolen } = theftOf(state, shooter, volley)
  if (target === undefined || chest === undefined || stolen.length === 0) return state
  const aimed = playerAt(state, target)
  const robbed = aimed.chests[chest - 1]!.slice(0, -stolen.length)
  let players = state.players.with(target, { ...aimed, chests: aimed.chests.with(chest - 1, robbed) })
  if (into !== undefined) {
    const own = playerAt(state, shooter)
    const filled = [...own.chests[into - 1]!, ...stolen].slice(0, mostInChest)
    players = players.with(shooter, { ...own, chests: own.chests.with(into - 1, filled) })
  }
  return { ...state, players }
}

const mostInChest = squares.chest

/** What finds no room in the shooter's chest (RW-90). */
export function lostOf(state: RollingWavesState, shooter: Seat, volley: Volley): readonly number[] {
  const { stolen } = theftOf(state, shooter, volley)
  if (volley.into === undefined) return stolen
  return stolen.slice(mostInChest - playerAt(state, shooter).chests[volley.into - 1]!.length)
}

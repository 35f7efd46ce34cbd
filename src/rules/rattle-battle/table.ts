/** Who sits where and whose turn it is: turn order, dice, Participants. */
import type { Seat } from '../game'
import { seatName } from '../sentence'
import { dieInfo } from './data/dice'
import type { Player, RattleState } from './state'
import type { DieId, PlayerColour, UpgradeId } from './vocabulary'

/** RB-3: the Baron first, then clockwise. */
export function turnOrder(state: Pick<RattleState, 'players' | 'baron'>): readonly Seat[] {
  const count = state.players.length
  return Array.from({ length: count }, (_, index) => (state.baron + index) % count)
}

/** RB-3: the player to the Baron's right. */
export function lastInTurn(state: RattleState): Seat {
  const count = state.players.length
  return (state.baron + count - 1) % count
}

/** How far a seat is from the Baron in turn order. */
export function turnPlace(state: RattleState, seat: Seat): number {
  const count = state.players.length
  return (seat - state.baron + count) % count
}

export function playerAt(state: RattleState, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new RangeError(`Nobody sits on seat ${seat}`)
  return player
}

/** Whose die it is; `undefined` for NP Ships. */
export function ownerOf(state: RattleState, die: DieId): Seat | undefined {
  const { owner } = dieInfo(die)
  if (owner === undefined) return undefined
  const seat = state.players.findIndex(player => player.colour === owner)
  return seat < 0 ? undefined : seat
}

/** RB-97: the seats that have committed at least one Ship. */
export function isParticipant(state: RattleState, seat: Seat): boolean {
  return (state.adventure?.committed[seat]?.length ?? 0) > 0
}

export function participants(state: RattleState): readonly Seat[] {
  return turnOrder(state).filter(seat => isParticipant(state, seat))
}

/** Own Ships that are not away on this Adventure: they can stow Loot. All are back from phase 10 on (5.1). */
export function shipsAtHome(state: RattleState, seat: Seat): readonly DieId[] {
  const areBack = state.phase === 'stow' || state.phase === 'adventure.end'
  const away = areBack ? undefined : state.adventure?.committed[seat]
  const { dice } = playerAt(state, seat)
  return away === undefined || away.length === 0 ? dice : dice.filter(die => !away.includes(die))
}

export function hasUpgrade(state: RattleState, seat: Seat, id: UpgradeId): boolean {
  return playerAt(state, seat).upgrades.some(upgrade => upgrade.id === id)
}

export function colourName(colour: PlayerColour): string {
  return colour.charAt(0).toUpperCase() + colour.slice(1)
}

/** "Yellow", as a sentence begins. */
export function nameOf(state: RattleState, seat: Seat): string {
  return seatName(seat, colourName(playerAt(state, seat).colour))
}

export function cannonsOf(player: Player): number {
  return player.cannons.ready + player.cannons.exhausted
}

export function sailsOf(player: Player): number {
  return player.sails.ready + player.sails.exhausted
}

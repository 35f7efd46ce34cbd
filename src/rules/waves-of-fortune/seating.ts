/** Who is next, who throws for the foe, and what seats are called (WF-3a, WF-19, WF-76). */
import type { Seat } from '../game'
import { seatName } from '../sentence'
import { type Cell, homeOf } from './grid'
import type { FortuneState } from './state'
import { type Colour, colours } from './vocabulary'
import { playerAt } from './work'

type Seated = Pick<FortuneState, 'players'>

/** WF-19, WF-19a: purple, blue, yellow, green, without the colours not in play. */
export function turnOrder({ players }: Seated): readonly Seat[] {
  return colours
    .map(colour => players.findIndex(player => player.colour === colour))
    .filter(seat => seat >= 0)
}

export function nextInOrder(state: Seated, seat: Seat): Seat {
  const order = turnOrder(state)
  return order[(order.indexOf(seat) + 1) % order.length]!
}

/** WF-76: the diagonal colour; WF-76b: if nobody sails it, the next player. */
export function handOf(state: FortuneState, fighter: Seat): Seat {
  const at = colours.indexOf(playerAt(state, fighter).colour)
  const diagonal = colours[(at + 2) % colours.length]
  const seat = state.players.findIndex(player => player.colour === diagonal)
  return seat >= 0 ? seat : nextInOrder(state, fighter)
}

export function colourName(colour: Colour): string {
  return colour.charAt(0).toUpperCase() + colour.slice(1)
}

/** "Purple", as a sentence begins: a seat is called by its colour. */
export function nameOf(state: Seated, seat: Seat): string {
  const player = state.players[seat]
  return seatName(seat, player ? colourName(player.colour) : `Seat ${seat}`)
}

export function homeCell(state: FortuneState, seat: Seat): Cell {
  return homeOf(playerAt(state, seat).colour)
}

export function isAtHome(state: FortuneState, seat: Seat): boolean {
  return playerAt(state, seat).cell === homeCell(state, seat)
}

/** The ship afloat on a space, if there is one, of those besides `except` (WF-30). */
export function shipOn(state: Seated, cell: Cell, except?: Seat): Seat | undefined {
  const seat = state.players.findIndex(
    (player, index) => player.afloat && player.cell === cell && index !== except,
  )
  return seat >= 0 ? seat : undefined
}

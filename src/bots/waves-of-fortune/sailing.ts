/** Where to sail: the space itself, and what lies further on within the food that is left (section 10). */
import { capacityOf } from '../../rules/waves-of-fortune/cargo'
import { type Cell, cells, distance, homeOf } from '../../rules/waves-of-fortune/grid'
import { movesOf } from '../../rules/waves-of-fortune/legality'
import type { FortuneMove } from '../../rules/waves-of-fortune/moves'
import { shipOn } from '../../rules/waves-of-fortune/seating'
import type { Player } from '../../rules/waves-of-fortune/state'
import { tileAt } from '../../rules/waves-of-fortune/work'
import { type Mind, me } from './mind'
import { chanceOf, dares, kingCell, turnsBetween, turnsHome } from './water'
import { landingWorth, type Unknown, unknownWorth } from './worth'

/** The space that a movement ends on. */
export function endOf(player: Player, move: FortuneMove): Cell {
  if (move.kind === 'move') return move.path.at(-1) ?? player.cell
  return move.kind === 'teleport' ? move.to : player.cell
}

/** After the meal there is food enough for the way home: none is due on arrival. */
export function isSafe(player: Player, cell: Cell): boolean {
  const turns = turnsHome(player, cell)
  return turns === 0 || player.food - 1 >= turns - 1
}

/** With crew and food for it, the King is the goal. */
export function isHunting(mind: Mind): boolean {
  const king = kingCell(mind.state)
  if (king === undefined) return false
  const player = me(mind)
  const reaches = player.food >= turnsBetween(player, player.cell, king) - 1
  return reaches && dares(mind, chanceOf(mind.state, player, player.crew, 'king', 15))
}

/** A full load from home would be enough for the King. */
function wouldHunt(mind: Mind): boolean {
  const king = kingCell(mind.state)
  if (king === undefined) return false
  const player = me(mind)
  const crew = capacityOf(player) - Math.max(0, turnsHome(player, king) - 1)
  return dares(mind, chanceOf(mind.state, player, crew, 'king', 15))
}

export function isHomeward(mind: Mind): boolean {
  const { shipGold, crew, food, cell } = me(mind)
  if (mind.style.races && wouldHunt(mind)) return true
  const limit = crew <= 3 ? mind.style.bankAt / 2 : mind.style.bankAt
  return shipGold >= limit || crew <= 2 || food <= turnsHome(me(mind), cell)
}

interface Goal {
  readonly cell: Cell
  readonly worth: number
  /** Turns from there to the home base. */
  readonly home: number
}

/** Spaces that are worth a voyage, and what they pay. */
function goalsOf(mind: Mind, unknown: Unknown): readonly Goal[] {
  return cells.flatMap(cell => {
    const { faceUp, kind, looted } = tileAt(mind.state, cell)
    if (faceUp && kind === 'king' && !looted) return []
    const worth = landingWorth(mind, cell, unknown)
    return worth > 0 ? [{ cell, worth, home: turnsHome(me(mind), cell) }] : []
  })
}

/** The best goal beyond a space, less the turns on the way; only what the food allows. */
function beyond(mind: Mind, from: Cell, goals: readonly Goal[]): number {
  const player = me(mind)
  const food = player.food - 1
  let best = 0
  for (const { cell, worth, home } of goals) {
    if (worth <= best || cell === from) continue
    const turns = turnsBetween(player, from, cell)
    if (turns + home - 1 > food) continue
    best = Math.max(best, worth - mind.style.turn * turns)
  }
  return best
}

/** The worth of ending the movement there. */
export function spaceWorth(mind: Mind, cell: Cell, unknown: Unknown, goals: readonly Goal[]): number {
  const player = me(mind)
  if (isHunting(mind)) {
    const king = kingCell(mind.state)!
    if (cell === king) return 1_000_000
    const hurts = Math.min(0, landingWorth(mind, cell, unknown))
    return -10_000 * turnsBetween(player, cell, king) - 10 * distance(cell, king) + hurts
  }
  const here = landingWorth(mind, cell, unknown)
  const danger = isSafe(player, cell) ? 0 : -2000
  if (isHomeward(mind)) {
    return (
      Math.min(here, 150) - 300 * turnsHome(player, cell) - 5 * distance(cell, homeOf(player.colour)) + danger
    )
  }
  const home = cell === homeOf(player.colour) ? homeWorth(player) : 0
  return here + 0.8 * beyond(mind, cell, goals) + home + danger
}

/** To be at home: gold made safe and a hold refilled, if it is low. */
function homeWorth({ shipGold, crew, food }: Player): number {
  return 0.3 * shipGold + (crew + food < 7 ? 60 : 0)
}

export interface Way {
  readonly move: FortuneMove
  readonly worth: number
}

/** Every movement with its worth, the best first. */
export function waysOf(mind: Mind): readonly Way[] {
  const unknown = unknownWorth(mind)
  const goals = goalsOf(mind, unknown)
  const player = me(mind)
  return movesOf(mind.state, mind.seat, mind.random)
    .map(move => {
      mind.meter.look()
      const cell = endOf(player, move)
      const rammed = shipOn(mind.state, cell, mind.seat) === undefined ? 0 : 10
      return { move, worth: spaceWorth(mind, cell, unknown, goals) + rammed }
    })
    .sort((a, b) => b.worth - a.worth)
}

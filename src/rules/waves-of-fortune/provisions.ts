/** Whether the food aboard lasts for the way home (WF-70). */
import type { Seat } from '../game'
import { type Cell, distance } from './grid'
import { homeCell } from './seating'
import type { FortuneState } from './state'
import { playerAt } from './work'

/** How far a ship sails in a turn when nothing helps or hinders it. */
export function usualReach(state: FortuneState, seat: Seat): number {
  return playerAt(state, seat).upgrades.includes('sails') ? 3 : 2
}

export function turnsHome(state: FortuneState, seat: Seat, cell: Cell): number {
  return Math.ceil(distance(cell, homeCell(state, seat)) / usualReach(state, seat))
}

/** Meals missing on the way home for a ship that ends its turn on this space. */
export function mealsMissing(state: FortuneState, seat: Seat, cell: Cell): number {
  return Math.max(0, turnsHome(state, seat, cell) - playerAt(state, seat).food)
}

/** Meals that the ship will eat on its way home from here: one a turn, except for the turn that ends at home. */
export function mealsHome(state: FortuneState, seat: Seat, cell: Cell): number {
  // Once it has sailed, the meal of this turn is still to come.
  const hasSailed = state.active === seat && state.phase !== 'move' && state.phase !== 'reefThrow'
  return turnsHome(state, seat, cell) - (hasSailed ? 0 : 1)
}

export const counted = (count: number, word: string) => `${count || 'no'} ${word}${count === 1 ? '' : 's'}`

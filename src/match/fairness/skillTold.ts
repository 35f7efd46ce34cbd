import { giveOrTake } from './spread'

/** A decision in which a seat did something else than the captain would have done. */
export interface DecisionTold {
  /** Index of its line of the log. */
  readonly entry: number
  readonly seat: number
  readonly made: string
  readonly captain: string
  /** Points that it cost, on average over imagined courses; below 0 it was better than the captain's. */
  readonly cost: number
  readonly costError: number
}

export interface SeatSkill {
  readonly seat: number
  readonly name: string
  /** Decisions that were weighed, and in how many of them the captain would have done the same. */
  readonly decisions: number
  readonly same: number
  readonly cost: number
  readonly costError: number
}

export interface SkillTold {
  /** Courses that each decision was followed along. */
  readonly worlds: number
  readonly unit: string
  readonly seats: readonly SeatSkill[]
  /** All that differ from the captain's, in order. */
  readonly decisions: readonly DecisionTold[]
}

/** One sentence a player, with how much it says. */
export function skillWords({ name, decisions, same, cost, costError }: SeatSkill, unit: string): string {
  const asCaptain = `${name}: ${same} of ${decisions} decisions as the captain would have made them`
  if (same === decisions) return `${asCaptain}.`
  const figure = `${Math.abs(cost).toFixed(1)} ${unit}`
  const doubt = giveOrTake(costError)
  const isSure = Math.abs(cost) > 2 * costError
  if (!isSure) return `${asCaptain}; whether the others were worse cannot be told (${figure}${doubt}).`
  const came = cost > 0 ? `cost ${figure}` : `won ${figure} more`
  return `${asCaptain}; the others ${came}${doubt}.`
}

/** Decisions that surely cost something, the dearest first. */
export function dearest({ decisions }: SkillTold, most: number): readonly DecisionTold[] {
  return decisions
    .filter(({ cost, costError }) => cost > 0.05 && cost > 2 * costError)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most)
}

/** What things are worth at the start of a round, as it came out of the games that computer players won and lost. */
import type { Goal } from '../../rules/waves/data/modes'

/** Everything is counted in the same unit: the logarithm of how much likelier it makes a win. */
export interface Weights {
  /** A row for each number of missing classes, from 0; a column for each number of missing Elders, from 0. */
  readonly standing: readonly (readonly number[])[]
  /** By class: an own Elder of a class that the display lacks, or has. */
  readonly newElder: readonly number[]
  readonly oldElder: readonly number[]
  /** An own Elder that a card in hand beats; more if the display lacks it. */
  readonly beats: number
  readonly beatsNew: number
  /** By class: the first, second and third card of it in hand. */
  readonly cards: readonly (readonly number[])[]
  /** To have the Wave token. */
  readonly wave: number
}

/** Fitted to 8,000 rounds of Head to head between strong players: five different, or seven. */
const long: Weights = {
  standing: [
    [3, 3, 3, 3, 3, 3, 3, 3],
    [3, 2.5, 1.35, 0.25, -0.45, -1.1, -1.8, -2.4],
    [3, 2.6, 1.25, 0, -0.65, -1.3, -1.9, -2.5],
    [3, 2.1, 0.65, -0.03, -0.7, -1.45, -2, -2.6],
    [3, 1.8, 0.5, -0.1, -0.65, -1.65, -2.15, -2.65],
    [3, 1.8, 0.5, -0.1, -0.65, -1.65, -2.2, -2.7],
  ],
  newElder: [0, 0, -0.02, 0.02, -0.05],
  oldElder: [0, 0.03, 0.01, -0.1, 0.08],
  beats: 0.14,
  beatsNew: 0.02,
  cards: [
    [0.3, 0.04, 0.1],
    [0.08, 0.14, 0.1],
    [0.17, 0.08, 0.06],
    [0.05, 0.13, 0.1],
    [0.07, 0.05, 0.08],
  ],
  wave: 0,
}

/** Fitted to 2,800 rounds of four, all against all: four different, or six; here classes count for more. */
const short: Weights = {
  standing: [
    [3, 3, 3, 3, 3, 3, 3],
    [3, 2.2, 1.5, 1.05, 0.6, 0, -0.3],
    [3, 1.3, 0.6, -0.05, -0.4, -0.8, -1],
    [3, 0.5, 0, -0.7, -1.1, -1.3, -1.6],
    [3, 0, -0.3, -0.8, -1.3, -1.6, -2],
  ],
  newElder: [0.3, 0, 0.1, 0.1, 0.1],
  oldElder: [-0.25, -0.3, -0.25, -0.1, 0.05],
  beats: 0,
  beatsNew: 0.45,
  cards: [
    [0.05, 0.1, 0.1],
    [0.02, 0.03, 0.03],
    [0.02, 0.02, 0.03],
    [0.05, 0.02, 0.02],
    [0.1, 0.02, 0.02],
  ],
  wave: 0.03,
}

export function judgedFor(goal: Goal): Weights {
  return goal.different > 4 ? long : short
}

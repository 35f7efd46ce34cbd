/** What things are worth at the start of a round, as it came out of the games that computer players won and lost. */

/** Everything is counted in the same unit: the logarithm of how much likelier it makes a win. */
export interface Weights {
  /** By missing different classes (0 to 5), then by missing Elders in all (0 to 7). */
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

/** A row for each number of missing classes, 0 to 5; a column for each number of missing Elders, 0 to 7. */
const byMissing: Weights['standing'] = [
  [3, 3, 3, 3, 3, 3, 3, 3],
  [3, 1.6, 0.45, -0.15, -0.7, -1.2, -1.6, -2],
  [3, 1.85, 0.5, -0.12, -0.75, -1.3, -1.7, -2.1],
  [3, 1.95, 0.7, -0.06, -0.65, -1.32, -1.75, -2.15],
  [3, 1.8, 0.6, -0.05, -0.9, -1.45, -1.7, -2.15],
  [3, 1.8, 0.6, -0.05, -0.9, -1.45, -1.7, -2.15],
]

/** Fitted to 20,000 rounds of Head to head. */
export const judged: Weights = {
  standing: byMissing,
  newElder: [-0.05, 0.02, 0, -0.03, -0.08],
  oldElder: [-0.02, -0.06, -0.07, -0.2, 0.5],
  beats: 0.106,
  beatsNew: 0.064,
  cards: [
    [0.086, 0.04, 0.05],
    [0.03, 0.1, 0.1],
    [0.062, 0.077, 0.1],
    [0.059, 0.09, 0.06],
    [-0.02, 0.01, 0.03],
  ],
  wave: 0,
}

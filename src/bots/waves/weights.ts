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

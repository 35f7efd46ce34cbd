import type { Random } from '../../rules/random'

/** Values that differ by less are equally good: sums of fractions in another order differ by that much. */
const sameValue = 1e-9

/** The choice of the highest value; among equally good ones chance decides. */
export function bestOf<T>(choices: readonly T[], worthOf: (choice: T) => number, random: Random): T {
  let best: T[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const value = worthOf(choice)
    if (value > most + sameValue) {
      best = [choice]
      most = value
    } else if (value >= most - sameValue) {
      best.push(choice)
    }
  }
  return random.pick(best)
}

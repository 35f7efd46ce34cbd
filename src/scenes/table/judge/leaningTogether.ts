import type { PlanePoint } from '../../../measure'

/** A leaning die and its place. */
export interface CockedDie {
  readonly id: string
  readonly at: PlanePoint
  /** Of its middle, in cm. */
  readonly height: number
}

/** Words over dice nearer than this would cover each other in a small picture, in mm. */
const nearMm = 45

/** Dice that lean side by side share one word: each group in the order in which its dice came. */
export function leaningTogether(dice: readonly CockedDie[]): readonly (readonly CockedDie[])[] {
  const groups: CockedDie[][] = []
  for (const die of dice) {
    const near = groups.filter(group =>
      group.some(({ at }) => Math.hypot(at.x - die.at.x, at.y - die.at.y) < nearMm),
    )
    const [first, ...others] = near
    if (!first) {
      groups.push([die])
      continue
    }
    // The die joins what was apart before it.
    for (const other of others) {
      first.push(...other)
      groups.splice(groups.indexOf(other), 1)
    }
    first.push(die)
  }
  return groups
}

/** One word for a group, over its middle and clear of the highest of its dice. */
export function leaningWord(group: readonly CockedDie[]): CockedDie & { readonly text: string } {
  const mean = (value: (die: CockedDie) => number) =>
    group.reduce((sum, die) => sum + value(die), 0) / group.length
  return {
    id: group.map(({ id }) => id).join(' '),
    at: { x: mean(({ at }) => at.x), y: mean(({ at }) => at.y) },
    height: Math.max(...group.map(({ height }) => height)),
    text: group.length === 1 ? 'leans' : `${group.length} lean`,
  }
}

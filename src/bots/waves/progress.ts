/** How far a display has come to its goal, judged by rule of thumb: 1 is a won game. */
import type { Goal } from '../../rules/waves/data/modes'
import { differentIn } from '../../rules/waves/goals'
import type { Cls } from '../../rules/waves/vocabulary'

export function progressOf(display: readonly Cls[], goal: Goal): number {
  const total = display.length / goal.total
  const different = differentIn(display) / goal.different
  return 0.5 * total + 0.5 * different * different
}

/** An Elder is about this much progress. */
export const elderWorth = 0.15

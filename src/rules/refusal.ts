import type { Refusal } from './game'

export function refuse(rule: string, why: string): Refusal {
  return { rule, why }
}

/**
 * The first refusal, if there is any: conditions in the order in which a player should hear of them. A condition is
 * asked only when all before it hold, so it may rely on them.
 */
export function firstOf(...conditions: readonly (() => Refusal | undefined | false)[]): Refusal | undefined {
  for (const condition of conditions) {
    const refusal = condition()
    if (refusal) return refusal
  }
  return undefined
}

import type { DieReading, ThrowOutcome } from '../measure'

/**
 * A die out of the container counts before a cocked one: the whole drop is repeated then, and a fist would be in vain
 * (RB-112, RB-113).
 */
export function judge(dice: readonly DieReading[]): Exclude<ThrowOutcome, 'unsettled'> {
  if (dice.some(die => !die.inBox)) return 'outside'
  return dice.every(die => die.flat) ? 'flat' : 'cocked'
}

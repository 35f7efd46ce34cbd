import type { Play } from './plays'
import type { Sketch } from './sketch'

/**
 * WV-145: a Council of Scholars may never yield anything while everybody plays Scholars. From the third round without
 * a collected Elder on, more of the class that leads becomes dearer and dearer; in shares of a game.
 */
export function lockUp({ idleRounds, elderCounts }: Sketch, { cls }: Play): number {
  const isMost = elderCounts[cls - 1] === Math.max(...elderCounts)
  return idleRounds >= 3 && isMost ? 0.05 * (idleRounds - 2) : 0
}

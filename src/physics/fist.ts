import type { ThrowRecord } from '../measure'
import type { WorldDie } from './addDice'
import { createRandom } from './random'
import { fistLevels, fistSpread } from './settings'

/**
 * A blow on the table: every die that is free to move feels it, flat or not (RB-114). The chance in it comes from the
 * throw's seed and the number of the blow.
 */
export function strike(dice: readonly WorldDie[], record: ThrowRecord, blow: number): void {
  const random = createRandom(`${record.seed}/fist/${blow}`)
  const { lift, spin } = fistLevels[record.bangs[blow]!.level]
  for (const { body } of dice) {
    const up = lift * random.between(1 - fistSpread, 1 + fistSpread)
    const turn = {
      x: random.between(-spin, spin),
      y: random.between(-spin, spin),
      z: random.between(-spin, spin),
    }
    if (body.isFixed()) continue
    const speed = body.linvel()
    const whirl = body.angvel()
    body.setLinvel({ x: speed.x, y: speed.y + up, z: speed.z }, true)
    body.setAngvel({ x: whirl.x + turn.x, y: whirl.y + turn.y, z: whirl.z + turn.z }, true)
  }
}

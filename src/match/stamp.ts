import { hashText } from '../measure'
import { containers, physicsSettings } from '../physics'

/** What a match was played with. Replaying it exactly needs the same rules and the same dice. */
export interface Stamp {
  readonly app: string
  readonly rules: number
  readonly physics: string
}

/** The same as in package.json; a test holds them together. */
export const appVersion = '0.1.0'

/** Raise it when a change of the rules makes a match that was legal illegal, or end otherwise; see olderRules.ts. */
export const rulesVersion = 2

/** The engine's exact version: another one lets every recorded throw fall otherwise. */
export const engineVersion = '0.20.0'

/**
 * Names the engine and, by a hash, every number that shapes the dice world. What loads a module
 * may hand its numbers over in an order of its own: page, command and tests must still say the same.
 */
export function physicsVersion(settings: object = physicsSettings): string {
  const inOrder = Object.fromEntries(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)))
  const hash = hashText(JSON.stringify([inOrder, containers])).slice(0, 8)
  return `rapier-${engineVersion}-${hash}`
}

export function currentStamp(): Stamp {
  return { app: appVersion, rules: rulesVersion, physics: physicsVersion() }
}

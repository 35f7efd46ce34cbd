// A default import with its type is what Node and Playwright load too, without a bundler.
import manifest from '../../package.json' with { type: 'json' }
import { hashText } from '../measure'
import { containers, physicsSettings } from '../physics'
import { rulesVersionOf } from '../rules/game'
import type { AnyGame } from '../rules/shelf'

/** What a match was played with. Replaying it exactly needs the same rules and the same dice. */
export interface Stamp {
  readonly app: string
  readonly rules: number
  readonly physics: string
}

export const appVersion: string = manifest.version

/** The engine's exact version: another one lets every recorded throw fall otherwise. */
export const engineVersion = '0.20.0'

/** Its build: the SIMD one adds in another order than the plain ones, which gives other last bits. */
export const engineBuild = 'simd'

/**
 * Names the engine and, by a hash, every number that shapes the dice world. What loads a module
 * may hand its numbers over in an order of its own: page, command and tests must still say the same.
 */
export function physicsVersion(settings: object = physicsSettings): string {
  const inOrder = Object.fromEntries(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)))
  const hash = hashText(JSON.stringify([inOrder, containers])).slice(0, 8)
  return `rapier-${engineBuild}-${engineVersion}-${hash}`
}

export function currentStamp(game: Pick<AnyGame, 'changes'>): Stamp {
  return { app: appVersion, rules: rulesVersionOf(game), physics: physicsVersion() }
}

import {
  type ContainerId,
  type DieKind,
  dieKinds,
  type Flatness,
  type ThrowRecord,
  type ThrowRequest,
  type ThrowStyle,
} from '../../measure'
import { createRandom } from '../random'

/** Fixtures: one throw with overridable fields, and random ones from a seed. */

export const rattleBattleFlat: Flatness = { tiltDeg: 3, heightMm: 0.5 }

export function testRequest(changes: Partial<ThrowRequest> = {}): ThrowRequest {
  return {
    container: 'sea-box',
    style: 'drop',
    dice: testDice(10),
    lying: [],
    bystanders: 'live',
    flat: rattleBattleFlat,
    ...changes,
  }
}

export function testRecord(changes: Partial<ThrowRecord> = {}): ThrowRecord {
  return { version: 1, seed: 'test', request: testRequest(), bangs: [], ...changes }
}

export function testDice(count: number, kind: DieKind = 'ship') {
  return Array.from({ length: count }, (_, index) => ({ id: `${kind}-${index + 1}`, kind }))
}

/** Any number of dice of any kinds, thrown in any of the ways that suit the container. */
export function randomRecord(container: ContainerId, seed: string): ThrowRecord {
  const random = createRandom(`record/${seed}`)
  const styles: readonly ThrowStyle[] = container === 'sea-box' ? ['drop', 'drop', 'toss'] : ['roll', 'drop']
  const style = styles[random.index(styles.length)]!
  const dice = Array.from({ length: 1 + random.index(38) }, (_, index) => ({
    id: `die-${index + 1}`,
    kind: dieKinds[random.index(dieKinds.length)]!,
  }))
  return testRecord({ seed, request: testRequest({ container, style, dice }) })
}

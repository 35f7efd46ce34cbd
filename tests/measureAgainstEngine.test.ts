import { beforeAll, describe, expect, it } from 'vitest'
import { type DieKind, faceDistance, lyingRotation, measuredGap, outlineOf, type Pose } from '../src/measure'
import { loadPhysics } from '../src/physics'
import { addDice } from '../src/physics/addDice'
import { createWorld } from '../src/physics/createWorld'
import { createRandom } from '../src/physics/random'
import { testRequest } from '../src/physics/testing/throws'

/**
 * Rules measure outlines, the engine measures colliders. Both must speak of the same dice: for six-sided dice lying
 * flat the nearest points of the bodies are those of their shadows.
 */
beforeAll(loadPhysics)

/** Poses as rules keep them (RB-63), so that rounding does not blur the comparison. */
const hundredth = (value: number) => Math.round(value * 100) / 100

/** The distance of two bodies by the engine, in mm. */
function engineGap(kinds: readonly [DieKind, DieKind], poses: readonly [Pose, Pose]): number | undefined {
  const { world } = createWorld('table', false)
  try {
    const dice = kinds.map((kind, index) => ({ id: `${index}`, kind }))
    const starts = poses.map(pose => ({
      ...pose,
      velocity: [0, 0, 0] as const,
      spin: [0, 0, 0] as const,
      slot: 0,
      releaseStep: 0,
      print: [0, 0, 0, 1] as const,
    }))
    const [one, other] = addDice(world, testRequest({ dice }), starts)
    world.propagateModifiedBodyPositionsToColliders()
    const contact = one!.collider.contactCollider(other!.collider, 40)
    return contact ? contact.distance * 10 : undefined
  } finally {
    world.free()
  }
}

describe('measure and engine', () => {
  it('agree to the engine’s own precision on the gaps of 2,000 pairs of flat six-sided dice (seed engine-gap)', () => {
    const random = createRandom('engine-gap')
    let compared = 0
    while (compared < 2000) {
      const pose = (): Pose => ({
        position: [
          hundredth(random.between(-140, 140)),
          faceDistance('ship'),
          hundredth(random.between(-140, 140)),
        ],
        rotation: lyingRotation('ship', 1 + random.index(6), hundredth(random.between(0, 360))),
      })
      const poses = [pose(), pose()] as const
      const [a, b] = poses.map((one, index) => outlineOf({ id: `${index}`, kind: 'ship', ...one }))
      const gap = measuredGap(a!, b!)
      if (gap === 0) continue
      const byEngine = engineGap(['ship', 'captain'], poses)
      expect(byEngine).toBeDefined()
      // The engine looks for nearest points step by step and stops a few ten-thousandths of the way too early.
      expect(byEngine! - gap).toBeGreaterThan(-0.003)
      expect(byEngine! - gap).toBeLessThan(0.003 + 0.0008 * gap)
      compared++
    }
  })

  it('agree on d12 of equal height, whose widest parts face each other (seed engine-d12)', () => {
    const random = createRandom('engine-d12')
    let compared = 0
    while (compared < 500) {
      const face = 1 + random.index(12)
      const yaw = random.between(0, 360)
      const at = [random.between(-60, 60), random.between(-60, 60)] as const
      // A half turn about the upright maps the die onto its mirror twin: level points face each other.
      const poses: readonly [Pose, Pose] = [
        { position: [at[0], 10, at[1]], rotation: lyingRotation('d12', face, yaw) },
        { position: [-at[0], 10, -at[1]], rotation: lyingRotation('d12', face, yaw + 180) },
      ]
      const [a, b] = poses.map((one, index) => outlineOf({ id: `${index}`, kind: 'd12', ...one }))
      const gap = measuredGap(a!, b!)
      if (gap === 0) continue
      const byEngine = engineGap(['d12', 'd12'], poses)
      expect(byEngine).toBeDefined()
      // The shadow is never farther than the body, and both have their widest points in the same two belts.
      expect(gap).toBeLessThan(byEngine! + 0.02)
      expect(byEngine! - gap).toBeLessThan(5)
      compared++
    }
  })
})

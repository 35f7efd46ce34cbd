import { expect, it } from 'vitest'
import { openWorld } from '../testing/openWorld'
import { isLost, lowestSeen } from './fallenOff'

const die = (x: number) =>
  ({
    what: { kind: 'die', die: 'd6', colour: 'red' },
    pose: { position: [x, 8, 0], rotation: [0, 0, 0, 1] },
  }) as const
/** Half a die, in cm. */
const low = 0.8

it.each([1, 2, 10])(
  'a die beside the table falls until it is lost, one on it never, at %i steps a frame',
  async steps => {
    const { world, bodies } = await openWorld([die(1900), die(40)])
    const [beside, resting] = bodies
    for (const body of bodies) body.setLinvel({ x: 0, y: 90, z: 0 }, true)
    for (let frame = 0; frame < 300 && !isLost(beside!.translation()); frame++) {
      for (let step = 0; step < steps; step++) world.step()
      for (const body of bodies) {
        const at = body.translation()
        const lowest = lowestSeen(at, low)
        if (at.y < lowest - low / 2) body.setTranslation({ ...at, y: lowest }, true)
      }
    }
    expect(isLost(beside!.translation())).toBe(true)
    expect(isLost(resting!.translation())).toBe(false)
    world.free()
  },
)

it('what has got lost in the engine is lost', () => {
  expect(isLost({ x: 0, y: Number.NaN, z: 0 })).toBe(true)
})

import { describe, expect, it } from 'vitest'
import type { DieContact } from '../../../physics'
import { createHitEar } from './hitEar'

const mass = 4.7
/** The force that changes the speed of the die by this many m/s within a step. */
const blow = (metresPerSecond: number) => metresPerSecond * 100 * mass * 120
const weight = mass * 981
const contact = (force: number, changes: Partial<DieContact> = {}): DieContact => ({
  die: 0,
  otherDie: undefined,
  against: 'floor',
  force,
  ...changes,
})
const everywhere = () => true

describe('hit detection', () => {
  it('measures a hit by the change in the speed of the die', () => {
    const ear = createHitEar([mass])
    const hits = ear.hear(1, [contact(blow(1) + weight)], everywhere)
    expect(hits).toHaveLength(1)
    expect(hits[0]!.speed).toBeCloseTo(1, 6)
  })

  it('ignores steady pressure of any strength', () => {
    const ear = createHitEar([mass])
    ear.hear(1, [contact(blow(1))], everywhere)
    for (let step = 2; step < 50; step++)
      expect(ear.hear(step, [contact(blow(1) * (1 + (step % 2) * 0.02))], everywhere)).toEqual([])
  })

  it('ignores the weight of a die', () => {
    expect(createHitEar([mass]).hear(1, [contact(weight * 1.3)], everywhere)).toEqual([])
  })

  it('resets the pressure after a step without contact', () => {
    const ear = createHitEar([mass])
    ear.hear(1, [contact(blow(1))], everywhere)
    expect(ear.hear(3, [contact(blow(1))], everywhere)).toHaveLength(1)
  })

  it('treats two dice as one pair in either order', () => {
    const ear = createHitEar([mass, mass])
    const [one] = ear.hear(1, [contact(blow(1), { die: 0, otherDie: 1, against: 'die' })], everywhere)
    expect(ear.hear(2, [contact(blow(1), { die: 1, otherDie: 0, against: 'die' })], everywhere)).toEqual([])
    const [other] = ear.hear(4, [contact(blow(1), { die: 1, otherDie: 0, against: 'die' })], everywhere)
    expect(other!.pair).toBe(one!.pair)
  })

  it('counts the table under the floor as the floor, once', () => {
    const both = [contact(blow(1)), contact(blow(2), { against: 'table' })]
    const over = createHitEar([mass]).hear(1, both, everywhere)
    expect(over.map(({ against }) => against)).toEqual(['floor'])
    expect(over[0]!.speed).toBeGreaterThan(1.9)
    const overboard = createHitEar([mass]).hear(1, both, () => false)
    expect(overboard.map(({ against }) => against)).toEqual(['floor', 'table'])
  })
})

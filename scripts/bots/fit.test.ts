import { describe, expect, it } from 'vitest'
import { chancesBy, netFrom } from '../../src/bots/search'
import { createRandom } from '../../src/rules/random'
import { fitWeights, type Sample } from './fit'

/** The seat wins whose two numbers are further apart: no sum of the numbers themselves tells that. */
function samples(count: number, seed: string): readonly Sample[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const features = [0, 1].map(() => [random.between(-1, 1), random.between(-1, 1)])
    const far = features.map(([a, b]) => Math.abs(a! - b!))
    return { features, shares: far[0]! > far[1]! ? [1, 0] : [0, 1] }
  })
}

describe('learning', () => {
  it('learns from the winners which features predict a win (seeds "lesson", "test" and "weights")', () => {
    const weights = fitWeights(samples(2000, 'lesson'), {
      inputs: 2,
      hidden: 8,
      epochs: 20,
      random: createRandom('weights'),
    })
    const net = netFrom(2, 8, weights)
    const right = samples(500, 'test').filter(({ features, shares }) => {
      const [first, second] = chancesBy(net, features)
      return first! > second! === (shares[0] === 1)
    })
    expect(right.length).toBeGreaterThan(425)
  })
})

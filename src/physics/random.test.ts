import { describe, expect, it } from 'vitest'
import { createRandom } from './random'

describe('chance', () => {
  it('is the same for the same seed and another for another', () => {
    const draw = (seed: string) => {
      const random = createRandom(seed)
      return [random.between(0, 1), random.normal(), ...random.rotation(), random.index(1000)]
    }
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  it('rotations are uniform: every octant of every axis gets its share (seed rotations-1)', () => {
    const random = createRandom('rotations-1')
    const count = 40_000
    // Squares of the components of a uniform unit quaternion have mean 1/4 and mean square 1/8.
    const sums = [0, 0, 0, 0]
    const squares = [0, 0, 0, 0]
    for (let i = 0; i < count; i++) {
      random.rotation().forEach((value, axis) => {
        sums[axis]! += value * value
        squares[axis]! += value ** 4
      })
    }
    for (let axis = 0; axis < 4; axis++) {
      // Standard error of the mean of the squares: sqrt((1/8 - 1/16) / count) = 0.00125.
      expect(Math.abs(sums[axis]! / count - 0.25)).toBeLessThan(4 * 0.00125)
      expect(Math.abs(squares[axis]! / count - 0.125)).toBeLessThan(0.005)
    }
  })

  it('normal numbers have mean 0 and deviation 1 (seed normal-1)', () => {
    const random = createRandom('normal-1')
    const count = 40_000
    let sum = 0
    let square = 0
    for (let i = 0; i < count; i++) {
      const value = random.normal()
      sum += value
      square += value * value
    }
    expect(Math.abs(sum / count)).toBeLessThan(0.02)
    expect(Math.abs(square / count - 1)).toBeLessThan(0.03)
  })

  it('shuffling is uniform (seed shuffle-1)', () => {
    const random = createRandom('shuffle-1')
    const counts = new Array(25).fill(0)
    const count = 20_000
    for (let i = 0; i < count; i++) {
      random.shuffled([0, 1, 2, 3, 4]).forEach((item, place) => {
        counts[item * 5 + place]++
      })
    }
    const expected = count / 5
    const chi = counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
    // 16 degrees of freedom; 39.25 is exceeded once in a thousand.
    expect(chi).toBeLessThan(39.25)
  })
})

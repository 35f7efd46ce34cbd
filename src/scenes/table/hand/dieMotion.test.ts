import { describe, expect, it } from 'vitest'
import { createDieMotion, type DiePlace } from './dieMotion'

const lying = (x: number, y: number, z: number): DiePlace => ({ position: [x, y, z], rotation: [0, 0, 0, 1] })
const poses = (...places: readonly DiePlace[]) =>
  new Float32Array(places.flatMap(({ position, rotation }) => [...position, ...rotation]))
const at = (array: Float32Array, die: number) => [...array.slice(die * 7, die * 7 + 3)]

describe('a die on its way to where it is to lie', () => {
  it('slides over the floor without leaving it, and ends exactly on its place', () => {
    const motion = createDieMotion(1)
    const shown = poses(lying(0, 0.8, 0))
    motion.send(0, lying(6, 0.8, -3), shown, false)
    let highest = 0
    for (let n = 0; n < 200 && motion.isMoving; n++) {
      motion.advance(1 / 60, shown)
      highest = Math.max(highest, shown[1]!)
    }
    expect(highest).toBeCloseTo(0.8, 6)
    expect(at(shown, 0)).toEqual([6, Math.fround(0.8), -3])
  })

  it('is lifted over the wall on its way out of the box', () => {
    const motion = createDieMotion(1)
    const shown = poses(lying(10, 0.8, 0))
    motion.send(0, lying(25, 0.4, 5), shown, false)
    let over = 0
    while (motion.isMoving) {
      motion.advance(1 / 60, shown)
      if (Math.abs(shown[0]! - 15) < 1) over = Math.max(over, shown[1]!)
    }
    expect(over).toBeGreaterThan(3.5)
  })

  it('goes on from where it is when it is sent elsewhere, and the others stay', () => {
    const motion = createDieMotion(2)
    const shown = poses(lying(0, 0.8, 0), lying(5, 0.8, 5))
    motion.send(0, lying(8, 0.8, 0), shown, false)
    motion.advance(0.2, shown)
    const underWay = at(shown, 0)
    motion.send(0, lying(0, 0.8, 0), shown, false)
    motion.advance(0, shown)
    expect(at(shown, 0)).toEqual(underWay)
    expect(at(shown, 1)).toEqual(at(poses(lying(0, 0, 0), lying(5, 0.8, 5)), 1))
  })

  it('is there at once where nobody wants to see the way', () => {
    const motion = createDieMotion(1)
    const shown = poses(lying(0, 0.8, 0))
    motion.send(0, lying(20, 0.8, 0), shown, true)
    expect(motion.advance(0, shown)).toBe(true)
    expect(at(shown, 0)[0]).toBe(20)
    expect(motion.isMoving).toBe(false)
  })

  it('is not waited for once a hand has taken it', () => {
    const motion = createDieMotion(1)
    const shown = poses(lying(0, 0.8, 0))
    motion.send(0, lying(20, 0.8, 0), shown, false)
    motion.release(0)
    expect(motion.isMoving).toBe(false)
    expect(motion.advance(1, shown)).toBe(false)
  })
})

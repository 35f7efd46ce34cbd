import { Quaternion, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { lyingPose } from '../../../measure'
import { dieScale, lowestPoint, poseSize } from './dicePoses'

describe('a die of another size', () => {
  it.each([12, 14, 16])('of %i mm edge, lying, touches the floor and nothing below it', edgeMm => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const { position, rotation } = lyingPose('ship', face, { x: 3, y: -7, yaw: 31 }, edgeMm)
      const pose = Float32Array.from([...position.map(mm => mm / 10), ...rotation])
      expect(lowestPoint(pose, 0, false, dieScale('ship', edgeMm))).toBeCloseTo(0, 5)
    }
  })

  it('stands on its corner at the height of its rounded corner', () => {
    const onCorner = new Quaternion().setFromUnitVectors(
      new Vector3(1, 1, 1).normalize(),
      new Vector3(0, -1, 0),
    )
    const pose = Float32Array.from([0, 2, 0, ...onCorner.toArray()])
    expect(pose.length).toBe(poseSize)
    const usual = 2 - lowestPoint(pose, 0, false)
    expect(usual).toBeGreaterThan(1.2)
    expect(2 - lowestPoint(pose, 0, false, dieScale('captain', 12))).toBeCloseTo(usual * 0.75, 5)
  })

  it('concerns six-sided dice alone', () => {
    expect(dieScale('d12', 12)).toBe(1)
    expect(dieScale('np-red', 12)).toBe(0.75)
  })
})

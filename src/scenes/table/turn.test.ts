import { Quaternion, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { backFrom, quarterTurn, turnedX, turnedZ, turnPose } from './turn'

const upright = new Vector3(0, 1, 0)

describe('a turn by quarters', () => {
  it.each([-3, -1, 0, 1, 2, 5])('of %i equals the rotation of three by that angle', quarters => {
    const turn = quarterTurn(quarters)
    const whole = new Quaternion().setFromAxisAngle(upright, turn.angle)
    const place = new Vector3(3.21, 0.8, -7.5)
    const rotation = new Quaternion(0.1, -0.7, 0.3, 0.5).normalize()
    const pose = Float32Array.from([...place.toArray(), ...rotation.toArray()])
    turnPose(turn, pose, 0)
    const expected = [
      ...place.clone().applyQuaternion(whole).toArray(),
      ...whole.clone().multiply(rotation).toArray(),
    ]
    for (const [i, value] of expected.entries()) expect(pose[i]).toBeCloseTo(value, 5)
  })

  it('brings the west wall before the player in the south', () => {
    const turn = quarterTurn(1)
    expect([turnedX(turn, -15, 2), turnedZ(turn, -15, 2)]).toEqual([2, 15])
  })

  it('is inverted exactly', () => {
    for (const quarters of [0, 1, 2, 3]) {
      const turn = quarterTurn(quarters)
      const [x, z] = [turnedX(turn, 1.23, -4.56), turnedZ(turn, 1.23, -4.56)]
      const back = backFrom(turn)
      expect([turnedX(back, x, z), turnedZ(back, x, z)]).toEqual([1.23, -4.56])
    }
  })
})

import { Quaternion, Ray, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { pickDie } from './pickDie'

const no = () => false

function poseOf(x: number, y: number, z: number, turn: Quaternion): number[] {
  return [x, y, z, turn.x, turn.y, turn.z, turn.w]
}

describe('picking a die', () => {
  it('takes the nearer of two dice that lie behind each other', () => {
    const flat = new Quaternion()
    const poses = new Float32Array([...poseOf(0, 0.8, -5, flat), ...poseOf(0, 0.8, 0, flat)])
    const ray = new Ray(new Vector3(0, 0.8, 30), new Vector3(0, 0, -1))
    expect(pickDie(ray, poses, no, 0)).toBe(1)
  })

  it('knows how a die is turned: past an edge at rest, through a corner after an eighth of a turn', () => {
    const ray = new Ray(new Vector3(1, 10, 0), new Vector3(0, -1, 0))
    const flat = new Float32Array(poseOf(0, 0.8, 0, new Quaternion()))
    expect(pickDie(ray, flat, no, 0)).toBe(-1)
    const turned = new Float32Array(
      poseOf(0, 0.8, 0, new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), Math.PI / 4)),
    )
    expect(pickDie(ray, turned, no, 0)).toBe(0)
  })

  it('hits where a dense march along the ray finds the box (seed 7)', () => {
    let state = 7
    const random = () => {
      state = (state * 16807) % 2147483647
      return state / 2147483647
    }
    const between = (low: number, high: number) => low + (high - low) * random()
    for (let round = 0; round < 300; round++) {
      const turn = new Quaternion(between(-1, 1), between(-1, 1), between(-1, 1), between(-1, 1)).normalize()
      const poses = new Float32Array(poseOf(0, 0, 0, turn))
      const ray = new Ray(
        new Vector3(between(-3, 3), between(-3, 3), 6),
        new Vector3(between(-0.5, 0.5), between(-0.5, 0.5), -1).normalize(),
      )
      const back = turn.clone().invert()
      const point = new Vector3()
      let isHit = false
      let isNear = false
      for (let t = 0; t < 14; t += 0.005) {
        ray.at(t, point).applyQuaternion(back)
        const reach = Math.max(Math.abs(point.x), Math.abs(point.y), Math.abs(point.z))
        isHit ||= reach < 0.8
        isNear ||= Math.abs(reach - 0.8) < 0.01
      }
      // A ray that grazes an edge may fall either way in the march.
      if (isNear && !isHit) continue
      expect(pickDie(ray, poses, no, 0) === 0, `round ${round}`).toBe(isHit)
    }
  })
})

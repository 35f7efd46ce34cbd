import type { BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { createPlateGeometry, plateParts, plateShapes } from './plateGeometry'

/** Corners as a plate of 1 x 1 without rounding has them. */
function triangles(geometry: BufferGeometry, part: number): readonly (readonly [number, number][])[] {
  const position = geometry.getAttribute('position')
  const parts = geometry.getAttribute('aPart')
  const round = geometry.getAttribute('aRound')
  const index = geometry.getIndex()!
  const radius = 0.5
  const isRound = Array.from({ length: round.count }, (_, i) => round.getX(i) ** 2 + round.getZ(i) ** 2 > 0.5)
  const at = (i: number): [number, number] =>
    isRound[i]
      ? [
          position.getX(i) * 2 * (0.5 - radius) + round.getX(i) * radius,
          position.getZ(i) * 2 * (0.5 - radius) + round.getZ(i) * radius,
        ]
      : [position.getX(i), position.getZ(i)]
  return Array.from({ length: index.count / 3 }, (_, t) => [0, 1, 2].map(k => index.getX(t * 3 + k)))
    .filter(corners => parts.getX(corners[0]!) === part)
    .map(corners => corners.map(at))
}

/** Of a triangle in x and z; positive where it is seen from above. */
const area = ([a, b, c]: readonly (readonly [number, number])[]) =>
  -((b![0] - a![0]) * (c![1] - a![1]) - (b![1] - a![1]) * (c![0] - a![0])) / 2

describe.each(plateShapes)('cardboard cut as a %s', shape => {
  const geometry = createPlateGeometry(shape)
  const front = triangles(geometry, plateParts.front)
  const back = triangles(geometry, plateParts.back)

  it('shows its print upwards and its back downwards', () => {
    expect(Math.min(...front.map(area))).toBeGreaterThanOrEqual(-1e-9)
    expect(Math.max(...back.map(area))).toBeLessThanOrEqual(1e-9)
  })

  it('has equal areas on back and front, and fills much of its square', () => {
    const total = front.reduce((sum, one) => sum + area(one), 0)
    expect(total).toBeCloseTo(-back.reduce((sum, one) => sum + area(one), 0))
    expect(total).toBeGreaterThan(shape === 'mast' ? 0.15 : 0.7)
    expect(total).toBeLessThanOrEqual(1)
  })

  it('costs few triangles', () => {
    expect(geometry.getIndex()!.count / 3).toBeLessThan(240)
  })
})

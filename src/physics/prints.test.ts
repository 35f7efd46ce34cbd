import { describe, expect, it } from 'vitest'
import { coreVertices, dieKinds, faceNormals, type Vec3 } from '../measure'
import { rotate } from '../measure/quaternion'
import { drawPrint, plainPrint } from './prints'
import { createRandom } from './random'

const draws = (kind: 'd12' | 'd6', count: number) => {
  const random = createRandom('prints')
  return Array.from({ length: count }, () => drawPrint(kind, random))
}

const isAt = (points: readonly Vec3[], [x, y, z]: Vec3) =>
  points.some(p => Math.hypot(p[0] - x, p[1] - y, p[2] - z) < 1e-9)

describe('the marks on a d12', () => {
  it('are put on by turns that leave the body as it is', () => {
    for (const print of draws('d12', 300)) {
      for (const corner of coreVertices('d12'))
        expect(isAt(coreVertices('d12'), rotate(print, corner))).toBe(true)
    }
  })

  it('reach all 60 orientations (6,000 draws)', () => {
    const normals = faceNormals('d12')
    const seen = new Map<string, number>()
    for (const print of draws('d12', 6000)) {
      const sides = normals.map(normal => normals.findIndex(other => isAt([other], rotate(print, normal))))
      expect(new Set(sides).size).toBe(12)
      const key = sides.join(' ')
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    expect(seen.size).toBe(60)
    for (const count of seen.values()) expect(count).toBeGreaterThan(55)
  })

  it('are where they are drawn on every six-sided die, which the engine bears on all four corners', () => {
    for (const kind of dieKinds) {
      if (kind !== 'd12') expect(drawPrint(kind, createRandom(kind))).toBe(plainPrint)
    }
  })
})

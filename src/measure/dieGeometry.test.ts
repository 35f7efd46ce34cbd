import { describe, expect, it } from 'vitest'
import { coreVertices, edgeRadius, faceDistance, faceNormals } from './dieGeometry'
import { dieKinds, type Vec3 } from './types'

const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

describe('the bodies of the dice', () => {
  it.each(dieKinds)(
    '%s: normals have length 1 and opposite faces sum to one more than the number of faces',
    kind => {
      const normals = faceNormals(kind)
      normals.forEach((normal, index) => {
        expect(dot(normal, normal)).toBeCloseTo(1, 14)
        expect(dot(normal, normals[normals.length - 1 - index]!)).toBeCloseTo(-1, 14)
      })
    },
  )

  it.each(dieKinds)(
    '%s: every face of the core lies the edge radius below the face, and all corners are on faces',
    kind => {
      const faces = faceNormals(kind)
      const corners = coreVertices(kind)
      const [cornersOfFace, facesOfCorner] = kind === 'd12' ? [5, 3] : [4, 3]
      const depth = faceDistance(kind) - edgeRadius(kind)
      for (const normal of faces) {
        const heights = corners.map(corner => dot(corner, normal))
        expect(Math.max(...heights)).toBeCloseTo(depth, 12)
        expect(heights.filter(height => height > depth - 1e-9)).toHaveLength(cornersOfFace)
      }
      for (const corner of corners) {
        expect(faces.filter(normal => dot(corner, normal) > depth - 1e-9)).toHaveLength(facesOfCorner)
      }
    },
  )

  it('a d6 shows 1 up, 2 to the right and 3 to the north when it is not turned', () => {
    expect(faceNormals('d6').slice(0, 3)).toEqual([
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, -1],
    ])
    expect(faceDistance('ship')).toBe(8)
    expect(faceDistance('ship', 12)).toBe(6)
    expect(Math.max(...coreVertices('ship', 12).flat())).toBe(4.5)
  })

  it('the d12 is 20 mm between faces and has the scale of rolling-seas 4.5', () => {
    expect(2 * faceDistance('d12')).toBe(20)
    // 7.265 is the scale of a sharp dodecahedron; its rounded core is nine tenths of it.
    expect(Math.max(...coreVertices('d12').map(corner => Math.sqrt(dot(corner, corner))))).toBeCloseTo(
      0.9 * 7.265 * Math.sqrt(3),
      2,
    )
    const twelve = faceNormals('d12')[11]!
    expect(twelve[1] / twelve[2]).toBeCloseTo(1.618034, 6)
  })
})

import { describe, expect, it } from 'vitest'
import {
  lyingPolyRotation,
  polyCore,
  polyEdgeRadius,
  polyFaceCorners,
  polyFaceDistance,
  polyFaceNormals,
  polyKinds,
  polyMarks,
  readPoly,
} from './polyDice'

describe.each(polyKinds)('the %s', kind => {
  const sides = Number(kind.slice(1))
  const normals = polyFaceNormals(kind)
  const dot = (a: readonly number[], b: readonly number[]) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!

  it('has every mark once', () => {
    expect(polyMarks(kind).toSorted((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1))
  })

  it('has flat faces at one distance, so no face is nearer to the centre than another', () => {
    const faces = polyFaceCorners(kind)
    expect(faces).toHaveLength(sides)
    for (const [index, face] of faces.entries()) {
      expect(face).toHaveLength(kind === 'd10' ? 4 : 3)
      for (const corner of face)
        expect(dot(polyCore(kind)[corner]!, normals[index]!)).toBeCloseTo(
          polyFaceDistance(kind) - polyEdgeRadius(kind),
          9,
        )
    }
  })

  it('is read as it was laid, at any turn', () => {
    for (const mark of polyMarks(kind))
      for (const yaw of [0, 37, 180, 299]) {
        const read = readPoly(kind, lyingPolyRotation(kind, mark, yaw))
        expect(read.mark).toBe(mark)
        expect(read.tiltDeg).toBeCloseTo(0, 6)
      }
  })
})

it.each(['d8', 'd10', 'd20'] as const)('opposite faces of the %s make one more than its sides', kind => {
  const normals = polyFaceNormals(kind)
  for (const [index, [x, y, z]] of normals.entries()) {
    const opposite = normals.findIndex(([a, b, c]) => a * x + b * y + c * z < -0.999999)
    expect(polyMarks(kind)[index]! + polyMarks(kind)[opposite]!).toBe(Number(kind.slice(1)) + 1)
  }
})

it('a d20 is numbered evenly: the faces around each corner make 50 to 55', () => {
  const faces = polyFaceCorners('d20')
  for (const corner of polyCore('d20').keys()) {
    const around = faces.flatMap((face, index) => (face.includes(corner) ? [polyMarks('d20')[index]!] : []))
    expect(around).toHaveLength(5)
    const sum = around.reduce((a, b) => a + b)
    expect(sum).toBeGreaterThanOrEqual(50)
    expect(sum).toBeLessThanOrEqual(55)
  }
})

import { describe, expect, it } from 'vitest'
import { coreVertices, edgeRadius, faceDistance, faceNormals } from '../measure'
import { dieMass } from './dieMass'
import { dieDensity } from './settings'

/** Sums over a fine grid, knowing only which points are inside. */
function summed(isIn: (x: number, y: number, z: number) => boolean, half: number, cells: number) {
  const size = (2 * half) / cells
  let volume = 0
  let moment = 0
  for (let i = 0; i < cells; i++) {
    for (let j = 0; j < cells; j++) {
      for (let k = 0; k < cells; k++) {
        const [x, y, z] = [i, j, k].map(n => -half + (n + 0.5) * size) as [number, number, number]
        if (!isIn(x, y, z)) continue
        volume += size ** 3
        moment += size ** 3 * (x * x + y * y)
      }
    }
  }
  return { mass: volume * dieDensity, inertia: moment * dieDensity }
}

describe('mass from size and density', () => {
  it('of a six-sided die equals the sum over a grid of its points', () => {
    const core = 0.65
    const beyond = (value: number) => Math.max(0, Math.abs(value) - core)
    const grid = summed((x, y, z) => beyond(x) ** 2 + beyond(y) ** 2 + beyond(z) ** 2 <= 0.15 ** 2, 0.8, 160)
    const exact = dieMass('ship')
    expect(Math.abs(exact.mass / grid.mass - 1)).toBeLessThan(0.002)
    expect(Math.abs(exact.inertia / grid.inertia - 1)).toBeLessThan(0.002)
  })

  it('of the d12 equals the sum over a grid of a sharp dodecahedron', () => {
    const normals = faceNormals('d12')
    const isIn = (x: number, y: number, z: number) =>
      normals.every(normal => normal[0] * x + normal[1] * y + normal[2] * z <= 1)
    const grid = summed(isIn, 1.3, 120)
    const exact = dieMass('d12')
    expect(Math.abs(exact.mass / grid.mass - 1)).toBeLessThan(0.01)
    expect(Math.abs(exact.inertia / grid.inertia - 1)).toBeLessThan(0.01)
  })

  it('gives a 16 mm die the weight of a shop die, and smaller ones less', () => {
    expect(dieMass('d6').mass).toBeGreaterThan(4.5)
    expect(dieMass('d6').mass).toBeLessThan(5)
    expect(dieMass('d6', 12).mass).toBeLessThan(0.5 * dieMass('d6').mass)
  })

  it('stands on colliders whose faces are where the outlines say', () => {
    for (const kind of ['ship', 'd12'] as const) {
      for (const normal of faceNormals(kind)) {
        const reach = Math.max(
          ...coreVertices(kind).map(([x, y, z]) => x * normal[0] + y * normal[1] + z * normal[2]),
        )
        expect(reach + edgeRadius(kind)).toBeCloseTo(faceDistance(kind), 9)
      }
    }
  })
})

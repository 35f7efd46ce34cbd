import { describe, expect, it } from 'vitest'
import type { Vec3 } from '../../src/measure'
import { hands } from '../furniture/hands'
import { type Mesh, makeMesh } from './mesh'
import { addSolid, capsule, melt } from './solid'
import { cross, dot, length, sub } from './vector'

const point = ({ positions }: Mesh, i: number): Vec3 => [
  positions[i * 3]!,
  positions[i * 3 + 1]!,
  positions[i * 3 + 2]!,
]

/** Edges that are not run along once in each direction: a closed surface has none. */
function openEdges({ indices }: Mesh): number {
  const runs = new Map<string, number>()
  for (let i = 0; i < indices.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [indices[i + k]!, indices[i + ((k + 1) % 3)]!]
      const [key, way] = a < b ? [`${a} ${b}`, 1] : [`${b} ${a}`, -1]
      runs.set(key, (runs.get(key) ?? 0) + way)
    }
  return [...runs.values()].filter(sum => sum !== 0).length
}

/** Of the solid inside a closed surface; positive if its triangles face outwards. */
function volume(mesh: Mesh): number {
  let sum = 0
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map(k => point(mesh, mesh.indices[i + k]!)) as [Vec3, Vec3, Vec3]
    sum += dot(a, cross(b, c)) / 6
  }
  return sum
}

describe('the surface of a solid', () => {
  it('of a ball is closed, faces outwards and lies where the ball ends', () => {
    const ball = makeMesh('ball', 'ball')
    const middle: Vec3 = [0.3, -0.2, 0.1]
    addSolid(ball, at => length(sub(at, middle)) - 2, { low: [-3, -3, -3], high: [3, 3, 3], cell: 0.4 })
    const far = Array.from({ length: ball.positions.length / 3 }, (_, i) =>
      length(sub(point(ball, i), middle)),
    )
    expect(far.length).toBeGreaterThan(200)
    for (const radius of far) expect(radius).toBeCloseTo(2, 3)
    expect(openEdges(ball)).toBe(0)
    expect(volume(ball)).toBeGreaterThan(0.95 * ((4 / 3) * Math.PI * 8))
    expect(volume(ball)).toBeLessThan((4 / 3) * Math.PI * 8)
  })

  it('grows where two solids melt into each other', () => {
    const [left, right] = [capsule([-1, 0, 0], [-1, 0, 1], 0.9), capsule([1, 0, 0], [1, 0, 1], 0.9)]
    const between: Vec3 = [0, 0, 0.5]
    expect(Math.min(left(between), right(between))).toBeCloseTo(0.1, 9)
    expect(melt([left, right], 0.8)(between)).toBeLessThan(0)
    expect(melt([left, right], 0.2)(between)).toBeGreaterThan(0)
  })

  it('of the glove is closed, and leaves the bowl free for dice', () => {
    const glove = hands().find(({ name }) => name === 'glove')!
    expect(openEdges(glove)).toBe(0)
    expect(volume(glove)).toBeGreaterThan(50)
    for (let i = 0; i < glove.positions.length / 3; i++) {
      const [x, y, z] = point(glove, i)
      const inBowl = (x / 3.3) ** 2 + (y / 2.7) ** 2 + (z / 3.3) ** 2
      if (y < 0) expect(inBowl).toBeGreaterThan(1)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { coreVertices, edgeRadius } from './dieGeometry'
import { coreDistance, nearest } from './gap'
import { type Outline, outlineAt, outlineOf, squareOutline } from './outline'
import { lyingPose } from './pose'
import { defaultRuler } from './ruler'
import { type Body, hullDistance, squareBody } from './testing/oracle'
import { seededNumbers } from './testing/random'
import type { DieKind, Quat } from './types'

/** Where the core's corners lie seen from above, by the rotation matrix instead of the quaternion product. */
function cloud(kind: DieKind, x: number, y: number, [a, b, c, w]: Quat): Body {
  const dots = coreVertices(kind).map(([vx, vy, vz]) => ({
    x: x + (1 - 2 * (b * b + c * c)) * vx + 2 * (a * b - c * w) * vy + 2 * (a * c + b * w) * vz,
    y: y - (2 * (a * c - b * w) * vx + 2 * (b * c + a * w) * vy + (1 - 2 * (a * a + b * b)) * vz),
  }))
  return { dots, radius: edgeRadius(kind) }
}

function randomRotation(random: (low: number, high: number) => number): Quat {
  for (;;) {
    const q = [random(-1, 1), random(-1, 1), random(-1, 1), random(-1, 1)] as const
    const length = Math.hypot(...q)
    if (length > 0.1 && length <= 1) return q.map(part => part / length) as unknown as Quat
  }
}

function expectConvex({ core }: Outline) {
  core.forEach((corner, i) => {
    const next = core[(i + 1) % core.length]!
    const after = core[(i + 2) % core.length]!
    const turn = (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x)
    expect(turn).toBeGreaterThan(0)
  })
}

describe('outlines', () => {
  it('RB-61: a flat die is a square core of 13 rounded by 1.5, at its rounded place', () => {
    const { core, radius, x, y } = squareOutline({ id: 'a', x: 10.004, y: -3.005, yaw: 0 })
    expect([x, y, radius]).toEqual([10, -3, 1.5])
    expect(core).toEqual([
      { x: 16.5, y: 3.5 },
      { x: 3.5, y: 3.5 },
      { x: 3.5, y: -9.5 },
      { x: 16.5, y: -9.5 },
    ])
  })

  it('RB-61: a pose gives the same outline as the spot it lies on, whatever face is up (seed outline-1)', () => {
    const random = seededNumbers('outline-1')
    for (let i = 0; i < 600; i++) {
      const spot = { x: random(-130, 130), y: random(-130, 130), yaw: Math.round(random(0, 35999)) / 100 }
      const pose = lyingPose('np-red', 1 + (i % 6), spot)
      expect(outlineOf({ id: 'a', kind: 'np-red', ...pose })).toEqual(squareOutline({ id: 'a', ...spot }))
    }
  })

  it('RB-61: dice in any pose, d12 too, are as far apart as the clouds of their corners (seed outline-2)', () => {
    const random = seededNumbers('outline-2')
    const kinds = ['ship', 'd12'] as const
    let apart = 0
    for (let i = 0; i < 3000; i++) {
      const dice = [0, 1].map(n => {
        const kind = kinds[Math.floor(random(0, 2))]!
        const rotation = randomRotation(random)
        const [x, y] = [Math.round(random(-2000, 2000)) / 100, Math.round(random(-2000, 2000)) / 100]
        const outline = outlineOf(
          { id: `${n}`, kind, rotation, position: [x, 9, -y] },
          { ...defaultRuler, flatToleranceDeg: 0 },
        )
        expectConvex(outline)
        return { outline, body: cloud(kind, x, y, rotation) }
      })
      const [a, b] = dice as [(typeof dice)[0], (typeof dice)[0]]
      const slow = hullDistance(a.body, b.body)
      if (slow > 0) apart++
      expect(coreDistance(a.outline, b.outline)).toBeCloseTo(slow, 6)
    }
    expect(apart).toBeGreaterThan(1000)
  })

  it('RB-61: a tilted die is measured by its shadow, against flat ones too (seed outline-3)', () => {
    const random = seededNumbers('outline-3')
    for (let i = 0; i < 500; i++) {
      const rotation = randomRotation(random)
      const tilted = outlineOf({ id: 'a', kind: 'ship', rotation, position: [0, 11, 0] })
      if (tilted.square) continue
      const spot = { x: 25, y: Math.round(random(-20, 20)), yaw: Math.round(random(0, 90)) }
      const flat = squareOutline({ id: 'b', ...spot })
      const slow = hullDistance(cloud('ship', 0, 0, rotation), squareBody(spot))
      expect(coreDistance(tilted, flat)).toBeCloseTo(slow, 6)
      const { from, to } = nearest(tilted, flat)
      if (slow > 3) expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(slow - 3, 6)
    }
  })

  it('a level d12 shows a regular decagon, a die on its corner a hexagon', () => {
    const d12 = outlineOf({ id: 'a', kind: 'd12', ...lyingPose('d12', 7, { x: 0, y: 0, yaw: 12 }) })
    expect(d12.core).toHaveLength(10)
    const distances = d12.core.map(({ x, y }) => Math.hypot(x, y))
    expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(1e-9)
    const half = Math.acos(1 / Math.sqrt(3)) / 2
    const axis = Math.SQRT1_2 * Math.sin(half)
    const onCorner: Quat = [axis, 0, axis, Math.cos(half)]
    expect(outlineOf({ id: 'a', kind: 'ship', position: [0, 14, 0], rotation: onCorner }).core).toHaveLength(
      6,
    )
  })

  it('RB-63: an outline put elsewhere is the one that would be measured there', () => {
    const spot = { x: 1, y: 2, yaw: 200.25 }
    const moved = outlineAt(squareOutline({ id: 'a', ...spot }), { x: 30.004, y: -7.126 })
    expect(moved).toEqual(squareOutline({ id: 'a', ...spot, x: 30, y: -7.13 }))
    const d12 = outlineOf({ id: 'a', kind: 'd12', ...lyingPose('d12', 3, spot) })
    const d12Moved = outlineAt(d12, { x: 30.004, y: -7.126 })
    expect([d12Moved.x, d12Moved.y]).toEqual([30, -7.13])
    expect(d12Moved.core[0]!.x - d12.core[0]!.x).toBeCloseTo(29, 12)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { equalChances } from '../src/match/fairness/chiSquare'
import { readYaw, type ThrowRecord } from '../src/measure'
import { loadPhysics, simulateThrow } from '../src/physics'

beforeAll(loadPhysics)

const toss = (seed: string, gesture: ThrowRecord['gesture'] = {}): ThrowRecord => ({
  version: 1,
  seed,
  request: {
    container: 'shell-dish',
    style: 'toss',
    dice: [{ id: 'wave-token', kind: 'wave-token' }],
    lying: [],
    bystanders: 'live',
    flat: { tiltDeg: 10, heightMm: 4 },
  },
  gesture,
  bangs: [],
})

describe('the Wave token', () => {
  it('WV-151: comes to rest in the dish on one of its sides, almost always (300 seeds)', () => {
    const results = Array.from({ length: 300 }, (_, n) => simulateThrow(toss(`rest ${n}`)))
    const flatInside = results.filter(({ outcome }) => outcome === 'flat')
    expect(flatInside.length).toBeGreaterThan(270)
    const sides = new Set(flatInside.map(({ dice }) => dice[0]!.face))
    expect(sides).toEqual(new Set([1, 2]))
    for (const { dice } of flatInside) {
      expect(Math.sqrt(dice[0]!.position[0] ** 2 + dice[0]!.position[2] ** 2)).toBeLessThanOrEqual(55)
    }
  })

  it('WV-151: heads every way alike, however it is flicked (600 seeds, five sectors)', () => {
    const sectors = [0, 0, 0, 0, 0]
    for (let n = 0; n < 600; n++) {
      const gesture = { vx: 400, vz: -300, x: 30, height: 220 }
      const [token] = simulateThrow(toss(`aim ${n}`, gesture)).dice
      sectors[Math.floor(readYaw('wave-token', token!.rotation, token!.face) / 72)]!++
    }
    expect(equalChances(sectors).p).toBeGreaterThan(0.001)
  })

  it('falls the same way for the same seed', () => {
    expect(simulateThrow(toss('again')).hash).toBe(simulateThrow(toss('again')).hash)
  })
})

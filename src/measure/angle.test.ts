import { describe, expect, it } from 'vitest'
import { acosDeg, atan2Deg, cosDeg, sinDeg } from './angle'
import { seededNumbers } from './testing/random'

const radians = Math.PI / 180

describe('angles without the engine', () => {
  it('sine and cosine agree with the engine to 1e-15 at every hundredth of a degree', () => {
    let worst = 0
    for (let hundredths = -36000; hundredths <= 36000; hundredths++) {
      const degrees = hundredths / 100
      worst = Math.max(worst, Math.abs(sinDeg(degrees) - Math.sin(degrees * radians)))
      worst = Math.max(worst, Math.abs(cosDeg(degrees) - Math.cos(degrees * radians)))
    }
    // The engine's own argument (radians) is off by up to 8e-16 near a full turn.
    expect(worst).toBeLessThan(2e-15)
  })

  it('quarter turns and the diagonal are exact', () => {
    expect([0, 90, 180, 270, 360, -90].map(sinDeg)).toEqual([0, 1, 0, -1, 0, -1])
    expect([0, 90, 180, 270, 360, -90].map(cosDeg)).toEqual([1, 0, -1, 0, 1, 0].map(value => value + 0))
    expect(sinDeg(45)).toBe(cosDeg(45))
    expect(sinDeg(135)).toBe(-cosDeg(135))
  })

  it('a direction comes back from its cosine and sine to 1e-12 degrees', () => {
    for (let hundredths = -17999; hundredths <= 18000; hundredths += 7) {
      const degrees = hundredths / 100
      expect(Math.abs(atan2Deg(sinDeg(degrees), cosDeg(degrees)) - degrees)).toBeLessThan(1e-12)
    }
    expect(atan2Deg(0, 0)).toBe(0)
    expect(atan2Deg(0, -1)).toBe(180)
    expect(atan2Deg(-1, 0)).toBe(-90)
  })

  it('arctangent and arccosine agree with the engine (seed angle-1)', () => {
    const random = seededNumbers('angle-1')
    for (let i = 0; i < 20_000; i++) {
      const y = random(-100, 100)
      const x = random(-100, 100) * (i % 3 === 0 ? 1e-6 : 1)
      expect(Math.abs(atan2Deg(y, x) - Math.atan2(y, x) / radians)).toBeLessThan(1e-13)
      const cosine = random(-1, 1)
      expect(Math.abs(acosDeg(cosine) - Math.acos(cosine) / radians)).toBeLessThan(1e-13)
    }
    expect(acosDeg(1 + 1e-12)).toBe(0)
    expect(acosDeg(-2)).toBe(180)
  })
})

import { describe, expect, it } from 'vitest'
import { hitChance } from './hitChance'
import { hitLevel, layerOf } from './hitSounds'
import { placementOf } from './placement'
import { createRattle } from './rattle'
import { createVoiceLimit, mostVoices } from './voiceLimit'

describe('the limit of voices', () => {
  it('lets 24 sound at once and gives a new loud one the place of the weakest', () => {
    const limit = createVoiceLimit()
    for (let i = 0; i < mostVoices; i++)
      expect(limit.admit(0, 1, i === 7 ? 0.05 : 0.5, 1)).toEqual({ kind: 'free', slot: i })
    expect(limit.admit(0.1, 1, 0.4, 1)).toEqual({ kind: 'instead', slot: 7 })
    expect(limit.count(0.5)).toBe(mostVoices)
  })

  it('leaves out a voice weaker than all others', () => {
    const limit = createVoiceLimit(2)
    limit.admit(0, 1, 0.5, 1)
    limit.admit(0, 1, 0.5, 1)
    expect(limit.admit(0.01, 1, 0.1, 1)).toEqual({ kind: 'refused' })
  })

  it('counts decayed voices as weak, and ended ones as free', () => {
    const limit = createVoiceLimit(2)
    limit.admit(0, 1, 0.5, 0.2)
    limit.admit(0, 1, 0.3, 2)
    expect(limit.admit(0.3, 1.3, 0.1, 1)).toEqual({ kind: 'instead', slot: 0 })
    expect(limit.admit(1.5, 2, 0.01, 1)).toEqual({ kind: 'free', slot: 0 })
  })
})

describe('the place of a sound', () => {
  it('is left and right as the camera sees it, never wholly to one side', () => {
    expect(placementOf(18, 0, 0).pan).toBeCloseTo(0.55, 6)
    expect(placementOf(-500, 0, 0).pan).toBeCloseTo(-0.55, 6)
    // From the north everything is the other way round; from the east, south is left.
    expect(placementOf(18, 0, Math.PI).pan).toBeCloseTo(-0.55, 6)
    expect(placementOf(0, 18, Math.PI / 2).pan).toBeCloseTo(-0.55, 6)
    expect(placementOf(0, 9, 0).pan).toBeCloseTo(0, 6)
  })

  it('is weaker and duller at the far end', () => {
    const [near, far] = [placementOf(0, 18, 0), placementOf(0, -18, 0)]
    expect(near).toMatchObject({ gain: 1, isFar: false })
    expect(20 * Math.log10(far.gain)).toBeCloseTo(-3, 6)
    expect(far.isFar).toBe(true)
    expect(placementOf(0, -18, Math.PI).isFar).toBe(false)
  })
})

describe('dice in cupped hands', () => {
  const shaken = (shake: number, dice: number, seconds = 20) => {
    const rattle = createRattle('test')
    const grains = []
    for (let now = 0; now < seconds; now += 1 / 60) grains.push(...rattle.until(now, now + 0.08, shake, dice))
    return grains
  }

  it('touch about 75 times a second when many are shaken hard, less when few or soft, never at rest', () => {
    const perSecond = (shake: number, dice: number) => shaken(shake, dice).length / 20
    expect(perSecond(1, 38)).toBeGreaterThan(65)
    expect(perSecond(1, 38)).toBeLessThan(85)
    expect(perSecond(0.3, 38)).toBeLessThan(45)
    expect(perSecond(1, 1)).toBeLessThan(20)
    expect(perSecond(1, 1)).toBeGreaterThan(5)
    expect(perSecond(0, 38)).toBe(0)
    expect(perSecond(1, 0)).toBe(0)
  })

  it('touch in order of time and like rain: as often close together as far apart', () => {
    const times = shaken(1, 38).map(grain => grain.time)
    const gaps = times.slice(1).map((time, i) => time - times[i]!)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
    const mean = gaps.reduce((sum, gap) => sum + gap) / gaps.length
    const spread = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length)
    // A Poisson stream has a spread of 1, an even one of 0.
    expect(spread / mean).toBeGreaterThan(0.9)
    expect(spread / mean).toBeLessThan(1.1)
  })

  it('touch harder when shaken harder, and do not catch up after a pause', () => {
    const mean = (shake: number) => {
      const gains = shaken(shake, 38).map(grain => grain.gain)
      return gains.reduce((sum, gain) => sum + gain) / gains.length
    }
    expect(mean(1)).toBeGreaterThan(1.5 * mean(0.1))
    const rattle = createRattle('pause')
    rattle.until(0, 0.1, 1, 38)
    expect(rattle.until(10, 10.1, 1, 38).length).toBeLessThan(25)
    expect(rattle.until(20, 20.1, 1, 38).every(({ time }) => time >= 20 && time < 20.1)).toBe(true)
  })
})

describe('a hit', () => {
  it('spreads from a bump to a blow over 29 to 33 dB, louder and brighter all the way', () => {
    const speeds = [0.03, 0.1, 0.3, 1, 2, 3]
    const levels = speeds.map(hitLevel)
    expect(levels).toEqual([...levels].sort((a, b) => a - b))
    const range = -20 * Math.log10(hitLevel(0.03))
    expect(range).toBeGreaterThan(29)
    expect(range).toBeLessThan(33)
    expect(hitLevel(20)).toBe(1)
    expect(speeds.map(layerOf)).toEqual([0, 0, 0, 1, 2, 2])
  })

  it('varies uniformly by seed, step and pair', () => {
    const bins = new Array(10).fill(0)
    for (let step = 0; step < 100; step++)
      for (let pair = 0; pair < 100; pair++) bins[Math.floor(hitChance(7, step, pair, 1) * 10)]++
    // Chi-square with 9 degrees of freedom: 27.9 is passed once in a thousand.
    expect(bins.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(27.9)
    expect(hitChance(7, 1, 2, 1)).toBe(hitChance(7, 1, 2, 1))
    expect(hitChance(7, 1, 2, 1)).not.toBe(hitChance(8, 1, 2, 1))
    expect(hitChance(7, 1, 2, 1)).not.toBe(hitChance(7, 1, 2, 2))
  })
})

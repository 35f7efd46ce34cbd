import { describe, expect, it } from 'vitest'
import {
  centroid,
  decaySeconds,
  distance,
  loudness,
  meanOf,
  peakOf,
  spectrumOf,
  thirdOctaves,
} from '../testing/measureSound'
import { renderPencilLoop } from './cards'
import { type LongName, longNames, longSounds } from './longSounds'
import { renderRollingLoop } from './rolling'
import { cabinSeconds, renderCabin } from './room'
import { renderSeaBed, seaSampleRate } from './sea'

const rate = 44_100
const takesOf = (name: LongName) =>
  Array.from({ length: longSounds[name].variants }, (_, variant) => longSounds[name].render(variant, rate))

/** Balance point in Hz, length in s, loudness in LKFS. */
const wanted: readonly (readonly [LongName, number, number, number])[] = [
  ['card-slide', 4726, 0.24, -35],
  ['card-flip', 2400, 0.26, -33],
  ['paper', 3250, 0.34, -34.5],
  ['bag', 2773, 1.1, -35],
  ['chest', 490, 1.5, -27],
  ['cannon', 540, 2.6, -25],
  ['bell', 894, 3.2, -25],
]

describe('a longer sound', () => {
  it.each(wanted)('%s lies at %d Hz, lasts %d s and is heard at %d LKFS', (name, hertz, seconds, lkfs) => {
    for (const take of takesOf(name)) {
      const heard = loudness(
        take.map(sample => sample * longSounds[name].gain),
        rate,
      )
      expect(Math.abs(heard - lkfs)).toBeLessThan(2)
      expect(centroid(take, rate) / hertz).toBeGreaterThan(0.65)
      expect(centroid(take, rate) / hertz).toBeLessThan(1.25)
      expect(take.length / rate / seconds).toBeGreaterThan(0.85)
      expect(take.length / rate / seconds).toBeLessThan(1.15)
    }
  })

  it.each(longNames)('%s is clean: no DC offset, no clipping, an end in silence', name => {
    for (const take of takesOf(name)) {
      expect(take.every(Number.isFinite)).toBe(true)
      expect(Math.abs(meanOf(take))).toBeLessThan(1e-3)
      expect(peakOf(take)).toBeLessThanOrEqual(0.9)
      expect(Math.abs(take.at(-1)!)).toBe(0)
    }
  })

  it('sounds different each time where it comes often', () => {
    for (const name of ['card-slide', 'card-flip', 'paper', 'bag', 'cannon'] as const) {
      const takes = takesOf(name).map(take => thirdOctaves(take, rate))
      expect(distance(takes[0]!, takes[1]!), name).toBeGreaterThan(0.8)
    }
  })

  it('rings the bell a minor third above its prime, as bells do', () => {
    const { power, binHz } = spectrumOf(longSounds.bell.render(0, rate), rate)
    const near = (hertz: number) =>
      Math.max(...power.slice(Math.floor((hertz * 0.99) / binHz), Math.ceil((hertz * 1.01) / binHz)))
    for (const partial of [415, 830, 982, 1250]) {
      expect(near(partial), `${partial} Hz`).toBeGreaterThan(30 * near(partial * 1.09))
    }
  })

  it('lets the cannon roll on: 30 dB take it more than half a second', () => {
    expect(decaySeconds(longSounds.cannon.render(0, rate), rate) / 2).toBeGreaterThan(0.5)
  })
})

describe('a loop', () => {
  const sea = (index: 0 | 1) => {
    const rendering = renderSeaBed(index)
    for (;;) {
      const piece = rendering.next()
      if (piece.done) return piece.value
    }
  }
  const loops: readonly (readonly [string, Float32Array, number])[] = [
    ['pencil', renderPencilLoop(rate), rate],
    ['felt', renderRollingLoop('felt', rate), rate],
    ['wood', renderRollingLoop('wood', rate), rate],
    ['first sea', sea(0), seaSampleRate],
    ['second sea', sea(1), seaSampleRate],
  ]

  it.each(loops)('of %s has no seam', (_, samples) => {
    const step = (from: number, to: number) => Math.abs(samples[to]! - samples[from]!)
    let largest = 0
    for (let i = 1; i < samples.length; i++) largest = Math.max(largest, step(i - 1, i))
    expect(step(samples.length - 1, 0)).toBeLessThan(largest)
    const level = (part: Float32Array) => Math.sqrt(meanOf(part.map(sample => sample ** 2)))
    const size = Math.round(samples.length / 20)
    const seam = level(samples.slice(0, size)) / level(samples.slice(-size))
    expect(seam).toBeGreaterThan(0.5)
    expect(seam).toBeLessThan(2)
  })

  it.each(loops)('of %s is clean', (_, samples) => {
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(peakOf(samples)).toBeLessThanOrEqual(0.9)
    expect(Math.abs(meanOf(samples))).toBeLessThan(1e-3)
  })

  it('of the sea lies low and swells once and twice a round', () => {
    const [first, second] = [sea(0), sea(1)]
    for (const bed of [first, second]) {
      expect(centroid(bed, seaSampleRate)).toBeGreaterThan(400)
      expect(centroid(bed, seaSampleRate)).toBeLessThan(620)
    }
    const level = (bed: Float32Array, share: number) => {
      const at = Math.floor(share * bed.length)
      return Math.sqrt(meanOf(bed.slice(at - 6000, at + 6000).map(sample => sample ** 2)))
    }
    expect(level(first, 0.5)).toBeGreaterThan(1.4 * level(first, 0.9))
    expect(level(second, 0.25)).toBeGreaterThan(1.4 * level(second, 0.5))
    expect(level(second, 0.75)).toBeGreaterThan(1.4 * level(second, 0.5))
  })
})

describe('the cabin', () => {
  it('answers each ear differently, with energy 1 and a tail of a third of a second', () => {
    const sides = renderCabin(rate)
    for (const side of sides) {
      expect(side.reduce((sum, sample) => sum + sample * sample, 0)).toBeCloseTo(1, 3)
      expect(decaySeconds(side, rate)).toBeGreaterThan(cabinSeconds * 0.6)
      expect(decaySeconds(side, rate)).toBeLessThan(cabinSeconds * 1.2)
    }
    const together = sides[0].reduce((sum, sample, i) => sum + sample * sides[1][i]!, 0)
    expect(Math.abs(together)).toBeLessThan(0.3)
  })
})

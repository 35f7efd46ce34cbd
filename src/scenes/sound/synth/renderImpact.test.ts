import { describe, expect, it } from 'vitest'
import {
  centroid,
  decaySeconds,
  distance,
  loudness,
  meanOf,
  peakOf,
  thirdOctaves,
} from '../testing/measureSound'
import { hitLayers, type ImpactName, impactNames, impacts, variantCount } from './impacts'
import { renderImpact } from './renderImpact'

const rate = 44_100
const variants = Array.from({ length: variantCount }, (_, variant) => variant)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Balance point in Hz and T60 in ms at 0.5 m/s; loudness in LKFS of the hardest hit. */
const wanted: readonly (readonly [ImpactName, number, number, number])[] = [
  ['die-on-cardboard', 897, 51, -28],
  ['die-on-die', 4021, 16, -29],
  ['die-on-felt', 320, 48, -29],
  ['die-on-wood', 1554, 72, -26],
  ['die-on-wall', 772, 59, -28],
  ['die-in-hand', 2212, 15, -34],
  ['fist', 173, 218, -20],
  ['silver', 7376, 303, -31],
  ['gold', 5645, 419, -30],
  ['token', 1694, 30, -33],
  ['shell', 3657, 55, -29],
  ['tile', 3326, 28, -29],
  ['tick', 1324, 12, -40],
]

describe('a hit', () => {
  it.each(wanted)('on %s lies at %d Hz, rings for %d ms and is heard at %d LKFS', (name, hertz, ms, lkfs) => {
    const takes = variants.map(variant => renderImpact(name, 1, variant, rate))
    expect(mean(takes.map(take => centroid(take, rate))) / hertz).toBeGreaterThan(0.85)
    expect(mean(takes.map(take => centroid(take, rate))) / hertz).toBeLessThan(1.15)
    expect((mean(takes.map(take => decaySeconds(take, rate))) * 1000) / ms).toBeGreaterThan(0.75)
    expect((mean(takes.map(take => decaySeconds(take, rate))) * 1000) / ms).toBeLessThan(1.25)
    const hard = variants.map(variant =>
      loudness(
        renderImpact(name, 2, variant, rate).map(sample => sample * impacts[name].gain),
        rate,
      ),
    )
    expect(Math.abs(mean(hard) - lkfs)).toBeLessThan(1)
    expect(Math.max(...hard) - Math.min(...hard)).toBeLessThan(4)
  })

  it.each(impactNames)('on %s is clean: no DC offset, no clipping, an end in silence', name => {
    for (const layer of hitLayers)
      for (const variant of variants) {
        const samples = renderImpact(name, layer, variant, rate)
        expect(samples.every(Number.isFinite)).toBe(true)
        expect(Math.abs(meanOf(samples))).toBeLessThan(1e-3)
        expect(peakOf(samples)).toBeLessThanOrEqual(0.9)
        expect(peakOf(samples)).toBeGreaterThan(0.89)
        expect(Math.abs(samples.at(-1)!)).toBe(0)
        // What the end cuts off is not missed.
        const tail = samples.slice(Math.floor(samples.length * 0.97))
        expect(peakOf(tail)).toBeLessThan(0.01)
      }
  })

  it('begins at once: within two milliseconds it is half as loud as it gets', () => {
    for (const name of impactNames) {
      const samples = renderImpact(name, 2, 0, rate)
      expect(peakOf(samples.slice(0, 0.002 * rate)), name).toBeGreaterThan(0.45)
    }
  })

  it('is brighter on harder things', () => {
    const order = ['felt', 'wall', 'cardboard', 'wood'].map(name => `die-on-${name}` as ImpactName)
    const all = [...order, 'tile', 'die-on-die', 'gold', 'silver'] as const
    const bright = all.map(name =>
      mean(variants.map(variant => centroid(renderImpact(name, 1, variant, rate), rate))),
    )
    expect(bright).toEqual([...bright].sort((a, b) => a - b))
  })

  it.each(impactNames)('on %s is brighter for harder hits', name => {
    const bright = hitLayers.map(layer =>
      mean(variants.map(variant => centroid(renderImpact(name, layer, variant, rate), rate))),
    )
    expect(bright[1]).toBeGreaterThan(bright[0]!)
    expect(bright[2]).toBeGreaterThan(bright[1]!)
  })

  it.each(impactNames)('on %s varies: takes differ', name => {
    const takes = variants.map(variant => thirdOctaves(renderImpact(name, 1, variant, rate), rate))
    const pairs = takes.flatMap((take, i) => takes.slice(0, i).map(other => distance(take, other)))
    expect(mean(pairs)).toBeGreaterThan(name === 'tick' ? 1.5 : 2)
  })

  it('keeps its pitch and length at another sample rate', () => {
    for (const name of ['die-on-wood', 'gold', 'fist'] as const) {
      const [low, high] = [44_100, 48_000].map(other => renderImpact(name, 1, 0, other))
      expect(high!.length / 48_000 / (low!.length / 44_100)).toBeCloseTo(1, 2)
      expect(centroid(high!, 48_000) / centroid(low!, 44_100)).toBeGreaterThan(0.93)
      expect(centroid(high!, 48_000) / centroid(low!, 44_100)).toBeLessThan(1.07)
    }
  })
})

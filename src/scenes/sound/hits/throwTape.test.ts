import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../../../physics'
import { testDice, testRecord, testRequest } from '../../../physics/testing/throws'
import { impacts } from '../synth/impacts'
import { envelopeLine } from '../testing/envelopeLine'
import { loudness, peakOf } from '../testing/measureSound'
import { mixdown, tapeOf } from '../testing/mixdown'
import { mostVoicesPerStep, type ThrowVoice } from './mergeHits'

beforeAll(loadPhysics)

const rate = 44_100
const full = (seed: string, changes = {}) =>
  testRecord({ seed, request: testRequest({ dice: testDice(38), ...changes }) })

describe('the tape of a throw', () => {
  it('begins at most four voices a step, none twice alike in a row (seeds few-0 to few-9)', () => {
    for (let i = 0; i < 10; i++) {
      const { voices } = tapeOf(full(`few-${i}`))
      expect(voices.length).toBeGreaterThan(30)
      expect(voices.length).toBeLessThan(150)
      const begun = new Map<number, number>()
      const variantOf = new Map<string, number>()
      for (const { at } of voices) {
        const step = Math.floor(at)
        begun.set(step, (begun.get(step) ?? 0) + 1)
      }
      for (const { sound, variant } of byBirth(voices)) {
        expect(variantOf.get(sound)).not.toBe(variant)
        variantOf.set(sound, variant)
      }
      expect(Math.max(...begun.values())).toBeLessThanOrEqual(mostVoicesPerStep)
    }
  })

  it('is the same for the same record, and another for another seed', () => {
    expect(tapeOf(full('same')).voices).toEqual(tapeOf(full('same')).voices)
    expect(tapeOf(full('same')).voices).not.toEqual(tapeOf(full('other')).voices)
  })

  it('is in order of time, with gains that are numbers and never above twice the loudest hit', () => {
    const { voices } = tapeOf(full('order'))
    const times = voices.map(voice => voice.at)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    for (const { gain, sound, rate: pitch } of voices) {
      expect(gain).toBeGreaterThan(0)
      expect(gain).toBeLessThanOrEqual(2 * impacts[sound].gain)
      expect(pitch).toBeGreaterThanOrEqual(0.94)
      expect(pitch).toBeLessThanOrEqual(1.06)
    }
  })

  it('is silent while the dice lie still for ten seconds (seeds still-0 to still-4)', () => {
    for (let i = 0; i < 5; i++) {
      const record = full(`still-${i}`)
      const rested = tapeOf(record)
      const long = tapeOf({ ...record, bangs: [{ step: rested.lastStep + 1200, level: 3 }] })
      const waiting = long.voices.filter(({ at }) => at > rested.lastStep && at < rested.lastStep + 1199)
      expect(waiting).toEqual([])
      // The fist ends the silence, so somebody was listening.
      expect(long.voices.some(({ at, sound }) => sound === 'fist' && at === rested.lastStep + 1200)).toBe(
        true,
      )
      expect(long.voices.filter(({ at }) => at > rested.lastStep + 1200).length).toBeGreaterThan(3)
    }
  })

  it('sounds by the material of each container', () => {
    const soundsIn = (container: 'sea-box' | 'tray' | 'table') =>
      new Set(
        tapeOf(full('stuff', { container, style: 'roll', dice: testDice(8) })).voices.map(
          voice => voice.sound,
        ),
      )
    expect(soundsIn('sea-box')).toContain('die-on-cardboard')
    expect(soundsIn('sea-box')).not.toContain('die-on-felt')
    expect(soundsIn('tray')).toContain('die-on-felt')
    expect(soundsIn('tray')).not.toContain('die-on-cardboard')
    expect([...soundsIn('table')].filter(sound => sound !== 'die-on-die')).toEqual(['die-on-wood'])
  })

  it('hears rolling on felt and wood while dice roll, and not once they rest', () => {
    for (const container of ['tray', 'table'] as const) {
      const tape = tapeOf(full('rolling', { container, style: 'roll', dice: testDice(5) }))
      const levels = Array.from({ length: tape.lastStep }, (_, step) => tape.rollingAt(step))
      expect(Math.max(...levels)).toBeGreaterThan(0.2)
      expect(levels.slice(-20)).toEqual(new Array(20).fill(0))
    }
    expect(tapeOf(full('rolling')).rollingFloor).toBeUndefined()
  })

  it('lets large dice sound lower', () => {
    const mean = (kind: 'ship' | 'd12') => {
      const { voices } = tapeOf(full('large', { dice: testDice(20, kind) }))
      return voices.reduce((sum, voice) => sum + voice.rate, 0) / voices.length
    }
    expect(mean('d12') / mean('ship')).toBeCloseTo(0.92, 1)
    expect(mean('d12')).toBeLessThan(0.95)
  })

  it('writes a blow of the fist down once', () => {
    const tape = tapeOf({ ...full('fist'), bangs: [{ step: 300, level: 2 }] })
    expect(tape.voices.filter(voice => voice.sound === 'fist')).toHaveLength(1)
    expect(tape.bang(300, 2)).toBeUndefined()
  })

  it('is as loud as a drop should be, the more the more dice (seeds loud-0 to loud-4)', () => {
    const heard = (count: number) => {
      const levels = [0, 1, 2, 3, 4].map(i => {
        const { voices } = tapeOf(full(`loud-${i}`, { dice: testDice(count) }))
        const mixed = mixdown(voices, rate)
        expect(peakOf(mixed)).toBeLessThan(1.6)
        return loudness(mixed, rate, 0.4)
      })
      return levels.reduce((sum, level) => sum + level) / levels.length
    }
    const [many, some, few] = [heard(38), heard(10), heard(3)]
    expect(Math.abs(many + 23)).toBeLessThan(2)
    expect(some).toBeLessThan(many - 2)
    expect(few).toBeLessThan(some - 2)
  })

  it('does not buzz: spread within their steps, hits leave no line at 120 Hz or above', () => {
    const seeds = ['buzz-0', 'buzz-1', 'buzz-2', 'buzz-3', 'buzz-4', 'buzz-5']
    const tapes = seeds.map(seed => tapeOf(full(seed)).voices)
    const line = (hertz: number, change: (voice: ThrowVoice) => ThrowVoice) =>
      envelopeLine(
        tapes.map(voices => mixdown(voices.map(change), rate)),
        rate,
        hertz,
      )
    for (const hertz of [120, 240, 360]) expect(line(hertz, voice => voice)).toBeLessThan(3)
    // If voices began exactly on the steps, the rate of the steps would be audible.
    expect(line(120, voice => ({ ...voice, at: Math.floor(voice.at) }))).toBeGreaterThan(6)
  })
})

/** Voices in the order in which they were made: by step, the loudest first. */
function byBirth(voices: readonly ThrowVoice[]): ThrowVoice[] {
  return [...voices].sort((a, b) => Math.floor(a.at) - Math.floor(b.at) || b.gain - a.gain)
}

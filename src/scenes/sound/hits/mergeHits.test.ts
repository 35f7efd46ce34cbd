import { beforeAll, describe, expect, it } from 'vitest'
import { createThrow, dieMass, loadPhysics, poseSize } from '../../../physics'
import { testDice, testRecord, testRequest } from '../../../physics/testing/throws'
import { loudness } from '../testing/measureSound'
import { mixdown, tapeOf } from '../testing/mixdown'
import { createHitEar, type Hit } from './hitEar'
import { createHitMerger, type ThrowVoice } from './mergeHits'

beforeAll(loadPhysics)

const options = { seed: 1, container: 'sea-box', pitches: [] } as const
const hit = (changes: Partial<Hit> = {}): Hit => ({
  die: 0,
  otherDie: undefined,
  against: 'floor',
  pair: 1,
  speed: 1,
  ...changes,
})
const middle = new Array(14).fill(0)

describe('merging hits', () => {
  it('makes one voice of hits on the same surface in the same place, at most twice the loudest', () => {
    const one = createHitMerger(options).merge(1, [hit()], middle)
    const two = createHitMerger(options).merge(1, [hit(), hit({ pair: 2 })], middle)
    const ten = Array.from({ length: 10 }, (_, pair) => hit({ pair }))
    const many = createHitMerger(options).merge(1, ten, middle)
    expect([one.length, two.length, many.length]).toEqual([1, 1, 1])
    expect(two[0]!.gain / one[0]!.gain).toBeCloseTo(Math.SQRT2, 6)
    expect(many[0]!.gain / one[0]!.gain).toBeCloseTo(2, 6)
  })

  it('keeps left and right apart, and floor and wall', () => {
    const poses = [-10, 0, 0, 0, 0, 0, 1, 10, 0, 0, 0, 0, 0, 1]
    const sides = createHitMerger(options).merge(1, [hit(), hit({ die: 1, pair: 2 })], poses)
    expect(sides.map(({ x }) => x).sort((a, b) => a - b)).toEqual([-10, 10])
    const surfaces = createHitMerger(options).merge(1, [hit(), hit({ against: 'wall', pair: 2 })], middle)
    expect(surfaces.map(({ sound }) => sound).sort()).toEqual(['die-on-cardboard', 'die-on-wall'])
  })

  it('mutes a pair for 40 ms unless the next hit is twice as loud', () => {
    const { merge } = createHitMerger(options)
    expect(merge(1, [hit()], middle)).toHaveLength(1)
    expect(merge(3, [hit()], middle)).toHaveLength(0)
    expect(merge(4, [hit({ speed: 2.9 })], middle)).toHaveLength(1)
    expect(merge(8, [hit()], middle)).toHaveLength(0)
    expect(merge(9, [hit()], middle)).toHaveLength(1)
  })

  it('costs a drop less than 2 dB of its loudness (seeds merge-0 to merge-9)', () => {
    const lost = Array.from({ length: 10 }, (_, i) => {
      const record = testRecord({ seed: `merge-${i}`, request: testRequest({ dice: testDice(38) }) })
      const all = unmerged(record)
      const { voices } = tapeOf(record)
      expect(voices.length).toBeLessThan(all.length * 0.6)
      return loudness(mixdown(all, 44_100), 44_100, 0.4) - loudness(mixdown(voices, 44_100), 44_100, 0.4)
    })
    expect(lost.reduce((sum, decibels) => sum + decibels) / lost.length).toBeLessThan(2)
    expect(Math.max(...lost)).toBeLessThan(3.5)
  })
})

/** Every hit of a throw as a voice of its own. */
function unmerged(record: ReturnType<typeof testRecord>): ThrowVoice[] {
  const live = createThrow(record, { contacts: true })
  const ear = createHitEar(record.request.dice.map(({ kind }) => dieMass(kind).mass))
  const poses = new Float32Array(live.dice.length * poseSize)
  const voices: ThrowVoice[] = []
  try {
    while (!live.done) {
      live.step()
      live.writePoses(poses)
      for (const one of ear.hear(live.steps, live.contacts, () => true))
        voices.push(...createHitMerger(options).merge(live.steps, [one], poses))
    }
  } finally {
    live.free()
  }
  return voices
}

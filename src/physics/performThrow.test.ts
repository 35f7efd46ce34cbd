import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from './loadPhysics'
import { fistLevel, performThrow, simulateThrow } from './performThrow'
import { testDice, testRequest } from './testing/throws'

beforeAll(loadPhysics)

const drop = testRequest({ dice: testDice(38) })
const withFist = { fistMax: 6, repeatOutside: true }

describe('a throw carried through', () => {
  it('RB-113, RB-115: bangs until all lies flat, and its record gives the same result again (seeds flat-0 to flat-19)', () => {
    let bangs = 0
    for (let i = 0; i < 20; i++) {
      const done = performThrow(drop, `flat-${i}`, withFist)
      expect(done.result.outcome).toBe('flat')
      expect(done.result.dice.every(die => die.flat && die.inBox)).toBe(true)
      expect(simulateThrow(done.record)).toEqual(done.result)
      bangs += done.bangs
    }
    expect(bangs).toBeGreaterThan(0)
  })

  it('RB-113: without a fist cocked dice are left as they lie and are said to be cocked', () => {
    const outcomes = Array.from({ length: 12 }, (_, i) => {
      const done = performThrow(drop, `left-${i}`, { fistMax: 0, repeatOutside: true })
      expect(done.bangs).toBe(0)
      const isFlat = done.result.dice.every(die => die.flat)
      expect(done.result.outcome).toBe(isFlat ? 'flat' : 'cocked')
      return done.result.outcome
    })
    expect(outcomes).toContain('cocked')
  })

  it('RB-112, RB-116: a drop that leaves the box is repeated, from the third repetition on behind raised walls', () => {
    const request = testRequest({ style: 'toss', dice: testDice(1) })
    const wild = { x: 48, vx: 1300, vy: 900, vz: -750 }
    const done = performThrow(request, 'over-the-wall', withFist, wild)
    expect(done.attempts).toBe(4)
    expect(done.record.request.raisedWalls).toBe(true)
    expect(done.result.dice[0]!.inBox).toBe(true)
    expect(done.record.seed).not.toBe('over-the-wall')
  })

  it('a toss that leaves the box counts if the request forbids a repetition', () => {
    const request = testRequest({ style: 'toss', dice: testDice(1) })
    const wild = { x: 48, vx: 1300, vy: 900, vz: -750 }
    const done = performThrow(request, 'over-the-wall', { fistMax: 6, repeatOutside: false }, wild)
    expect(done.attempts).toBe(1)
    expect(done.result.outcome).toBe('outside')
  })

  it('RB-114: the first blow is firm, and all after it or after a repetition are hard', () => {
    const attempts = [1, 2].map(attempt => [0, 1, 2].map(blow => fistLevel(blow, attempt)))
    expect(attempts).toEqual([
      [2, 3, 3],
      [3, 3, 3],
    ])
  })

  it('RB-114: of 20 cocked drops of 24 dice 19 and more lie flat within four blows (seeds blows-0 to blows-119)', () => {
    const request = testRequest({ dice: testDice(24) })
    const blows: number[] = []
    for (let i = 0; i < 120 && blows.length < 20; i++) {
      const { bangs } = performThrow(request, `blows-${i}`, withFist)
      if (bangs > 0) blows.push(bangs)
    }
    expect(blows).toHaveLength(20)
    expect(blows.filter(count => count <= 4).length).toBeGreaterThanOrEqual(19)
  })
})

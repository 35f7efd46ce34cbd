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

  it('a toss that leaves the box counts as it is where no repetition is wished', () => {
    const request = testRequest({ style: 'toss', dice: testDice(1) })
    const wild = { x: 48, vx: 1300, vy: 900, vz: -750 }
    const done = performThrow(request, 'over-the-wall', { fistMax: 6, repeatOutside: false }, wild)
    expect(done.attempts).toBe(1)
    expect(done.result.outcome).toBe('outside')
  })

  it('automatic blows rise by one with every second blow', () => {
    expect([0, 1, 2, 3, 4, 5].map(fistLevel)).toEqual([1, 1, 2, 2, 3, 3])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { faceCount } from '../../measure'
import { loadPhysics } from '../../physics'
import { createRandom } from '../../rules/random'
import { isThrow, matchWithFist, testMatch } from '../testing/matches'
import { sum } from './chiSquare'
import { countDice } from './countDice'
import { addCounts } from './diceCounts'
import { bandOf, evennessOf } from './evenness'
import { throwSome } from './throwSome'

beforeAll(loadPhysics)

describe('the dice of a match', () => {
  it('are counted once each, however often the fist came down on them (seeds "fist n")', () => {
    const open = matchWithFist(2)
    const entries = open.match.log.filter(isThrow)
    const counts = countDice(open)
    expect(counts.blows).toBe(entries.filter(({ record }) => record.bangs.length > 0).length)
    expect(counts.throws).toBe(entries.length - counts.blows)
    const outOfHand = entries.filter(({ record }) => record.bangs.length === 0)
    expect(counts.fell).toBe(sum(outOfHand.map(({ record }) => record.request.dice.length)))
    expect(counts.cocked).toBeGreaterThan(0)
    const shown = sum(counts.kinds.flatMap(({ faces }) => faces))
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThanOrEqual(counts.fell)
    for (const { kind, faces } of counts.kinds) expect(faces.length).toBe(faceCount(kind))
  })

  it('keep what fell under a cover to themselves until the match is over (seed "covered")', () => {
    const open = testMatch({ seed: 'covered', entries: 40 })
    const index = open.match.log.findIndex(isThrow)
    const steps = open.steps.with(index, { ...open.steps[index]!, seenBy: [0] })
    expect(countDice({ ...open, steps }).throws).toBe(countDice(open).throws - 1)
  })

  it('add up over matches, by kind and by the name of who threw (seed "sums")', () => {
    const one = countDice(testMatch({ seed: 'sums', entries: 60 }))
    const both = addCounts([one, one])
    expect(both).toMatchObject({ matches: 2, throws: 2 * one.throws, cocked: 2 * one.cocked })
    expect(both.kinds).toEqual(one.kinds.map(each => ({ ...each, faces: each.faces.map(n => 2 * n) })))
  })
})

describe('how even dice are', () => {
  it('holds all faces of 95 in 100 sets of fair dice within its band, for few throws and many (seed "bands")', () => {
    const random = createRandom('bands')
    for (const [faces, dice] of [
      [6, 60],
      [6, 600],
      [12, 240],
    ] as const) {
      const sets = 2000
      let within = 0
      for (let set = 0; set < sets; set++) {
        const counts = new Array<number>(faces).fill(0)
        for (let die = 0; die < dice; die++) counts[Math.floor(random.between(0, faces))]!++
        const { from, to } = bandOf(dice, faces)
        if (counts.every(count => count >= from && count <= to)) within++
      }
      // Four standard deviations of such a share over 2,000 sets are two in a hundred.
      expect(within / sets, `${dice} dice`).toBeGreaterThan(0.93)
      expect(within / sets, `${dice} dice`).toBeLessThan(0.98)
    }
  })

  it('is wider for few throws, says so where there are too few, and finds a crooked die', () => {
    const width = (dice: number) => (bandOf(dice, 6).to - bandOf(dice, 6).from) / dice
    expect(width(40)).toBeGreaterThan(2 * width(400))
    expect(evennessOf([1, 2, 1, 0, 0, 1]).words).toBe('too few to tell: 5 thrown')
    expect(evennessOf([8, 6, 7, 5, 7, 7]).words).toBe('as even as dice get with 40 throws')
    expect(evennessOf([400, 100, 100, 100, 100, 200]).words).toContain('rarely this uneven')
  })
})

describe('a sample thrown on the spot', () => {
  it('has as many dice as were asked for, says how far it is, and is the same for the same seed', () => {
    const steps: number[] = []
    const sample = throwSome('d12', 36, 'on the spot', done => steps.push(done))
    expect(sum(sample.faces)).toBe(36)
    expect(steps.at(-1)).toBe(36)
    expect(steps.length).toBeGreaterThan(1)
    expect(throwSome('d12', 36, 'on the spot').faces).toEqual(sample.faces)
  })
})

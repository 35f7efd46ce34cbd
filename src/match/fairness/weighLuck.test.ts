import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../../physics'
import { cutOff } from '../openMatch'
import { playMatch } from '../playMatch'
import { luckWords } from './luckTold'
import { weighLuck } from './weighLuck'

beforeAll(loadPhysics)

const match = (seed: string) => {
  const made = playMatch({ game: 'rattle-battle', players: 3, bots: ['easy'], seed })
  if (!made.ok) throw new Error(made.why)
  return made.value
}

describe('the luck of a match', () => {
  it('is as often good as bad over fair throws (seeds "luck 0" to "luck 3")', () => {
    const told = [0, 1, 2, 3].map(n => weighLuck(match(`luck ${n}`), { others: 6 })!)
    const ranks = told.flatMap(({ throws }) => throws.flatMap(({ better }) => better))
    expect(ranks.length).toBeGreaterThan(40)
    const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length
    // Players of one drop share its dice: four standard errors of as many drops as there were.
    const drops = told.reduce((sum, { throws }) => sum + throws.length, 0)
    expect(Math.abs(mean - 50)).toBeLessThan((4 * 100) / Math.sqrt(12 * drops))
    for (const { better } of told.flatMap(({ throws }) => throws))
      for (const share of better) expect(share >= 0 && share <= 100).toBe(true)
  })

  it('is the same whenever it is weighed, says how far it is, and never speaks during a match (seed "luck 0")', () => {
    const open = match('luck 0')
    const steps: number[] = []
    const one = weighLuck(open, { others: 2, onAt: (done, of) => steps.push(of - done) })
    expect(steps.at(-1)).toBe(0)
    expect(weighLuck(open, { others: 2 })).toEqual(one)
    expect(weighLuck(cutOff(open, open.match.log.length - 1), { others: 2 })).toBeUndefined()
  })

  it('is told in a sentence that says when it is no more than chance', () => {
    const seat = { seat: 0, name: 'Ann', better: 83, betterError: 9, points: 4.2, pointsError: 0.6 }
    expect(luckWords(seat)).toBe(
      'these drops were better for Ann than 83 of 100 others of the same dice (+4.2 points, give or take 0.6).',
    )
    expect(luckWords({ ...seat, better: 44, points: -0.3 })).toBe(
      'these drops were worse for Ann than 56 of 100 others of the same dice (−0.3 points, give or take 0.6): with so few drops that is no more than chance.',
    )
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { BotLevel } from '../../bots'
import { loadWeighing } from '../../bots/weighing'
import { loadPhysics } from '../../physics'
import type { GameId } from '../../rules/game'
import { cutOff } from '../openMatch'
import { playMatch } from '../playMatch'
import { luckWords } from './luckTold'
import { weighLuck } from './weighLuck'

beforeAll(loadPhysics)

const match = (game: GameId, seed: string, level: BotLevel = 'easy') => {
  const made = playMatch({ game, players: 3, bots: [level], seed })
  if (!made.ok) throw new Error(made.why)
  return made.value
}

/** Matches and other falls that are few enough for every test run. */
const samples = [
  { game: 'rattle-battle', matches: 2, others: 6, least: 40 },
  { game: 'rolling-with-the-waves', matches: 1, others: 5, least: 15 },
  { game: 'rolling-seas', matches: 1, others: 3, least: 60 },
  { game: 'waves-of-fortune', matches: 1, others: 4, least: 15 },
] as const

describe('the luck of a match', () => {
  it.each(samples)(
    'is as often good as bad over fair throws of $game (seeds "luck 0" and "luck 1")',
    async ({ game, matches, others, least }) => {
      const weighing = await loadWeighing(game)
      const told = Array.from({ length: matches }, (_, n) => {
        return weighLuck(match(game, `luck ${n}`), weighing, { others })!
      })
      const ranks = told.flatMap(({ throws }) => throws.flatMap(({ better }) => better))
      expect(ranks.length).toBeGreaterThan(least)
      const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length
      // Players of one throw may share its dice: four standard errors of as many throws as there were.
      const throws = told.reduce((sum, one) => sum + one.throws.length, 0)
      expect(Math.abs(mean - 50)).toBeLessThan((4 * 100) / Math.sqrt(12 * throws))
      for (const share of ranks) expect(share >= 0 && share <= 100).toBe(true)
      // Not all falls are worth the same: there is something to tell.
      expect(new Set(ranks).size).toBeGreaterThan(2)
    },
  )

  it('counts every drop of an Adventure, also where nearly every other fall leaves nothing to fight (seed "measured luck 1")', async () => {
    const weighing = await loadWeighing('rattle-battle')
    const open = match('rattle-battle', 'measured luck 1', 'solid')
    const { log } = open.match
    const last = log.flatMap(({ kind }, entry) =>
      kind === 'throw' && log[entry + 1]?.kind !== 'throw' ? [entry] : [],
    )
    const { throws } = weighLuck(open, weighing, { others: 2 })!
    expect(throws.map(({ entry }) => entry)).toEqual(last)
    expect(throws[1]!.when).toBe('Quest 1 of 4, Adventure 2 of 2')
    // A throw is compared with other falls of the same dice, so what all falls promise is not luck.
    const worth = () => [7, 7, 7]
    const even = weighLuck(open, { ...weighing, throws: { ...weighing.throws!, worth } }, { others: 2 })!
    expect(even.seats.map(({ points, better }) => [points, better])).toEqual([
      [0, 50],
      [0, 50],
      [0, 50],
    ])
  })

  it('is the same whenever it is weighed, says how far it is, and never speaks during a match (seed "luck 0")', async () => {
    const weighing = await loadWeighing('rattle-battle')
    const open = match('rattle-battle', 'luck 0')
    const steps: number[] = []
    const one = weighLuck(open, weighing, { others: 2, onAt: (done, of) => steps.push(of - done) })
    expect(steps.at(-1)).toBe(0)
    expect(weighLuck(open, weighing, { others: 2 })).toEqual(one)
    expect(weighLuck(cutOff(open, open.match.log.length - 1), weighing, { others: 2 })).toBeUndefined()
  })

  it('is not told of a game without dice (seed "luck 0")', async () => {
    expect(weighLuck(match('waves', 'luck 0'), await loadWeighing('waves'), { others: 2 })).toBeUndefined()
  })

  it('is told in a sentence that says when a rank is no more than chance, and apart from it what the throws brought', () => {
    const seat = { seat: 0, name: 'Ann', better: 83, betterError: 9, points: 4.2, pointsError: 0.6 }
    expect(luckWords(seat, 'points')).toBe(
      'these throws were better for Ann than 83 of 100 others of the same dice. They brought 4.2 points more than the others on average, give or take 0.6.',
    )
    expect(luckWords({ ...seat, better: 44, points: -32.1 }, 'points')).toBe(
      'these throws were worse for Ann than 56 of 100 others of the same dice, which is no more than chance with so few throws. They brought 32.1 points less than the others on average, give or take 0.6.',
    )
    // All falls would have brought the same: a figure without doubt.
    expect(luckWords({ ...seat, pointsError: 0.04 }, 'points')).toBe(
      'these throws were better for Ann than 83 of 100 others of the same dice. They brought 4.2 points more than the others on average.',
    )
  })
})

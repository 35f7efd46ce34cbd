import { beforeAll, describe, expect, it } from 'vitest'
import type { BotLevel } from '../../bots'
import { loadBots } from '../../bots'
import { loadWeighing } from '../../bots/weighing'
import { loadPhysics } from '../../physics'
import type { GameId } from '../../rules/game'
import { cutOff, type OpenMatch } from '../openMatch'
import { playMatch } from '../playMatch'
import { reseat } from '../seats'
import { dearest, skillWords } from './skillTold'
import { hasPeople, weighSkill } from './weighSkill'

beforeAll(loadPhysics)

async function match(game: GameId, bots: readonly BotLevel[]): Promise<OpenMatch> {
  await loadBots(game)
  const made = playMatch({ game, players: bots.length, bots, seed: 'skill' })
  if (!made.ok) throw new Error(made.why)
  return made.value
}

describe('the skill of a match', () => {
  it.each(['rattle-battle', 'rolling-with-the-waves', 'waves'] as const)(
    'is less for a computer of a lower level, in %s (seed "skill")',
    async game => {
      const open = await match(game, ['easy', 'strong', 'solid'])
      const { seats } = weighSkill(open, await loadWeighing(game), { worlds: 2, seats: [0, 1] })!
      const [easy, strong] = seats as [(typeof seats)[number], (typeof seats)[number]]
      const shares = [easy, strong].map(({ same, decisions }) => same / decisions)
      expect(shares[0]).toBeLessThan(0.7)
      expect(shares[1]).toBeGreaterThan(0.8)
      expect(strong.cost).toBeLessThan(easy.cost)
    },
  )

  it('is told of people alone, says how far it is, is the same again, and never speaks during a match (seed "skill")', async () => {
    const weighing = await loadWeighing('rolling-with-the-waves')
    const computers = await match('rolling-with-the-waves', ['easy', 'easy'])
    expect(hasPeople(computers)).toBe(false)
    expect(weighSkill(computers, weighing, { worlds: 1 })!.seats).toEqual([])
    const { match: kept } = computers
    const first = kept.seats.with(1, { ...kept.seats[1]!, sitter: { kind: 'human' } })
    const open = { ...computers, match: { ...kept, seats: first } }
    expect(hasPeople(open)).toBe(true)
    const left: number[] = []
    const told = weighSkill(open, weighing, { worlds: 1, onAt: (done, of) => left.push(of - done) })!
    expect(told.seats.map(({ seat }) => seat)).toEqual([1])
    expect(left.at(-1)).toBe(0)
    expect(weighSkill(open, weighing, { worlds: 1 })).toEqual(told)
    // Who sits down at the end has decided nothing.
    expect(hasPeople(reseat(computers, 0, { sitter: { kind: 'human' } }))).toBe(false)
    expect(weighSkill(cutOff(open, open.match.log.length - 1), weighing, { worlds: 1 })).toBeUndefined()
  })

  it('calls the players of its decisions by their names (seed "skill")', async () => {
    const computers = await match('rattle-battle', ['easy', 'easy'])
    const { seats } = computers.match
    const named = seats.with(0, { ...seats[0]!, name: 'Ann', sitter: { kind: 'human' } })
    const open = { ...computers, match: { ...computers.match, seats: named } }
    const { decisions } = weighSkill(open, await loadWeighing('rattle-battle'), { worlds: 1 })!
    const said = decisions.flatMap(({ made, captain }) => [made, captain]).join('\n')
    expect(said).toContain("Ann's ")
    expect(said).not.toContain("Yellow's ")
  })

  it('is told in a sentence that says when it says nothing', () => {
    const seat = { seat: 0, name: 'Ann', decisions: 30, same: 21, cost: 6.2, costError: 1.4 }
    const asCaptain = 'Ann: 21 of 30 decisions as the captain would have made them'
    expect(skillWords(seat, 'points')).toBe(`${asCaptain}; the others cost 6.2 points, give or take 1.4.`)
    expect(skillWords({ ...seat, cost: -6.2 }, 'points')).toBe(
      `${asCaptain}; the others won 6.2 points more, give or take 1.4.`,
    )
    expect(skillWords({ ...seat, cost: 1.2 }, 'points')).toBe(
      `${asCaptain}; whether the others were worse cannot be told (1.2 points, give or take 1.4).`,
    )
    expect(skillWords({ ...seat, costError: 0 }, 'points')).toBe(`${asCaptain}; the others cost 6.2 points.`)
    expect(skillWords({ ...seat, same: 30 }, 'points')).toBe(
      'Ann: 30 of 30 decisions as the captain would have made them.',
    )
    const decision = { entry: 4, seat: 0, made: 'Pass', captain: 'Fire', cost: 2, costError: 0.3 }
    const told = { worlds: 8, unit: 'points', seats: [seat] }
    const decisions = [decision, { ...decision, cost: 3 }, { ...decision, cost: 4, costError: 3 }]
    expect(dearest({ ...told, decisions }, 5).map(({ cost }) => cost)).toEqual([3, 2])
  })
})

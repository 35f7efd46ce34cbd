/** What the examples of the players' rulebook say is what the rules do. */
import { describe, expect, it } from 'vitest'
import { explorationGain } from '../src/rules/rolling-seas/data/dice'
import { levelOf } from '../src/rules/rolling-with-the-waves/tracks'
import { majorityOf } from '../src/rules/waves/majority'
import { pairsOf } from '../src/rules/waves-of-fortune/fight'
import { editions } from '../src/ui/rulebook/players/editions'

const textOf = (game: keyof typeof editions) => JSON.stringify(editions[game])

describe("an example of the players' rulebook", () => {
  it('adds up tracks and shots', () => {
    const text = textOf('rolling-with-the-waves')
    expect(text).toContain(`Past 7, not yet 14: level ${levelOf('hull', [6, 4, 3])}.`)
    expect(levelOf('large', [3, 4, 3])).toBe(3)
    expect(text).toContain('Three shots, for 3, 6 and 9 are reached, and 3 Infamy.')
  })

  it('fights in pairs, highest against highest', () => {
    const pairs = pairsOf([5, 4, 1], [6, 4], 'from-highest')
    expect(pairs.map(({ crewWins }) => crewWins)).toEqual([false, true])
    expect(textOf('waves-of-fortune')).toContain('You lose one of the crew, they lose one pirate.')
  })

  it('counts Elders and rebels', () => {
    expect(majorityOf([3, 0, 0, 2, 0]).cls).toBe(1)
    expect(textOf('waves')).toContain('Three Scholars, two Seers: the Scholars’ tablet rules.')
  })

  it('finds what the die of Rolling Seas gives', () => {
    const { provisions, gold, story } = explorationGain(4)
    expect(textOf('rolling-seas')).toContain(`${provisions} Provision, ${gold} Gold, ${story} Story`)
  })
})

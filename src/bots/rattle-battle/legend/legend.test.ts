import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../rules/random'
import { rattleBattle } from '../../../rules/rattle-battle'
import { die, position } from '../../../rules/rattle-battle/testing/position'
import { budgets } from '../..'
import { rattleBattleBots } from '..'

/** Two prizes alike for Yellow; Blue has a shot in reach of one of them. */
const prizes = [die('n-red-1', -40, 0, 5), die('n-red-2', 40, 0, 5)]
const contested = position({
  card: 'A17',
  players: 2,
  queue: [0, 1],
  sea: [die('p-yellow-1', 0, 0, 'CANNON'), ...prizes, die('p-blue-1', 100, 0, 'CANNON')],
  by: { 0: { cannons: 2 }, 1: { cannons: 1 } },
})
const view = rattleBattle.view(contested, 0)

const fires = (level: 'strong' | 'legend', seed: string, positions = budgets[level].positions) =>
  rattleBattleBots[level]()(view, 0, createRandom(seed), { positions })

describe('a legend at Sea', () => {
  it('fires first at the prize that the next player would take, which strong does not see (seeds "0" to "4")', () => {
    for (const seed of ['0', '1', '2', '3', '4']) {
      expect(fires('legend', seed)).toMatchObject({ kind: 'fire', targetId: 'n-red-2' })
      expect(fires('strong', seed)).toMatchObject({ kind: 'fire', targetId: 'n-red-1' })
    }
  })

  it('plays as strong does when the budget lasts for one ply only, and legally with any (seed "short")', () => {
    const asked = [0, 1, 3, 5, 8, 12, 20, 60, 200].map(positions => fires('legend', 'short', positions))
    for (const move of asked) expect(rattleBattle.check(contested, move as never)).toBeUndefined()
    expect(fires('legend', 'short', 3)).toEqual(fires('strong', 'short', 3))
    expect(fires('legend', 'short', 1_000_000)).toEqual(fires('legend', 'short'))
  })
})

import { describe, expect, it } from 'vitest'
import { createRandom } from '../../rules/random'
import { rattleBattle } from '../../rules/rattle-battle'
import type { RattleState } from '../../rules/rattle-battle/state'
import { die, position } from '../../rules/rattle-battle/testing/position'
import type { Meter } from '../search'
import { decide, type Skill } from './decide'
import { legendSkill, strongSkill } from './skills'
import { judged } from './weights'

/** Asks beyond the budget are refused, and counted. */
function countingMeter(positions: number): Meter & { readonly asked: number } {
  let asked = 0
  return {
    look() {
      asked++
      return asked <= positions
    },
    get looked() {
      return Math.min(asked, positions)
    },
    get left() {
      return Math.max(0, positions - asked)
    },
    get asked() {
      return asked
    },
  }
}

const battle = position({
  card: 'A16',
  players: 3,
  sea: [
    die('p-yellow-1', 0, 0, 'CANNON'),
    die('p-yellow-2', 40, 40, 3),
    die('p-blue-1', -40, 40, 5),
    die('n-red-1', 60, 0, 4),
    die('n-green-1', -60, 0, 2),
    die('n-orange-1', 0, 80, 6),
  ],
  by: { 0: { sails: 2, cannons: 3, upgrades: ['U02', 'U15', 'U16'] } },
})
const briefing = position({ card: 'A16', phase: 'briefing.commit', players: 3, queue: [0, 1, 2] })

describe.each([
  ['strong at Sea', battle, strongSkill],
  ['strong in the Briefing', briefing, strongSkill],
  ['legend at Sea', battle, legendSkill],
  ['legend in the Briefing', briefing, legendSkill],
] as const)('the budget of positions of %s', (_, state: RattleState, skill: Skill) => {
  it.each([0, 20, 200, 3000])('%i: stays within its search budget and returns a legal move', positions => {
    const meter = countingMeter(positions)
    const mind = { state, seat: 0, random: createRandom('budget'), meter, weights: judged }
    const move = decide(mind, skill)
    expect(rattleBattle.check(state, move)).toBeUndefined()
    // What must be looked at before anything can be chosen at all.
    expect(meter.asked).toBeLessThanOrEqual(positions + 8)
  })
})

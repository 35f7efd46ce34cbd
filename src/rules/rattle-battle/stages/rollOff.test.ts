import { describe, expect, test } from 'vitest'
import { faultOf } from '../fault'
import { rattleBattle } from '../index'
import type { RattleState } from '../state'
import { shows, throws, withStacked } from '../testing/crazy'
import { ended } from '../testing/ended'
import { played, position } from '../testing/position'

const winners = (state: RattleState) => rattleBattle.score(state).winners

describe('RB-357: a tie that no count settles', () => {
  const tied = { 0: { coins: 4 }, 1: { coins: 3 }, 2: { coins: 4, cannons: 1 } }

  test('is shared: all tied players win', () => {
    const state = ended({ 0: { coins: 4 }, 1: { coins: 3 }, 2: { coins: 4 } }, { finalTie: 'shared' })
    expect(state.phase).toBe('game.over')
    expect(winners(state)).toEqual([0, 2])
  })

  test('is rolled off where the option says so: each tied player rolls all their dice in their tray', () => {
    const start = ended({ 0: { coins: 4 }, 1: { coins: 3 }, 2: { coins: 4 } }, { finalTie: 'rollOff' })
    expect(rattleBattle.turn(start)).toMatchObject({
      kind: 'throw',
      seats: [0],
      rule: 'RB-357',
      throw: { container: 'tray', style: 'roll', dice: { length: 4 } },
    })
    expect(winners(start)).toEqual([])
    const { state } = throws(start, [1, 2, 3, 4], [1, 2, 3, 5])
    expect(winners(state)).toEqual([2])
    expect(rattleBattle.turn(state)).toEqual({ kind: 'over', winners: [2] })
  })

  test('is rolled off again among those who tie again', () => {
    const start = ended({ 0: { coins: 4 }, 1: { coins: 4 }, 2: { coins: 4 } }, { finalTie: 'rollOff' })
    const { state } = throws(start, [1, 2, 3, 4], [1, 2, 3, 3], [4, 3, 2, 1])
    expect(state.rollOff).toMatchObject({ tied: [0, 2], faces: {} })
    expect(winners(throws(state, [5, 5, 5, 5], [5, 5, 5, 4]).state)).toEqual([0])
  })

  test('a die that is cocked rolls again', () => {
    const start = ended({ 0: { coins: 4 }, 1: { coins: 3 }, 2: { coins: 4 } }, { finalTie: 'rollOff' })
    const state = played(start, withStacked(shows(start, 1, 1, 1, 5), 'p-yellow-4'))
    expect(state.rollOff?.drop?.dice).toEqual(['p-yellow-4'])
    expect(winners(throws(state, [5], [1, 1, 1, 4]).state)).toEqual([0])
  })

  test('is no tie where Parts decide, and nothing is rolled', () => {
    expect(winners(ended(tied, { finalTie: 'rollOff' }))).toEqual([2])
  })

  test('is rolled off at no other time', () => {
    const start = ended({ 0: { coins: 4 }, 1: { coins: 3 }, 2: { coins: 4 } }, { finalTie: 'rollOff' })
    const { rollOff, ...rest } = start
    expect(faultOf(rest)?.rule).toBe('RB-357')
    const stow = position({ card: 'I07', phase: 'stow' })
    expect(faultOf({ ...stow, rollOff })?.rule).toBe('RB-357')
  })
})

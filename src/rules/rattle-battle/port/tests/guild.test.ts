/** The Guild (RB-331, RB-332, N23). */
import { describe, expect, test } from 'vitest'
import { inPort, namesOf } from '../../testing/port'
import { against, listed, played } from '../../testing/position'

describe('the Guild', () => {
  test('RB-331: EX-33: the Baron buys V1 for 2 coins and no second one; the next player can only buy V2', () => {
    let state = inPort({ seats: [{ coins: 9 }, { coins: 9 }] }, 'guild', 0)
    expect(against(state, { kind: 'buyVp', seat: 0, vpId: 'V8' })).toBe('RB-331')
    state = played(state, { kind: 'buyVp', seat: 0, vpId: 'V1' })
    expect(state.players[0]).toMatchObject({ coins: 7, vpCards: ['V1'] })
    expect(state.queue).toEqual([1])
    expect(against(state, { kind: 'buyVp', seat: 0, vpId: 'V2' })).toBe('RB-3')
    expect(against(state, { kind: 'buyVp', seat: 1, vpId: 'V8' })).toBe('RB-331')
    expect(namesOf(state, 1)).toEqual(['Buy 5 VP for 3 coins', 'Leave the Guild'])
  })

  test('RB-331: a second card in one visit is refused even with a reason to stay', () => {
    const state = inPort({ seats: [{ coins: 9, loot: ['L3'] }] }, 'guild')
    const after = played(state, { kind: 'buyVp', seat: 0, vpId: 'V1' })
    expect(against(after, { kind: 'buyVp', seat: 0, vpId: 'V2' })).toBe('RB-331')
  })

  test('RB-331: a player who cannot pay the printed coins buys nothing', () => {
    const state = inPort({ seats: [{ coins: 1, loot: ['L3'] }] }, 'guild')
    expect(against(state, { kind: 'buyVp', seat: 0, vpId: 'V1' })).toBe('RB-331')
  })

  test('RB-331a: after a purchase the next card of the pile is the top one', () => {
    const state = inPort({ seats: [{ coins: 4, vpCards: 2 }, { coins: 5 }] }, 'guild', 0)
    expect(state.piles.vp[0]).toBe('V3')
    const after = played(state, { kind: 'buyVp', seat: 0, vpId: 'V3' })
    expect(after.piles.vp).toEqual(['V4', 'V5', 'V6', 'V7', 'V8'])
    expect(listed(after, 1, 'buyVp').map(({ vpId }) => vpId)).toEqual(['V4'])
  })

  test('RB-332: paid coins are in the supply again', () => {
    const options = { coinSupply: 'printed', scenario: 'norrington' } as const
    const given = { seats: [{ coins: 90 }, { coins: 5 }], options }
    const state = inPort(given, 'guild', 0)
    const after = played(state, { kind: 'buyVp', seat: 0, vpId: 'V1' })
    expect(after.players.reduce((sum, { coins }) => sum + coins, 0)).toBe(93)
  })

  test('N23: with Lady Carmine a card costs 2 coins less, but at least 1', () => {
    const crew = { coins: 3, sailors: ['N23'] } as const
    const first = inPort({ seats: [crew] }, 'guild')
    expect(namesOf(first, 0)).toEqual([
      'Buy 4 VP for 2 coins',
      'Buy 4 VP for 1 coin with Lady Carmine',
      'Leave the Guild',
    ])
    const third = inPort({ seats: [{ ...crew, vpCards: 2 }] }, 'guild')
    const after = played(third, { kind: 'buyVp', seat: 0, vpId: 'V3', use: ['N23'] })
    expect(after.players[0]).toMatchObject({ coins: 1, vpCards: ['V1', 'V2', 'V3'] })
  })
})

/** Phase 6, coins (RB-230 to RB-232a). */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import { entering } from '../testing/entering'

import { type PositionText, position } from '../testing/position'
import type { DieId } from '../vocabulary'

const sent = ['p-yellow-1', 'p-blue-1', 'p-green-1'] as const

/** Coins by seat when phase 6 is over. */
function coinsAfter(text: PositionText): readonly number[] {
  const { state } = entering(position({ sent, phase: 'loot', ...text }), 'coins')
  return state.players.map(({ coins }) => coins)
}

const trophy = (die: DieId, is: 'boarded' | 'surrendered' | 'plain' = 'plain') => ({
  die,
  boarded: is === 'boarded',
  surrendered: is === 'surrendered',
  hooked: false,
})

describe('phase 6', () => {
  test('RB-230: 1 coin for each Trophy, boarded ones included', () => {
    const by = {
      0: { coins: 2, trophies: [trophy('n-yellow-1'), trophy('n-yellow-2', 'boarded')] },
      1: { trophies: [trophy('n-yellow-3')] },
    } as const
    expect(coinsAfter({ card: 'I01', by })).toEqual([4, 1, 0])
  })

  test('RB-230a: a Trophy that had surrendered gives no coin', () => {
    const by = { 0: { trophies: [trophy('n-yellow-1', 'surrendered'), trophy('n-yellow-2')] } } as const
    expect(coinsAfter({ card: 'I02', by })).toEqual([1, 0, 0])
  })

  test('RB-230a: with printed coins the supply is shared out in turn order', () => {
    const by = {
      0: { trophies: [trophy('n-yellow-1')] },
      1: { coins: 94, trophies: [trophy('n-yellow-2')] },
    } as const
    const text = { card: 'I01', by, options: { coinSupply: 'printed' } } as const
    expect(coinsAfter(text)).toEqual([1, 94, 0])
    expect(coinsAfter({ ...text, baron: 1 })).toEqual([0, 95, 0])
  })

  test('RB-231: everybody sees the coins of everybody', () => {
    const state = position({ card: 'I01', phase: 'loot', sent, by: { 0: { coins: 4 }, 2: { coins: 7 } } })
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(rattleBattle.view(state, viewer).players.map(({ coins }) => coins)).toEqual([4, 0, 7])
    }
  })

  test('RB-232: Man-of-War pays 2 more coins for each orange Trophy in the same phase', () => {
    const by = {
      0: { trophies: [trophy('n-orange-1'), trophy('n-red-1')] },
      1: { trophies: [trophy('n-red-2')] },
    } as const
    expect(coinsAfter({ card: 'A16', by })).toEqual([4, 1, 0])
  })

  test('RB-232: King of the Pirates pays 1 more coin for each Player Ship', () => {
    const by = { 0: { trophies: [trophy('p-blue-1')] }, 1: { sunk: [{ die: 'p-blue-1', by: [0] }] } } as const
    expect(coinsAfter({ card: 'B17', by })).toEqual([2, 0, 0])
  })

  test('RB-232a: The King is Here: a player who has just earned their first coin pays it', () => {
    const by = { 0: { trophies: [trophy('n-red-1')] }, 1: { coins: 3 } } as const
    expect(coinsAfter({ card: 'B10', by, adventure: { allyAfloat: false } })).toEqual([0, 2, 0])
    expect(coinsAfter({ card: 'B10', by, adventure: { allyAfloat: true } })).toEqual([1, 3, 0])
  })

  test('RB-232a: Tax Collectors: a Participant without Trophy pays 1 coin, if any', () => {
    const by = { 0: { coins: 5 }, 1: { coins: 5, trophies: [trophy('n-red-1')] }, 3: { coins: 5 } } as const
    expect(coinsAfter({ card: 'A09', players: 4, by })).toEqual([4, 6, 0, 5])
  })
})

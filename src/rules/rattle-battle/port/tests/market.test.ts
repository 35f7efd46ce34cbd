/** The Market (RB-320, N14). */
import { describe, expect, test } from 'vitest'
import { inPort, namesOf, stowedLoot, tokensOf } from '../../testing/port'
import { against, listed, played } from '../../testing/position'

const rich = {
  loot: ['rum', 'rum', 'fabrics', 'fabrics', 'spices', 'valuables'],
  holds: 2,
  hamsters: 1,
  coins: 9,
}

describe('the Market', () => {
  test('RB-320: EX-30: Fabrics + Valuables for Spices, then Rum + Rum for Valuables', () => {
    let state = inPort({ seats: [{ loot: ['rum', 'rum', 'fabrics', 'valuables'] }] }, 'market')
    state = played(state, {
      kind: 'marketTrade',
      seat: 0,
      giveIds: tokensOf(state, 0, 'fabrics', 'valuables'),
      takeType: 'spices',
    })
    expect(stowedLoot(state, 0)).toEqual(['rum', 'rum', 'spices'])
    state = played(state, {
      kind: 'marketTrade',
      seat: 0,
      giveIds: tokensOf(state, 0, 'rum', 'rum'),
      takeType: 'valuables',
    })
    expect(stowedLoot(state, 0)).toEqual(['spices', 'valuables'])
    expect(state.discard).toHaveLength(4)
  })

  test('RB-320: one token or three tokens are no trade', () => {
    const state = inPort({ seats: [rich] }, 'market')
    const trade = (...names: string[]) =>
      against(state, {
        kind: 'marketTrade',
        seat: 0,
        giveIds: tokensOf(state, 0, ...names),
        takeType: 'rum',
      })
    expect(trade('rum')).toBe('RB-320')
    expect(trade('rum', 'rum', 'spices')).toBe('RB-320')
  })

  test('RB-320: a trade names a type of Loot', () => {
    const state = inPort({ seats: [rich] }, 'market')
    const giveIds = tokensOf(state, 0, 'rum', 'rum')
    expect(against(state, { kind: 'marketTrade', seat: 0, giveIds })).toBe('RB-320')
  })

  test('RB-320a: EX-30: without Valuables in the bag they cannot be chosen, even if some lie discarded', () => {
    const state = inPort({ seats: [{ loot: ['rum', 'rum'] }], bag: ['spices', 'fabrics'] }, 'market')
    expect(state.discard.some(token => token.startsWith('valuables'))).toBe(true)
    const giveIds = tokensOf(state, 0, 'rum', 'rum')
    expect(against(state, { kind: 'marketTrade', seat: 0, giveIds, takeType: 'valuables' })).toBe('RB-320a')
    expect(listed(state, 0, 'marketTrade').map(({ takeType }) => takeType)).toEqual(['spices', 'fabrics'])
  })

  test('N14: Martha Scales takes 1 Loot of any sort for 1 of a chosen type', () => {
    const state = inPort({ seats: [{ loot: ['rum'], sailors: ['N14'] }] }, 'market')
    expect(namesOf(state, 0)).toEqual([
      'Martha Scales: trade 1 Rum for 1 Spice',
      'Martha Scales: trade 1 Rum for 1 Rum',
      'Martha Scales: trade 1 Rum for 1 Fabric',
      'Martha Scales: trade 1 Rum for 1 Valuable',
      'Leave the Market',
      'Go on to the Shipyard',
      'Go on to the Workshop',
      'Go on to The Pit',
      'Go on to the Guild',
    ])
    const [rum] = tokensOf(state, 0, 'rum')
    const after = played(state, {
      kind: 'useSailor',
      seat: 0,
      sailorId: 'N14',
      tokenIds: [rum!],
      type: 'valuables',
    })
    expect(stowedLoot(after, 0)).toEqual(['valuables'])
    expect(after.discard).toEqual([rum])
  })
})

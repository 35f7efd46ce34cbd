/** Wild tokens of the Market (RB-424). */
import { describe, expect, test } from 'vitest'
import { inPort, namesOf, stowedLoot, tokensOf } from '../../testing/port'
import { against, listed, played } from '../../testing/position'

const options = { marketWild: 'on', scenario: 'pirateWars' } as const

function trader(...loot: readonly string[]) {
  return { options, seats: [{ loot, holds: 2 }] }
}

describe('marketWild', () => {
  test('RB-424: one of the 2 tokens is kept face down, the other one is discarded', () => {
    const state = inPort(trader('rum', 'fabrics'), 'market')
    const giveIds = tokensOf(state, 0, 'rum', 'fabrics')
    const after = played(state, { kind: 'marketTrade', seat: 0, giveIds, wildId: giveIds[1]! })
    expect(after.wild).toEqual([giveIds[1]])
    expect(after.discard).toEqual([giveIds[0]])
    expect(stowedLoot(after, 0)).toEqual(['fabrics'])
    expect(after.bag).toEqual(state.bag)
  })

  test('RB-424: either of the two may become the wild; of two alike it is one choice', () => {
    const wilds = (...loot: readonly string[]) => {
      const state = inPort(trader(...loot), 'market')
      return namesOf(state, 0).filter(name => name.includes('wild'))
    }
    expect(wilds('rum', 'fabrics')).toEqual([
      'Trade 1 Rum and 1 Fabric for a wild, the rum face down',
      'Trade 1 Rum and 1 Fabric for a wild, the fabrics face down',
    ])
    expect(wilds('rum', 'rum')).toEqual(['Trade 2 Rum for a wild, the rum face down'])
  })

  test('RB-424: without the option there are no wilds', () => {
    const state = inPort({ seats: [{ loot: ['rum', 'rum'] }] }, 'market')
    const giveIds = tokensOf(state, 0, 'rum', 'rum')
    expect(against(state, { kind: 'marketTrade', seat: 0, giveIds, wildId: giveIds[0]! })).toBe('RB-424')
    expect(listed(state, 0, 'marketTrade').every(({ wildId }) => wildId === undefined)).toBe(true)
  })

  test('RB-424: a token of somebody else, or none given, cannot become the wild', () => {
    const state = inPort(trader('rum', 'rum', 'spices'), 'market')
    const giveIds = tokensOf(state, 0, 'rum', 'rum')
    const [spices] = tokensOf(state, 0, 'spices')
    expect(against(state, { kind: 'marketTrade', seat: 0, giveIds, wildId: spices! })).toBe('RB-424')
    const both = { kind: 'marketTrade', seat: 0, giveIds, wildId: giveIds[0]!, takeType: 'rum' } as const
    expect(against(state, both)).toBe('RB-320')
  })

  test('RB-424a: EX-30: Rum + Rum become a wild, used as Spices in the Workshop, discarded as Rum', () => {
    let state = inPort(trader('rum', 'rum', 'fabrics'), 'market')
    const giveIds = tokensOf(state, 0, 'rum', 'rum')
    state = played(state, { kind: 'marketTrade', seat: 0, giveIds, wildId: giveIds[0]! })
    while (state.phase !== 'port.workshop') state = played(state, { kind: 'portDone', seat: 0 })
    const payIds = tokensOf(state, 0, 'wild', 'fabrics')
    const after = played(state, { kind: 'buyUpgrade', seat: 0, payIds })
    expect(after.discard).toContain(giveIds[0])
    expect(after.wild).toEqual([])
    expect(stowedLoot(after, 0)).toEqual([])
  })

  test('RB-424a: a wild is any one of the four types when it is spent', () => {
    const wild = trader('wild:valuables', 'wild:valuables')
    const tavern = inPort(wild, 'tavern')
    expect(
      against(tavern, { kind: 'hireSailor', seat: 0, payIds: tokensOf(tavern, 0, 'wild', 'wild') }),
    ).toBeUndefined()
    const shipyard = inPort(wild, 'shipyard')
    const payIds = tokensOf(shipyard, 0, 'wild')
    expect(against(shipyard, { kind: 'buyPart', seat: 0, part: 'sail', payIds })).toBeUndefined()
  })

  test('RB-424a: one wild is one type only: it does not pay for Spices and Fabrics together', () => {
    const workshop = inPort(trader('wild:rum', 'L3'), 'workshop')
    const payIds = tokensOf(workshop, 0, 'wild')
    expect(against(workshop, { kind: 'buyUpgrade', seat: 0, payIds })).toBe('RB-325')
  })

  test('RB-424a: at The Pit a wild is Valuables, or the other Loot that makes a pair', () => {
    const state = inPort(trader('wild:rum', 'rum', 'rum', 'rum'), 'pit')
    const coins = (...names: string[]) =>
      played(state, { kind: 'pitGift', seat: 0, tokenIds: tokensOf(state, 0, ...names) }).players[0]!.coins
    expect(coins('wild')).toBe(1)
    expect(coins('wild', 'rum')).toBe(1)
    expect(coins('wild', 'rum', 'rum')).toBe(2)
    expect(coins('wild', 'rum', 'rum', 'rum')).toBe(2)
    const revenge = (...names: string[]) =>
      against(state, { kind: 'buyRevenge', seat: 0, tokenIds: tokensOf(state, 0, ...names) })
    expect(revenge('wild')).toBeUndefined()
    expect(revenge('wild', 'rum')).toBeUndefined()
    expect(revenge('wild', 'rum', 'rum')).toBe('RB-390')
  })

  test('RB-424a: a wild or Special Loot cannot be given for another wild, but a wild for a type', () => {
    const state = inPort(trader('wild:rum', 'rum', 'L1'), 'market')
    const [rum] = tokensOf(state, 0, 'rum')
    const withWild = tokensOf(state, 0, 'wild', 'rum')
    const withSpecial = tokensOf(state, 0, 'L1', 'rum')
    expect(against(state, { kind: 'marketTrade', seat: 0, giveIds: withWild, wildId: rum! })).toBe('RB-424a')
    expect(against(state, { kind: 'marketTrade', seat: 0, giveIds: withSpecial, wildId: rum! })).toBe(
      'RB-409',
    )
    expect(
      against(state, { kind: 'marketTrade', seat: 0, giveIds: withWild, takeType: 'spices' }),
    ).toBeUndefined()
  })

  test('RB-424a: a wild takes 1 place and stays wild until it is discarded', () => {
    let state = inPort({ ...trader('wild:rum', 'rum'), options: { ...options, scenario: 'intro' } }, 'market')
    const [wild] = tokensOf(state, 0, 'wild')
    while (state.visit) state = played(state, { kind: 'portDone', seat: 0 })
    expect(state.wild).toEqual([wild])
    expect(Object.values(state.players[0]!.stowed)).toContain(wild)
  })
})

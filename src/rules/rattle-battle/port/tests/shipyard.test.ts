/** The Shipyard (RB-324, N17, N18). */
import { describe, expect, test } from 'vitest'
import { inPort, stowedLoot, tokensOf } from '../../testing/port'
import { against, listed, played } from '../../testing/position'
import type { SailorId } from '../../vocabulary'

describe('the Shipyard', () => {
  const buyer = { loot: ['fabrics', 'fabrics', 'rum', 'valuables'] }

  test('RB-324: 1 Fabric buys 1 Part of the stock, once per visit', () => {
    const state = inPort({ seats: [{ loot: [...buyer.loot, 'L3'] }] }, 'shipyard')
    expect(listed(state, 0, 'buyPart').map(({ part }) => part)).toEqual(['sail', 'cannon', 'hold'])
    const buy = (from: typeof state, name: string) =>
      ({ kind: 'buyPart', seat: 0, part: 'sail', payIds: tokensOf(from, 0, name) }) as const
    expect(against(state, buy(state, 'rum'))).toBe('RB-324')
    const after = played(state, buy(state, 'fabrics'))
    expect(after.stock.sail).toBe(state.stock.sail - 1)
    expect(after.players[0]!.sails.ready).toBe(state.players[0]!.sails.ready + 1)
    expect(against(after, buy(after, 'fabrics'))).toBe('RB-324')
  })

  test('RB-324a: a bought Sail lies ready side up beside exhausted ones', () => {
    const state = inPort({ seats: [{ ...buyer, sails: { ready: 0, exhausted: 2 } }] }, 'shipyard')
    const after = played(state, {
      kind: 'buyPart',
      seat: 0,
      part: 'sail',
      payIds: tokensOf(state, 0, 'fabrics'),
    })
    expect(after.players[0]!.sails).toEqual({ ready: 1, exhausted: 2 })
  })

  test('RB-324: a part that is out of stock cannot be bought (RB-16)', () => {
    const state = inPort({ seats: [buyer, { sails: 15 }] }, 'shipyard')
    expect(
      against(state, { kind: 'buyPart', seat: 0, part: 'sail', payIds: tokensOf(state, 0, 'fabrics') }),
    ).toBe('RB-16')
    expect(listed(state, 0, 'buyPart').map(({ part }) => part)).toEqual(['cannon', 'hold'])
  })

  test('N17: Jack Adze takes any 1 Loot, N18: Twin Hammers lets a second Part be bought for Fabrics', () => {
    const state = inPort({ seats: [{ ...buyer, sailors: ['N17', 'N18'] }] }, 'shipyard')
    const buy = (from: typeof state, name: string, ...use: SailorId[]) =>
      ({ kind: 'buyPart', seat: 0, part: 'sail', payIds: tokensOf(from, 0, name), use }) as const
    expect(against(state, buy(state, 'fabrics', 'N18'))).toBe('RB-311')
    const once = played(state, buy(state, 'valuables', 'N17'))
    expect(against(once, buy(once, 'fabrics'))).toBe('RB-324')
    expect(against(once, buy(once, 'rum', 'N18'))).toBe('RB-324')
    expect(against(once, buy(once, 'rum', 'N17', 'N18'))).toBe('RB-311')
    const twice = played(once, buy(once, 'fabrics', 'N18'))
    expect(twice.players[0]!.sails.ready).toBe(2)
    expect(stowedLoot(twice, 0)).toEqual(['fabrics', 'rum'])
    expect(twice.phase).not.toBe('port.shipyard')
  })
})

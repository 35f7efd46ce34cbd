/** The Pit (RB-330, RB-390, N21, N22). */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../../index'
import { inPort, namesOf, stowedLoot, tokensOf } from '../../testing/port'
import { against, played } from '../../testing/position'

describe('The Pit', () => {
  const giver = { loot: ['valuables', 'valuables', 'rum', 'rum', 'rum'], holds: 2 }

  test('RB-330: EX-32: 2 Valuables and 2 Rum give 3 coins', () => {
    const state = inPort({ seats: [giver] }, 'pit')
    const tokenIds = tokensOf(state, 0, 'valuables', 'valuables', 'rum', 'rum')
    const after = played(state, { kind: 'pitGift', seat: 0, tokenIds })
    expect(after.players[0]!.coins).toBe(3)
    expect(stowedLoot(after, 0)).toEqual(['rum'])
  })

  test('RB-330: every gift in which nothing is given in vain is listed once', () => {
    const state = inPort({ seats: [giver] }, 'pit')
    expect(namesOf(state, 0).toSorted()).toEqual(
      [
        'Give 1 Valuable for 1 coin',
        'Give 2 Valuables for 2 coins',
        'Give 2 Rum for 1 coin',
        'Give 1 Valuable and 2 Rum for 2 coins',
        'Give 2 Valuables and 2 Rum for 3 coins',
        'Leave The Pit',
      ].toSorted(),
    )
  })

  test('RB-330a: EX-32: any number is given; of 3 Rum, or of 1, the odd one brings nothing', () => {
    const state = inPort({ seats: [giver] }, 'pit')
    const give = (...names: string[]) =>
      ({ kind: 'pitGift', seat: 0, tokenIds: tokensOf(state, 0, ...names) }) as const
    expect(played(state, give('valuables', 'rum', 'rum', 'rum')).players[0]!.coins).toBe(2)
    expect(played(state, give('rum')).players[0]!.coins).toBe(0)
    expect(rattleBattle.describe(state, give('rum')).text).toBe('Give 1 Rum for 0 coins')
    expect(against(state, give())).toBe('RB-330')
  })

  test('RB-330: a gift may be followed by another one', () => {
    const state = inPort({ seats: [giver] }, 'pit')
    const once = played(state, { kind: 'pitGift', seat: 0, tokenIds: tokensOf(state, 0, 'rum', 'rum') })
    const twice = played(once, { kind: 'pitGift', seat: 0, tokenIds: tokensOf(once, 0, 'valuables') })
    expect(twice.players[0]!.coins).toBe(2)
  })

  test('RB-252: Honest Abe and Martha Scales are refused, not tripped over, where no Loot is named', () => {
    const seat = { ...giver, sailors: ['N22', 'N14'] } as const
    const pit = inPort({ seats: [seat] }, 'pit')
    expect(against(pit, { kind: 'useSailor', seat: 0, sailorId: 'N22' })).toBe('RB-252')
    const market = inPort({ seats: [seat] }, 'market')
    expect(against(market, { kind: 'useSailor', seat: 0, sailorId: 'N14' })).toBe('RB-252')
  })

  test('N21: Fat Francis makes one Valuables worth 2 coins, N22: Honest Abe sells 1 other Loot', () => {
    const state = inPort({ seats: [{ ...giver, sailors: ['N21', 'N22'] }] }, 'pit')
    const both = tokensOf(state, 0, 'valuables', 'valuables')
    const rich = played(state, { kind: 'pitGift', seat: 0, tokenIds: both, use: ['N21'] })
    expect(rich.players[0]!.coins).toBe(3)
    const rums = tokensOf(state, 0, 'rum', 'rum')
    expect(against(state, { kind: 'pitGift', seat: 0, tokenIds: rums, use: ['N21'] })).toBe('RB-330')
    const abe = (name: string) =>
      ({ kind: 'useSailor', seat: 0, sailorId: 'N22', tokenIds: tokensOf(state, 0, name) }) as const
    expect(against(state, abe('valuables'))).toBe('RB-252')
    expect(played(state, abe('rum')).players[0]!.coins).toBe(1)
  })

  test('RB-390: in Pirate Wars 1 Valuable or 2 others buy a Revenge card, without coins, again and again', () => {
    let state = inPort({ seats: [giver], options: { scenario: 'pirateWars' } }, 'pit')
    const revenge = (from: typeof state, ...names: string[]) =>
      ({ kind: 'buyRevenge', seat: 0, tokenIds: tokensOf(from, 0, ...names) }) as const
    expect(against(state, revenge(state, 'rum'))).toBe('RB-390')
    expect(against(state, revenge(state, 'valuables', 'valuables'))).toBe('RB-390')
    expect(against(state, revenge(state, 'valuables', 'rum'))).toBe('RB-390')
    state = played(state, revenge(state, 'valuables'))
    state = played(state, revenge(state, 'rum', 'rum'))
    expect(state.players[0]).toMatchObject({ revengeCards: 2, coins: 0 })
    expect(state.piles.revenge).toBe(15)
  })

  test('RB-390: no Revenge in other scenarios, and none from an empty deck', () => {
    const state = inPort({ seats: [giver], options: { scenario: 'norrington' } }, 'pit')
    expect(against(state, { kind: 'buyRevenge', seat: 0, tokenIds: tokensOf(state, 0, 'valuables') })).toBe(
      'RB-390',
    )
    const empty = inPort(
      { seats: [{ ...giver, revengeCards: 17 }], options: { scenario: 'pirateWars' } },
      'pit',
    )
    expect(against(empty, { kind: 'buyRevenge', seat: 0, tokenIds: tokensOf(empty, 0, 'valuables') })).toBe(
      'RB-389a',
    )
  })

  test('RB-10: with printed coins a gift brings no more than the supply holds', () => {
    const options = { coinSupply: 'printed' } as const
    const state = inPort({ seats: [giver, { coins: 94 }], options }, 'pit')
    const tokenIds = tokensOf(state, 0, 'valuables', 'valuables')
    expect(played(state, { kind: 'pitGift', seat: 0, tokenIds }).players[0]!.coins).toBe(1)
  })
})

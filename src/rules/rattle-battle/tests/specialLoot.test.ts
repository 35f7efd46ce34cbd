/** Loot pack no. 1: the Special Loot L1 to L5, RB-407 to RB-409. */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import { inPort, stowedLoot, tokensOf } from '../testing/port'
import {
  against,
  course,
  die,
  inSea,
  listed,
  type PlayerText,
  played,
  position,
  told,
  yellow,
} from '../testing/position'
import type { DieId } from '../vocabulary'

const options = { lootPack1: 'on' } as const

describe('Special Loot', () => {
  test('RB-407, RB-408: eight tokens of five kinds are in the bag with the Loot pack only', () => {
    const special = (lootPack1: 'on' | 'off') =>
      position({ card: 'A07', phase: 'briefing.commit', options: { lootPack1 } }).bag.filter(token =>
        token.startsWith('L'),
      )
    expect(special('on')).toEqual(['L1-1', 'L1-2', 'L2-1', 'L2-2', 'L3-1', 'L3-2', 'L4-1', 'L5-1'])
    expect(special('off')).toEqual([])
  })

  test('RB-409: it takes a place like any Loot, pays for no repairs, and is lost where they cannot be paid', () => {
    const state = position({
      card: 'A07',
      phase: 'repair',
      queue: [yellow],
      options,
      by: { [yellow]: { quay: ['rum', 'L5', 'L2'], sunk: ['p-yellow-1', 'p-yellow-2'] } },
    })
    expect(against(state, { kind: 'repair', seat: yellow, tokenIds: ['rum-01', 'L5-1'] })).toBe('RB-267a')
    const { events } = course(state, { kind: 'repair', seat: yellow, tokenIds: [] })
    expect(told(events, 'repair')).toEqual([{ seat: yellow, tokens: ['rum-01', 'L5-1', 'L2-1'] }])
  })

  test('RB-409: it is discarded into the bag when there is no room', () => {
    const state = position({
      card: 'A07',
      phase: 'stow',
      queue: [yellow],
      options,
      by: { [yellow]: { quay: ['rum', 'rum', 'rum', 'rum', 'L5'] } },
    })
    const plan = Object.fromEntries([1, 2, 3, 4].map(n => [`ship:p-yellow-${n}`, `rum-0${n}`]))
    const stowed = played(state, { kind: 'stow', seat: yellow, stowPlan: plan })
    expect(stowed.bag).toContain('L5-1')
    expect(stowed.discard).not.toContain('L5-1')
  })

  test('L1: a Spyglass is discarded with a Fire, whose range is then a long range', () => {
    const state = (player: PlayerText) =>
      position({
        card: 'A07',
        options,
        sea: [die('p-yellow-1', 0, 0, 4), die('n-red-1', 104, 0, 2), die('n-red-2', -100, -100, 2)],
        by: { [yellow]: { cannons: 2, holds: 1, upgrades: ['U14'], ...player } },
      })
    const shot: RattleMove = { kind: 'fire', seat: yellow, shooterId: 'p-yellow-1', targetId: 'n-red-1' }
    const owner = state({ stowed: { 'hold:0': 'L1' } })
    expect(against(owner, shot)).toBe('RB-66')
    const fired = played(owner, { ...shot, spyglass: true })
    expect(inSea(fired)).toEqual(['p-yellow-1', 'n-red-2'])
    expect(fired.discard).toEqual(['L1-1'])
    expect(fired.players[yellow]!.stowed).toEqual({})
    expect(against(state({}), { ...shot, spyglass: true })).toBe('RB-407')
    expect(against(owner, { kind: 'useSpecialLoot', seat: yellow, tokenId: 'L1-1' })).toBe('RB-407')
  })

  describe('L2 Powder Keg', () => {
    const keg = (targetId: DieId, tokenId = 'L2-1'): RattleMove => ({
      kind: 'useSpecialLoot',
      seat: yellow,
      tokenId,
      ownId: 'p-yellow-1',
      targetId,
    })
    const state = () =>
      position({
        card: 'A07',
        options,
        sea: [
          die('p-yellow-1', 0, 0, 1),
          die('p-blue-1', -40, 0, 1),
          die('n-red-1', 79, 0, 5),
          die('n-red-2', 0, 79.1, 5),
        ],
        by: {
          [yellow]: { sails: 1, holds: 2, upgrades: ['U14'], stowed: { 'hold:0': 'L2', 'hold:1': 'rum' } },
        },
      })

    test('L2: it sinks an NP Ship within short range, a Trophy, without an action', () => {
      const used = played(state(), keg('n-red-1'))
      expect(used.players[yellow]!.trophies).toEqual([
        { die: 'n-red-1', boarded: false, surrendered: false, hooked: false },
      ])
      expect(used.discard).toEqual(['L2-1'])
      expect(against(used, { kind: 'endTurn', seat: yellow })).toBeUndefined()
      expect(against(used, { kind: 'move', seat: yellow, dieId: 'p-yellow-1', x: 10, y: 0 })).toBeUndefined()
    })

    test('L2: not further, not at players, not from the hand of others, and not with another token', () => {
      expect(against(state(), keg('n-red-2'))).toBe('RB-66')
      expect(against(state(), keg('p-blue-1'))).toBe('RB-169')
      expect(against(state(), keg('n-red-1', 'L2-2'))).toBe('RB-407')
      expect(against(state(), keg('n-red-1', 'rum-01'))).toBe('RB-407')
      expect(listed(state(), yellow, 'useSpecialLoot')).toEqual([keg('n-red-1')])
    })

    test('RB-80a: rocks do not stop it', () => {
      const rocks = position({
        card: 'A13',
        options,
        sea: [die('p-yellow-1', -70, 94.5, 4), die('n-red-1', -70, 45, 5)],
        by: { [yellow]: { holds: 1, stowed: { 'hold:0': 'L2' } } },
      })
      expect(against(rocks, keg('n-red-1'))).toBeUndefined()
    })
  })

  test('L3: the Treasure Map is discarded in the Port for 2 Loot, stowed at once', () => {
    for (const location of ['market', 'pit', 'guild'] as const) {
      const state = inPort(
        { seats: [{ loot: ['L3', 'rum'] }, { loot: ['rum'] }], bag: ['spices', 'spices'] },
        location,
      )
      const [tokenId] = tokensOf(state, yellow, 'L3')
      const map: RattleMove = { kind: 'useSpecialLoot', seat: yellow, tokenId: tokenId! }
      const used = played(state, map)
      expect([...stowedLoot(used, yellow)].sort()).toEqual(['rum', 'spices', 'spices'])
      expect([...used.discard, ...used.bag]).toContain(tokenId)
      expect(against(used, map)).toBeDefined()
    }
  })

  test('L3: without room for its Loot, nothing is discarded before stowing (RB-275, RB-312)', () => {
    const loot = ['L3', 'rum', 'rum', 'rum', 'rum']
    const full = inPort({ seats: [{ loot }, { loot: ['rum'] }], bag: ['spices', 'spices'] }, 'market')
    const [tokenId] = tokensOf(full, yellow, 'L3')
    const state = played(full, { kind: 'useSpecialLoot', seat: yellow, tokenId: tokenId! })
    expect(state.players[yellow]!.quay).not.toEqual([])
    expect(against(state, { kind: 'rearrange', seat: yellow, stowPlan: {} })).toBe('RB-275')
    const { stowed } = state.players[yellow]!
    expect(against(state, { kind: 'rearrange', seat: yellow, stowPlan: stowed })).toBeUndefined()
  })

  test("L4: the Mermaid's Tear repairs all Ships for free", () => {
    const state = position({
      card: 'A07',
      phase: 'repair',
      queue: [yellow],
      options,
      by: { [yellow]: { quay: ['rum', 'rum', 'L4'], sunk: ['p-yellow-1', 'p-yellow-2'] } },
    })
    const after = played(state, { kind: 'repair', seat: yellow, tokenIds: [], mermaid: true })
    expect(after.players[yellow]).toMatchObject({ sunk: [], quay: ['rum-01', 'rum-02'] })
    expect(after.discard).toEqual(['L4-1'])
    expect(against(state, { kind: 'repair', seat: yellow, tokenIds: ['rum-01'], mermaid: true })).toBe(
      'RB-407',
    )
  })

  test('L5: the Golden Monkey gives 4 VP if it is stowed at game end', () => {
    const points = (player: PlayerText) =>
      rattleBattle.score(
        position({ card: 'A07', phase: 'stow', queue: [yellow], options, by: { [yellow]: player } }),
      ).totals[yellow]
    expect(points({ stowed: ['L5'] })).toBe(4)
    expect(points({ quay: ['L5'] })).toBe(0)
  })
})

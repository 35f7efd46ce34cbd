/** Phase 8, Sailor Activation (RB-250 to RB-254). */
import { describe, expect, test } from 'vitest'
import { entering } from '../testing/entering'
import { inPort, namesOf, tokensOf, withDecks } from '../testing/port'
import { against, course, listed, type PositionText, played, position } from '../testing/position'
import type { SailorId } from '../vocabulary'

const sent = ['p-yellow-1', 'p-blue-1'] as const

function phase8(text: Partial<PositionText>) {
  return entering(position({ card: 'I01', phase: 'sailors', sent, ...text }), 'sailors').state
}

const max = (state: ReturnType<typeof phase8>, seat: number) =>
  ({
    kind: 'useSailor',
    seat,
    sailorId: 'N02',
    tokenIds: tokensOf(state, seat, 'fabrics'),
    part: 'sail',
  }) as const

describe('phase 8', () => {
  test('RB-250: in turn order; any number of Sea Sailors, each once; none after the turn has ended', () => {
    const sailors = ['N09', 'N10'] as const
    const exhausted = { sails: { ready: 0, exhausted: 2 }, cannons: { ready: 0, exhausted: 3 } }
    const by = { 0: { sailors, ...exhausted }, 1: { sailors: ['N02'], stowed: ['fabrics'] } } as const
    let state = phase8({ baron: 0, by })
    expect(state.queue).toEqual([0, 1, 2])
    expect(against(state, max(state, 1))).toBe('RB-3')
    state = played(state, { kind: 'useSailor', seat: 0, sailorId: 'N10' })
    expect(against(state, { kind: 'useSailor', seat: 0, sailorId: 'N10' })).not.toBeUndefined()
    expect(against(state, { kind: 'useSailor', seat: 0, sailorId: 'N09', count: 2 })).toBeUndefined()
    state = played(state, { kind: 'endSailors', seat: 0 })
    expect(state.queue[0]).toBe(1)
    expect(against(state, { kind: 'useSailor', seat: 0, sailorId: 'N09', count: 2 })).toBe('RB-3')
    state = played(state, max(state, 1))
    expect(state.phase).not.toBe('sailors')
  })

  test('RB-250: a Sailor used in one Adventure can be used in the next', () => {
    const sailors = [{ id: 'N10', uses: 1, store: [] }] as const
    const state = phase8({
      by: { 0: { sailors, sails: { ready: 0, exhausted: 1 } }, 1: { sailors: ['N02'], stowed: ['fabrics'] } },
    })
    expect(state.queue[0]).toBe(1)
    const over = position({ card: 'I01', phase: 'adventure.end', by: { 0: { sailors } } })
    const next = entering(over, 'adventure.over').state
    expect(next.adventure!.card).toBe('I02')
    expect(next.players[0]!.sailors).toEqual([{ id: 'N10', uses: 0, store: [] }])
  })

  test('RB-250a: a player who sent no Ship uses their Sailors too', () => {
    const state = phase8({ by: { 2: { sailors: ['N02'], stowed: ['fabrics'] } } })
    expect(state.adventure!.committed[2]).toEqual([])
    expect(state.queue).toEqual([2])
    expect(played(state, max(state, 2)).players[2]!.sails.ready).toBe(1)
  })

  test('RB-251: a skill works in its time only: no Port or End Sailor in phase 8', () => {
    const by = { 0: { sailors: ['N02', 'N14', 'N24'], stowed: ['fabrics', 'rum'] } } as const
    const state = phase8({ by })
    const tokenIds = tokensOf(state, 0, 'rum')
    expect(
      against(state, { kind: 'useSailor', seat: 0, sailorId: 'N14', tokenIds, type: 'rum' }),
    ).toBeDefined()
    expect(against(state, { kind: 'useSailor', seat: 0, sailorId: 'N24' })).toBeDefined()
    expect(listed(state, 0, 'useSailor').every(({ sailorId }) => sailorId === 'N02')).toBe(true)
  })

  test('RB-251: a Sea Sailor is of no use in the Port', () => {
    const state = inPort({ seats: [{ loot: ['fabrics', 'rum'], sailors: ['N02'] }] }, 'market')
    expect(against(state, max(state, 0))).toBe('RB-251')
    expect(namesOf(state, 0).some(name => name.includes('Max'))).toBe(false)
  })

  test('RB-252: the card is followed: Max takes 1 Fabric, and nothing else, for 1 Part', () => {
    const state = phase8({ by: { 0: { sailors: ['N02'], stowed: ['fabrics', 'rum'] } } })
    const use = max(state, 0)
    expect(against(state, { ...use, tokenIds: tokensOf(state, 0, 'rum') })).toBe('RB-252')
    expect(against(state, { ...use, tokenIds: [] })).toBe('RB-252')
    const after = played(state, use)
    expect(after.discard).toEqual(use.tokenIds)
    expect(after.players[0]!.sails.ready).toBe(1)
  })

  test('RB-253: a Sea Sailor gained in this phase may be used in it at once', () => {
    const by = { 0: { sailors: ['N03'], stowed: ['rum'], sails: { ready: 0, exhausted: 1 } } } as const
    const state = withDecks(phase8({ by }), { sailorDeck: ['N10'] })
    const enlisted = played(state, {
      kind: 'useSailor',
      seat: 0,
      sailorId: 'N03',
      tokenIds: tokensOf(state, 0, 'rum'),
    })
    const after = played(enlisted, { kind: 'useSailor', seat: 0, sailorId: 'N10' })
    expect(after.players[0]!.sails).toEqual({ ready: 1, exhausted: 0 })
  })

  test.each(['N13', 'N18', 'N27'])('RB-254a: EX-31: %s enlisted by Olaf brings no Hiring Bonus', card => {
    const state = withDecks(phase8({ by: { 0: { sailors: ['N03'], stowed: ['rum'] } } }), {
      sailorDeck: [card],
    })
    const tokenIds = tokensOf(state, 0, 'rum')
    const { state: after } = course(state, { kind: 'useSailor', seat: 0, sailorId: 'N03', tokenIds })
    expect(after.players[0]!.sailors.map(({ id }) => id)).toEqual(['N03', card])
    expect(after.players[0]!.coins).toBe(0)
    expect(after.stock).toEqual(state.stock)
  })

  test('RB-254: gains from Sailors are free: the Part of Max costs no Spices, the Upgrade of Emilio no Fabrics', () => {
    const by = { 0: { sailors: ['N01', 'N02'], stowed: ['spices', 'fabrics'] } } as const
    let state = phase8({ by })
    state = played(state, {
      kind: 'useSailor',
      seat: 0,
      sailorId: 'N01',
      tokenIds: tokensOf(state, 0, 'spices'),
    })
    expect(state.players[0]!.upgrades).toHaveLength(1)
    expect(state.players[0]!.upgrades[0]!.ready).toBe(true)
    state = played(state, max(state, 0))
    expect(state.players[0]!.sails.ready).toBe(1)
    expect(Object.keys(state.players[0]!.stowed)).toHaveLength(0)
  })

  test('RB-254a: with an empty deck or stock the skill cannot be used', () => {
    const by = {
      0: { sailors: ['N01', 'N02', 'N03'], stowed: ['spices', 'fabrics', 'rum'] },
      1: { sails: 15 },
    } as const
    const state = withDecks(phase8({ by }), { sailorDeck: [], upgradeDeck: [] })
    const use = (sailorId: SailorId, name: string) =>
      against(state, { kind: 'useSailor', seat: 0, sailorId, tokenIds: tokensOf(state, 0, name) })
    expect(use('N01', 'spices')).toBe('RB-254a')
    expect(use('N03', 'rum')).toBe('RB-254a')
    expect(against(state, max(state, 0))).toBe('RB-254a')
    expect(new Set(listed(state, 0, 'useSailor').map(({ part }) => part))).toEqual(
      new Set(['cannon', 'hold']),
    )
  })

  test('RB-254b: the one card that Emilio or Olaf draws is kept: there is nothing to choose', () => {
    const by = { 0: { sailors: ['N01'], stowed: ['spices'] } } as const
    const state = withDecks(phase8({ by }), { upgradeDeck: ['U05', 'U12', 'U20'] })
    const tokenIds = tokensOf(state, 0, 'spices')
    const after = played(state, { kind: 'useSailor', seat: 0, sailorId: 'N01', tokenIds })
    expect(after.players[0]!.upgrades).toHaveLength(1)
    expect(after.piles.upgrades).toHaveLength(2)
    expect(after.piles.upgradeDiscard).toEqual(state.piles.upgradeDiscard)
  })
})

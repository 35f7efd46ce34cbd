/** The Workshop (RB-325, RB-326, N19, N20). */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../../index'
import { inPort, namesOf, seeds, tokensOf } from '../../testing/port'
import { against, course, played } from '../../testing/position'
import { known } from '../../vocabulary'

describe('the Workshop', () => {
  const buyer = { loot: ['spices', 'spices', 'fabrics', 'fabrics', 'rum'], holds: 2 }

  test('RB-325: 1 Spice and 1 Fabric draw three Upgrades, one is kept, once per visit', () => {
    const state = inPort({ seats: [{ ...buyer, loot: [...buyer.loot, 'L3'] }] }, 'workshop')
    const buy = (from: typeof state, ...names: string[]) =>
      ({ kind: 'buyUpgrade', seat: 0, payIds: tokensOf(from, 0, ...names) }) as const
    expect(against(state, buy(state, 'spices'))).toBe('RB-325')
    expect(against(state, buy(state, 'spices', 'spices'))).toBe('RB-325')
    expect(against(state, buy(state, 'spices', 'rum'))).toBe('RB-325')
    const drawing = played(state, buy(state, 'spices', 'fabrics'))
    const drawn = drawing.visit!.drawnUpgrades[0]!
    expect(drawn).toHaveLength(3)
    const after = played(drawing, { kind: 'keepUpgrade', seat: 0, cardId: known(drawn[1]!) })
    expect(after.players[0]!.upgrades).toEqual([{ id: drawn[1], ready: true, used: false }])
    expect(after.piles.upgradeDiscard).toHaveLength(2)
    expect(against(after, buy(after, 'spices', 'fabrics'))).toBe('RB-325')
  })

  test('RB-325: the discards are in the deck again when all have visited the Workshop', () => {
    let state = inPort({ seats: [buyer] }, 'workshop')
    state = played(state, { kind: 'buyUpgrade', seat: 0, payIds: tokensOf(state, 0, 'spices', 'fabrics') })
    state = played(state, { kind: 'keepUpgrade', seat: 0, cardId: known(state.visit!.drawnUpgrades[0]![0]!) })
    expect(state.phase).toBe('port.pit')
    expect(state.piles.upgradeDiscard).toEqual([])
    expect(state.piles.upgrades).toHaveLength(19)
  })

  test('RB-325: an empty deck sells nothing (RB-16)', () => {
    const state = inPort({ seats: [{ loot: ['spices', 'fabrics', 'L3'] }], upgradeDeck: [] }, 'workshop')
    const payIds = tokensOf(state, 0, 'spices', 'fabrics')
    expect(against(state, { kind: 'buyUpgrade', seat: 0, payIds })).toBe('RB-16')
  })

  test.each(seeds)('RB-325a: the cards drawn are seen by their player only (seed "%s")', seed => {
    let state = inPort({ seats: [buyer, buyer], seed }, 'workshop')
    const { state: drawing, events } = course(state, {
      kind: 'buyUpgrade',
      seat: 0,
      payIds: tokensOf(state, 0, 'spices', 'fabrics'),
    })
    const drawn = drawing.visit!.drawnUpgrades[0]!
    expect(rattleBattle.view(drawing, 0).visit!.drawnUpgrades[0]).toEqual(drawn)
    for (const viewer of [1, 'spectator'] as const) {
      const view = rattleBattle.view(drawing, viewer)
      expect(view.visit!.drawnUpgrades[0]).toEqual(['?', '?', '?'])
      expect(view.piles.upgrades.every(id => id === '?')).toBe(true)
    }
    expect(events.filter(({ kind }) => kind === 'drawn').map(({ seenBy }) => seenBy)).toEqual([[0]])
    state = played(drawing, { kind: 'keepUpgrade', seat: 0, cardId: known(drawn[0]!) })
    const after = rattleBattle.view(state, 1)
    expect(after.players[0]!.upgrades[0]!.id).toBe(drawn[0])
    expect(after.piles.upgradeDiscard).toEqual(['?', '?'])
  })

  test('RB-325a: with drawsVisible open everybody sees them', () => {
    const state = inPort({ seats: [buyer, buyer], options: { drawsVisible: 'open' } }, 'workshop')
    const payIds = tokensOf(state, 0, 'spices', 'fabrics')
    const { state: drawing, events } = course(state, { kind: 'buyUpgrade', seat: 0, payIds })
    expect(rattleBattle.view(drawing, 1).visit!.drawnUpgrades).toEqual(drawing.visit!.drawnUpgrades)
    expect(events.every(({ seenBy }) => seenBy === undefined)).toBe(true)
  })

  test('RB-326: after paying, a player must keep one of the cards before anything else', () => {
    const loot = ['spices', 'fabrics', 'rum', 'rum', 'L3']
    let state = inPort({ seats: [{ loot, holds: 2 }] }, 'workshop')
    state = played(state, { kind: 'buyUpgrade', seat: 0, payIds: tokensOf(state, 0, 'spices', 'fabrics') })
    expect(against(state, { kind: 'portDone', seat: 0 })).toBe('RB-326')
    const [tokenId] = tokensOf(state, 0, 'L3')
    expect(against(state, { kind: 'useSpecialLoot', seat: 0, tokenId: tokenId! })).toBe('RB-326')
    expect(against(state, { kind: 'keepUpgrade', seat: 0, cardId: known(state.piles.upgrades[0]!) })).toBe(
      'RB-325',
    )
    expect(namesOf(state, 0)).toHaveLength(3)
  })

  test('N19: Professor Cog asks for 1 Spice or 1 Fabric, N20: Anneke Lens draws 5 cards', () => {
    const state = inPort({ seats: [{ loot: ['fabrics', 'rum'], sailors: ['N19', 'N20'] }] }, 'workshop')
    expect(namesOf(state, 0)).toEqual([
      'Buy an Upgrade for 1 Fabric with Professor Cog',
      'Buy an Upgrade for 1 Fabric with Professor Cog and Anneke Lens',
      'Leave the Workshop',
      'Go on to the Guild',
    ])
    const payIds = tokensOf(state, 0, 'fabrics')
    const after = played(state, { kind: 'buyUpgrade', seat: 0, payIds, use: ['N19', 'N20'] })
    expect(after.visit!.drawnUpgrades[0]).toHaveLength(5)
    const rum = tokensOf(state, 0, 'rum')
    expect(against(state, { kind: 'buyUpgrade', seat: 0, payIds: rum, use: ['N19'] })).toBe('RB-325')
  })
})

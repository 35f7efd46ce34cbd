/** Phase 10, stowing, and Holds that become a Hamster Hold (RB-275 to RB-286). */
import { describe, expect, test } from 'vitest'
import { withOptionsOfBefore } from '../../game'
import { slotsNow } from '../goods/stowing'
import { rattleBattle } from '../index'
import { partsOf } from '../score'
import { entering } from '../testing/entering'
import { inPort, namesOf, tokensOf } from '../testing/port'
import { against, listed, type PlayerText, type PositionText, played, position } from '../testing/position'

/** Positions stow by hand, so that everybody who has drawn is asked. */
function phase10(yellow: PlayerText, text: Partial<PositionText> = {}) {
  return entersStowing({ ...text, by: { 0: yellow, ...text.by } }).state
}

function entersStowing(text: Partial<PositionText>) {
  return entering(position({ card: 'I01', phase: 'repair', ...text }), 'stow')
}

const fill = (name: string, count: number) => Array.from({ length: count }, () => name)

describe('phase 10', () => {
  test('RB-275: one Loot fits on each Ship, the Captain Ship included, and one in each Hold', () => {
    const state = phase10({ quay: ['rum'], holds: 2 }, { players: 2 })
    expect(slotsNow(state, 0)).toEqual([
      'ship:p-yellow-1',
      'ship:p-yellow-2',
      'ship:p-yellow-3',
      'ship:p-yellow-4',
      'ship:c-yellow',
      'hold:0',
      'hold:1',
    ])
  })

  test('RB-275: two tokens in one place, a token twice or a missing place: no plan', () => {
    const state = phase10({ quay: ['rum', 'spices'], holds: 1 })
    const [rum, spices] = tokensOf(state, 0, 'rum', 'spices')
    const stow = (stowPlan: Record<string, string>) => against(state, { kind: 'stow', seat: 0, stowPlan })
    expect(stow({ 'hold:0': rum!, 'ship:p-yellow-1': rum! })).toBe('RB-275')
    expect(stow({ 'hold:1': rum! })).toBe('RB-275')
    expect(stow({ 'ship:p-blue-1': rum! })).toBe('RB-275')
    expect(stow({ 'hold:0': state.bag[0]! })).toBe('RB-275')
    expect(stow({ 'hold:0': rum!, 'ship:p-yellow-1': spices! })).toBeUndefined()
  })

  test('RB-275: Ships that were away on the Adventure stow again', () => {
    const state = phase10({ quay: ['rum'] }, { sent: ['p-yellow-1', 'p-yellow-2'] })
    expect(slotsNow(state, 0)).toContain('ship:p-yellow-1')
  })

  test('RB-276: Special Loot takes a place like other Loot', () => {
    const state = phase10({ quay: ['L5', ...fill('rum', 4)] }, { options: { lootPack1: 'on' } })
    expect(namesOf(state, 0)).toEqual(
      expect.arrayContaining([
        'Stow 4 Rum, give up 1 Golden Monkey',
        'Stow 1 Golden Monkey and 3 Rum, give up 1 Rum',
      ]),
    )
  })

  test('RB-277: capacity is Ships + Holds + 3 for each Hamster Hold + what Upgrades store', () => {
    const yellow = { holds: 2, hamsters: 1, upgrades: ['U11', 'U13', 'U12'], quay: ['rum'] } as const
    expect(slotsNow(phase10(yellow), 0)).toHaveLength(4 + 2 + 3 + 2 + 3)
    expect(slotsNow(phase10({ quay: ['rum'] }, { players: 5, card: 'I01' }), 0)).toHaveLength(3)
  })

  test('RB-278: Loot without room goes into the bag, not onto the discard pile', () => {
    const state = phase10({ quay: fill('rum', 5) })
    const [stow] = listed(state, 0, 'stow')
    const after = played(state, stow!)
    expect(after.bag).toHaveLength(state.bag.length + 1)
    expect(after.discard).toEqual([])
    expect(Object.keys(after.players[0]!.stowed)).toHaveLength(4)
  })

  test('RB-278a: the owner chooses what to keep, and may keep less', () => {
    const state = phase10({ quay: ['rum', 'rum', 'spices'], stowed: ['fabrics', 'valuables'] })
    const given = namesOf(state, 0).map(name => name.split('give up ')[1])
    expect(given).toEqual(expect.arrayContaining(['1 Fabric', '1 Rum', '1 Spice', '1 Valuable']))
    const [spices] = tokensOf(state, 0, 'spices')
    const after = played(state, { kind: 'stow', seat: 0, stowPlan: { 'ship:p-yellow-2': spices! } })
    expect(after.players[0]!.stowed).toEqual({ 'ship:p-yellow-2': spices })
  })
})

describe('stowing by itself', () => {
  const by = (yellow: PlayerText) => ({ by: { 0: yellow } })
  const entersAlone = (text: Partial<PositionText>) =>
    entersStowing({ ...text, options: { stowing: 'byItself' } })

  test('RB-278b: where everything has room nobody is asked, and what lay somewhere stays there', () => {
    const yellow = { quay: ['rum', 'spices'], stowed: { 'ship:p-yellow-2': 'fabrics' } }
    const { state, events } = entersAlone(by(yellow))
    expect(state.phase).not.toBe('stow')
    const { quay, stowed } = state.players[0]!
    expect(quay).toEqual([])
    expect(stowed).toEqual({
      'ship:p-yellow-1': expect.stringMatching(/^rum/),
      'ship:p-yellow-2': expect.stringMatching(/^fabrics/),
      'ship:p-yellow-3': expect.stringMatching(/^spices/),
    })
    expect(events).toContainEqual(
      expect.objectContaining({ rule: 'RB-275', kind: 'stow', data: { seat: 0 } }),
    )
  })

  test('RB-278b: only players without room for everything are asked what to keep', () => {
    const { state } = entersAlone({ by: { 0: { quay: fill('rum', 5) }, 1: { quay: ['spices'] } } })
    expect(state).toMatchObject({ phase: 'stow', queue: [0] })
    expect(state.players[1]!.quay).toEqual([])
  })

  test('RB-278b: the owner of the Secret Hold is asked what to put there, because it is protected', () => {
    const { state } = entersAlone(by({ quay: ['rum'], upgrades: ['U11'] }))
    expect(state).toMatchObject({ phase: 'stow', queue: [0] })
    expect(entersAlone(by({ quay: ['rum'], upgrades: ['U13'] })).state.phase).not.toBe('stow')
  })

  test('RB-278b: at a table that stows by hand all are asked, as in matches begun before', () => {
    const text = by({ quay: ['rum'] })
    expect(entersStowing(text).state.phase).toBe('stow')
    const kept = withOptionsOfBefore(rattleBattle, { players: 3, seed: 'kept', options: {} })
    expect(kept.options).toMatchObject({ stowing: 'byHand' })
  })
})

describe('Hamster Holds', () => {
  const fabrics = { loot: ['fabrics', 'rum'] }

  test('RB-279: EX-29: the third bought Hold makes a Hamster Hold, two pieces go back, capacity is 7', () => {
    const state = inPort({ players: 3, seats: [{ ...fabrics, holds: 2 }] }, 'shipyard')
    expect(slotsNow(state, 0)).toHaveLength(6)
    const payIds = tokensOf(state, 0, 'fabrics')
    const after = played(state, { kind: 'buyPart', seat: 0, part: 'hold', payIds })
    expect(after.players[0]).toMatchObject({ holds: 0, hamsters: 1 })
    expect(after.stock.hold).toBe(state.stock.hold - 1 + 2)
    expect(slotsNow(after, 0)).toHaveLength(7)
  })

  test('RB-279: the Loot of the three Holds lies in the Hamster Hold', () => {
    const loot = ['rum', 'rum', 'rum', 'fabrics', 'spices', 'valuables']
    const state = inPort({ players: 3, seats: [{ loot, holds: 2 }] }, 'shipyard')
    const payIds = tokensOf(state, 0, 'fabrics')
    const after = played(state, { kind: 'buyPart', seat: 0, part: 'hold', payIds })
    const { stowed } = after.players[0]!
    expect([stowed['hamster:0:0'], stowed['hamster:0:1']]).toEqual(tokensOf(state, 0, 'spices', 'valuables'))
  })

  test('RB-280: the sixth Hold makes a second Hamster Hold', () => {
    const state = inPort({ seats: [{ ...fabrics, holds: 2, hamsters: 1 }] }, 'shipyard')
    const payIds = tokensOf(state, 0, 'fabrics')
    const after = played(state, { kind: 'buyPart', seat: 0, part: 'hold', payIds })
    expect(after.players[0]).toMatchObject({ holds: 0, hamsters: 2 })
  })

  test('RB-280a: a third Hold that Max brings makes a Hamster Hold too, whether its owner likes it or not', () => {
    const by = { 0: { holds: 2, sailors: ['N02'], quay: ['fabrics'] } } as const
    const state = entering(
      position({ card: 'I01', phase: 'sailors', sent: ['p-yellow-1'], by }),
      'sailors',
    ).state
    const tokenIds = tokensOf(state, 0, 'fabrics')
    const after = played(state, { kind: 'useSailor', seat: 0, sailorId: 'N02', tokenIds, part: 'hold' })
    expect(after.players[0]).toMatchObject({ holds: 0, hamsters: 1 })
  })

  test('RB-285: EX-29: 3 Sails, 2 Cannons and a Hamster Hold are 8 Parts; with hamsterCount 1 they are 6', () => {
    const by = {
      0: { sails: 3, cannons: { ready: 1, exhausted: 1 }, hamsters: 1, upgrades: ['U14', 'U10', 'U06'] },
    } as const
    const player = position({ card: 'I01', phase: 'sailors', sent: ['p-yellow-1'], by }).players[0]!
    expect(partsOf(player, 3)).toBe(8)
    expect(partsOf(player, 1)).toBe(6)
    expect(player.upgrades).toHaveLength(3)
  })
})

describe('rearranging', () => {
  test('RB-286: before Ships leave, their player may move Loot to those that stay', () => {
    const state = position({
      card: 'I01',
      phase: 'briefing.commit',
      by: { 0: { stowed: { 'ship:p-yellow-1': 'rum' } } },
    })
    const [rum] = tokensOf(state, 0, 'rum')
    const stowPlan = { 'ship:p-yellow-4': rum! }
    const moved = played(state, { kind: 'rearrange', seat: 0, stowPlan })
    expect(moved.players[0]!.stowed).toEqual(stowPlan)
    expect(against(moved, { kind: 'commitShips', seat: 0, dieIds: ['p-yellow-1'], stowPlan })).toBeUndefined()
  })

  test('RB-286: all stowed Loot must have a place again; only in the Port some may be left out (RB-312)', () => {
    const state = position({ card: 'I01', phase: 'briefing.commit', by: { 0: { stowed: ['rum'] } } })
    expect(against(state, { kind: 'rearrange', seat: 0, stowPlan: {} })).toBe('RB-312')
  })

  test('RB-286a: players rearrange their Loot at their own decisions, not at those of others', () => {
    const by = {
      0: { stowed: ['rum'], sailors: ['N02'], quay: ['fabrics'] },
      1: { stowed: ['spices'] },
    } as const
    const state = entering(
      position({ card: 'I01', phase: 'sailors', sent: ['p-yellow-1'], by }),
      'sailors',
    ).state
    const plan = (seat: number) =>
      ({ kind: 'rearrange', seat, stowPlan: state.players[seat]!.stowed }) as const
    expect(state.queue[0]).toBe(0)
    expect(against(state, plan(0))).toBeUndefined()
    expect(against(state, plan(1))).toBe('RB-3')
    expect(played(state, plan(0)).queue).toEqual(state.queue)
  })
})

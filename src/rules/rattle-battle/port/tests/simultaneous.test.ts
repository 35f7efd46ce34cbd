/** All visit the Port at their own speed (RB-422). */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../../index'
import { inPort, namesOf, tokensOf } from '../../testing/port'
import { against, played } from '../../testing/position'
import { known } from '../../vocabulary'

const guest = { loot: ['rum', 'rum', 'spices', 'fabrics'], coins: 5 }
const options = { simultaneousPort: 'on' } as const
const free = (given: object = {}) => inPort({ players: 2, options, seats: [guest, guest], ...given }, 'free')
const done = (seat: number) => ({ kind: 'portDone', seat }) as const

describe('simultaneousPort', () => {
  test('RB-422: all may act at the same time, each at their own location', () => {
    const state = free()
    const turn = rattleBattle.turn(state)
    expect(turn.kind === 'move' && turn.seats).toEqual([0, 1])
    const ahead = played(state, done(1))
    expect(ahead.visit!.at).toEqual(['market', 'tavern'])
    const giveIds = tokensOf(ahead, 0, 'rum', 'spices')
    expect(against(ahead, { kind: 'marketTrade', seat: 0, giveIds, takeType: 'rum' })).toBeUndefined()
    const foreign = tokensOf(ahead, 1, 'rum', 'spices')
    expect(against(ahead, { kind: 'marketTrade', seat: 1, giveIds: foreign, takeType: 'rum' })).toBe('RB-310')
    expect(
      against(ahead, { kind: 'hireSailor', seat: 1, payIds: tokensOf(ahead, 1, 'rum', 'rum') }),
    ).toBeUndefined()
  })

  test('RB-422: the Guild is visited in turn order when all have arrived', () => {
    let state = free()
    while (state.phase === 'port.free' && state.queue.includes(1)) state = played(state, done(1))
    expect(state.phase).toBe('port.free')
    expect(state.visit!.at).toEqual(['market', 'guild'])
    expect(against(state, { kind: 'buyVp', seat: 1, vpId: 'V1' })).toBe('RB-331')
    while (state.phase === 'port.free') state = played(state, done(0))
    expect(state).toMatchObject({ phase: 'port.guild', queue: [0, 1] })
    expect(against(state, { kind: 'buyVp', seat: 1, vpId: 'V1' })).toBe('RB-3')
  })

  test('RB-422: locations are visited in their order, none twice', () => {
    let state = free()
    const stops: string[] = []
    while (state.phase === 'port.free' && state.queue.includes(0)) {
      stops.push(state.visit!.at[0]!)
      state = played(state, done(0))
    }
    expect(stops).toEqual(['market', 'tavern', 'shipyard', 'workshop', 'pit'])
  })

  test('RB-310a: at their own speed, too, a player names stops and is passed over elsewhere', () => {
    const state = played(free(), { kind: 'portDone', seat: 1, stops: ['shipyard', 'guild'] })
    expect(state.visit!.at).toEqual(['market', 'shipyard'])
    expect(played(state, done(1)).visit!.at).toEqual(['market', 'guild'])
  })

  test('RB-422a: a player with nothing to decide at a location goes on automatically', () => {
    const state = free({ seats: [{ loot: ['fabrics'] }, guest, {}], players: 3 })
    expect(state.visit!.at).toEqual(['shipyard', 'market', 'guild'])
    expect(state.queue).toEqual([0, 1])
  })

  test('RB-422a: limited things go first come, first served', () => {
    const fabrics = { loot: ['fabrics', 'L3'] }
    const state = free({ seats: [fabrics, fabrics, { holds: 0, hamsters: 14 }], players: 3 })
    let both = played(played(state, done(0)), done(1))
    both = played(played(both, done(0)), done(1))
    expect(both.visit!.at.slice(0, 2)).toEqual(['shipyard', 'shipyard'])
    expect(both.stock.hold).toBe(1)
    const buy = (seat: number) =>
      ({ kind: 'buyPart', seat, part: 'hold', payIds: tokensOf(both, seat, 'fabrics') }) as const
    const after = played(both, buy(1))
    expect(against(after, buy(0))).toBe('RB-16')
  })

  test('RB-422a: discarded cards come back when all have left the location', () => {
    let state = free({ sailorDeck: ['N01', 'N02', 'N03', 'N04'] })
    state = played(played(state, done(0)), done(1))
    state = played(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })
    state = played(state, { kind: 'keepSailor', seat: 0, cardId: known(state.visit!.drawnSailors[0]![0]!) })
    expect(state.visit!.at[0]).toBe('shipyard')
    expect(state.piles.sailors).toHaveLength(1)
    state = played(state, done(1))
    expect(state.visit!.at[1]).toBe('shipyard')
    expect(state.piles.sailorDiscard).toEqual([])
    expect(state.piles.sailors).toHaveLength(26)
  })

  test('RB-422a: cards drawn by one are hidden from the other, who goes on acting', () => {
    let state = free()
    state = played(played(state, done(0)), done(1))
    state = played(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })
    expect(rattleBattle.view(state, 1).visit!.drawnSailors).toEqual([['?', '?', '?'], []])
    const view = rattleBattle.view(state, 1)
    expect(namesOf(view, 1)).toEqual(namesOf(state, 1))
    expect(namesOf(state, 0).every(name => name.startsWith('Keep'))).toBe(true)
    const both = played(state, { kind: 'hireSailor', seat: 1, payIds: tokensOf(state, 1, 'rum', 'rum') })
    expect(both.visit!.drawnSailors.map(cards => cards.length)).toEqual([3, 3])
  })
})

/** Who acts where in the Port, and what they may spend (RB-310 to RB-313). */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../../index'
import { inPort, namesOf, stowedLoot, tokensOf } from '../../testing/port'
import { against, course, listed, played } from '../../testing/position'
import type { SailorId } from '../../vocabulary'

const rich = {
  loot: ['rum', 'rum', 'fabrics', 'fabrics', 'spices', 'valuables'],
  holds: 2,
  hamsters: 1,
  coins: 9,
}

describe('the course of a visit', () => {
  test('RB-310: the locations are visited in their order, at each one all players in turn order', () => {
    let state = inPort({ baron: 1, players: 3, seats: [rich, rich, rich] }, 'market')
    const course: string[] = []
    while (state.visit) {
      course.push(`${state.phase} ${state.queue[0]}`)
      state = played(state, { kind: 'portDone', seat: state.queue[0]! })
    }
    const locations = ['market', 'tavern', 'shipyard', 'workshop', 'pit', 'guild']
    expect(course).toEqual(locations.flatMap(location => [1, 2, 0].map(seat => `port.${location} ${seat}`)))
  })

  test('RB-310: nobody acts at a location while it is the turn of another player', () => {
    const state = inPort({ seats: [rich, rich] }, 'market')
    const giveIds = tokensOf(state, 1, 'rum', 'rum')
    expect(against(state, { kind: 'marketTrade', seat: 1, giveIds, takeType: 'rum' })).toBe('RB-3')
    expect(
      against(state, { kind: 'buyPart', seat: 0, part: 'sail', payIds: tokensOf(state, 0, 'fabrics') }),
    ).toBe('RB-324')
  })

  test('RB-310: a player who can only go on is skipped', () => {
    const state = inPort({ seats: [{}, { loot: ['rum', 'rum'] }] }, 'market')
    expect(state.queue).toEqual([1])
  })

  test('RB-311: only stowed Loot is spent, each token once', () => {
    const state = inPort({ seats: [rich, rich] }, 'market')
    const [rum] = tokensOf(state, 0, 'rum')
    const [foreign] = tokensOf(state, 1, 'rum')
    const [lying] = state.bag
    const trade = (giveIds: readonly string[]) =>
      against(state, { kind: 'marketTrade', seat: 0, giveIds, takeType: 'spices' })
    expect(trade([rum!, rum!])).toBe('RB-311')
    expect(trade([rum!, foreign!])).toBe('RB-311')
    expect(trade([rum!, lying!])).toBe('RB-311')
  })

  test('RB-311: a Port Sailor is used at the location on the card only, and once per visit', () => {
    const crew = { ...rich, sailors: ['N14', 'N22'] } as const
    let state = inPort({ seats: [crew] }, 'market')
    const use = (sailorId: SailorId, name: string) =>
      ({ kind: 'useSailor', seat: 0, sailorId, tokenIds: tokensOf(state, 0, name), type: 'spices' }) as const
    expect(against(state, use('N22', 'rum'))).toBe('RB-251')
    state = played(state, use('N14', 'rum'))
    expect(against(state, use('N14', 'rum'))).toBe('RB-311')
    expect(listed(state, 0, 'useSailor')).toEqual([])
  })

  test('RB-311: a Sailor used in the last visit can be used in this one', () => {
    const sailors = [{ id: 'N14', uses: 1, store: [] }] as const
    const state = inPort({ seats: [{ loot: ['rum'], sailors }] }, 'market')
    expect(listed(state, 0, 'useSailor')).toHaveLength(4)
  })

  test('RB-312: in the Port Loot may be left out of the stow plan and goes to the discard pile', () => {
    const state = inPort({ seats: [rich] }, 'market')
    const [gone] = Object.entries(state.players[0]!.stowed)
    const { [gone![0]]: _, ...stowPlan } = state.players[0]!.stowed
    const move = { kind: 'rearrange', seat: 0, stowPlan } as const
    const { state: after, events } = course(state, move)
    expect(after.discard).toEqual([gone![1]])
    expect(Object.keys(after.players[0]!.stowed)).toHaveLength(5)
    expect(events[0]).toMatchObject({ rule: 'RB-312', text: expect.stringMatching(/discards 1 \w+$/) })
    expect(rattleBattle.describe(state, move).text).toMatch(/^Discard 1 \w+$/)
    const same = { kind: 'rearrange', seat: 0, stowPlan: state.players[0]!.stowed } as const
    expect(course(state, same).events[0]).toMatchObject({ rule: 'RB-286' })
  })

  test('RB-312: Loot that is not spent stays stowed when the visit is over', () => {
    let state = inPort({ seats: [rich] }, 'market')
    while (state.visit) state = played(state, { kind: 'portDone', seat: state.queue[0]! })
    expect(stowedLoot(state, 0)).toEqual(rich.loot.toSorted())
  })

  test('RB-313: everywhere a player may go on without buying anything', () => {
    let state = inPort({ seats: [rich, rich] }, 'market')
    while (state.visit) {
      expect(namesOf(state, state.queue[0]!)).toContainEqual(expect.stringMatching(/^Leave /))
      state = played(state, { kind: 'portDone', seat: state.queue[0]! })
    }
    expect(state.players[0]!.coins).toBe(9)
  })
})

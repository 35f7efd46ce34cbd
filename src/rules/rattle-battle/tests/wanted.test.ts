import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { scenarioPile } from '../data/adventures'
import { crazyAdventures } from '../data/crazy'
import { faultOf } from '../fault'
import { rattleBattle } from '../index'
import type { RattleState } from '../state'
import { begun, throws } from '../testing/crazy'
import { entering } from '../testing/entering'
import {
  against,
  course,
  die,
  dropped,
  fought,
  listed,
  type PlayerText,
  played,
  position,
  told,
} from '../testing/position'
import { type DieId, pileIds } from '../vocabulary'

/** An Adventure is over for players who own this; the last holder of the Wanted token is given. */
function adventureOver(by: Readonly<Record<number, PlayerText>>, wanted?: number, card = 'A01'): RattleState {
  const before = position({
    card,
    phase: 'stow',
    queue: [0],
    by: { ...by, 0: { ...by[0], quay: ['rum'] } },
    ...(wanted !== undefined && { wanted }),
  })
  return played(before, { kind: 'stow', seat: 0, stowPlan: {} })
}

const wantedAfter = (...given: Parameters<typeof adventureOver>) => adventureOver(...given).wanted

describe('3.15 Scenario 1: Admiral Norrington', () => {
  test('RB-370: its piles are the cards of scenario 1 and the Crazy ones', () => {
    const cards = pileIds.flatMap(pile => scenarioPile('norrington', pile))
    const own = Array.from({ length: 17 }, (_, n) => `A${String(n + 1).padStart(2, '0')}`)
    expect(cards.toSorted()).toEqual([...own, ...crazyAdventures.map(({ id }) => id)].toSorted())
  })

  test('RB-371: after each Adventure the player with the most VP, coins included, gets the Wanted token', () => {
    expect(wantedAfter({ 0: { coins: 3 }, 1: { coins: 2 } })).toBe(0)
    // V1 is worth 4.
    expect(wantedAfter({ 0: { coins: 3 }, 1: { vpCards: 1 } }, 0)).toBe(1)
    const last = position({ card: 'A01', phase: 'stow', queue: [2], by: { 2: { coins: 1, quay: ['rum'] } } })
    const { events } = course(last, { kind: 'stow', seat: 2, stowPlan: {} })
    expect(told(events, 'wanted')).toEqual([{ seat: 2 }])
    expect(wantedAfter({ 0: { coins: 3 } }, undefined, 'I01')).toBeUndefined()
  })

  test('RB-371: if two or more tie, the token stays where it is', () => {
    expect(wantedAfter({ 0: { coins: 3 }, 1: { coins: 3 } }, 1)).toBe(1)
  })

  test('RB-371a: other VP do not count, Crazy Adventures do, and a tie keeps the holder even if others tie', () => {
    // The Rich Cabin and Quill are worth VP at game end only.
    const rich = { upgrades: ['U12'], sailors: ['N27', 'N24'], cannons: 5 } as const
    expect(wantedAfter({ 0: { coins: 1 }, 1: rich })).toBe(0)
    expect(wantedAfter({ 0: { coins: 3 }, 1: { coins: 3 } }, 2)).toBe(2)
    let state = throws(begun({ card: 'C04' }), [5, 5, 5, 5], [1, 1, 1, 1], [1, 1, 1, 1]).state
    expect(state.wanted).toBeUndefined()
    while (state.phase === 'stow') state = played(state, listed(state, state.queue[0]!, 'stow')[0]!)
    expect(state.wanted).toBe(0)
  })

  test('RB-371b: at the start nobody is Wanted, and a tie leaves it so', () => {
    const setUp = readSetUp(rattleBattle, { players: 3, seed: 'nobody', options: { scenario: 'norrington' } })
    expect(setUp.ok && rattleBattle.setup(setUp.value).wanted).toBeUndefined()
    expect(wantedAfter({})).toBeUndefined()
  })

  const sea = [die('p-yellow-1', 0, 0, 3), die('p-blue-1', 40, 0, 3), die('n-green-1', -40, 0, 2)]

  test('RB-372: an Enemy Ship is an NP Ship only', () => {
    const state = position({ card: 'A01', sea, by: { 0: { upgrades: ['U01', 'U04'] } } })
    const flag = (targetId: DieId) =>
      against(state, { kind: 'useUpgrade', seat: 0, upgradeId: 'U04', ownId: 'p-yellow-1', targetId })
    expect(flag('n-green-1')).toBeUndefined()
    expect(flag('p-blue-1')).not.toBeUndefined()
  })

  test('RB-372a: an Ally is no Enemy Ship', () => {
    const state = position({
      card: 'B10',
      by: { 0: { upgrades: ['U04'] } },
      sea: [die('p-yellow-1', 0, 0, 3), die('n-orange-1', 40, 0, 3), die('n-red-1', -40, 0, 2)],
    })
    const flag = (targetId: DieId) =>
      against(state, { kind: 'useUpgrade', seat: 0, upgradeId: 'U04', ownId: 'p-yellow-1', targetId })
    expect(flag('n-red-1')).toBeUndefined()
    expect(flag('n-orange-1')).not.toBeUndefined()
  })

  const customs = (wanted?: number) =>
    told(
      fought({
        card: 'A08',
        ...(wanted !== undefined && { wanted }),
        sea: [die('p-yellow-1', 0, 0, 3), die('p-blue-1', 40, 40, 3), die('n-yellow-1', -40, 0, 1)],
      }).events,
      'loot',
    ).map(({ tokens }) => (tokens as readonly string[]).length)

  test('RB-373: some Adventures treat the Wanted player differently', () => {
    expect(customs(0)).toEqual([2, 3])
    expect(customs(1)).toEqual([3, 2])
  })

  test('RB-373a: if nobody is Wanted such text is skipped', () => {
    expect(customs()).toEqual([3, 3])
    const pillage = dropped(
      { card: 'A05', by: { 0: { sails: 1 } } },
      die('p-yellow-1', 0, 0, 5),
      die('n-red-1', 60, 0, 2),
    )
    expect(told(pillage.events, 'fight')).toEqual([])
    expect(
      entering(
        position({ card: 'A10', phase: 'briefing.commit', by: { 0: { upgrades: ['U14'] } } }),
        'briefing.forced',
      ).state.phase,
    ).toBe('briefing.commit')
  })

  test('RB-371: in the other scenarios nobody can be Wanted', () => {
    expect(faultOf({ ...position({ card: 'B01', sea }), wanted: 0 })?.rule).toBe('RB-371')
    expect(faultOf({ ...position({ card: 'A01', sea }), wanted: 0 })).toBeUndefined()
    expect(faultOf({ ...position({ card: 'A01', sea }), wanted: 3 })?.rule).toBe('RB-371')
  })
})

test('RB-391a: in the introduction an Enemy Ship is an NP Ship', () => {
  const state = position({
    card: 'I03',
    by: { 0: { upgrades: ['U18'], sails: 1 } },
    sea: [die('p-yellow-1', 0, 0, 5), die('p-blue-1', 16, 0, 3), die('n-green-1', -16, 0, 2)],
  })
  const ram = (targetId: DieId) =>
    against(state, { kind: 'useUpgrade', seat: 0, upgradeId: 'U18', ownId: 'p-yellow-1', targetId })
  expect(ram('n-green-1')).toBeUndefined()
  expect(ram('p-blue-1')).not.toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import type { RattleState } from '../state'
import { entering } from '../testing/entering'
import {
  against,
  course,
  die,
  dropped,
  listed,
  type PlayerText,
  played,
  position,
  told,
} from '../testing/position'
import type { AdventureId, DieId, Plan, UpgradeId } from '../vocabulary'

const send = (seat: number, dieIds: readonly DieId[], stowPlan: Plan = {}): RattleMove => ({
  kind: 'commitShips',
  seat,
  dieIds,
  stowPlan,
})

function briefing(card: AdventureId, by: Readonly<Record<number, PlayerText>> = {}): RattleState {
  return position({ card, phase: 'briefing.commit', by })
}

describe('3.5 Phase 1: Briefing', () => {
  test('RB-90: the Baron reveals the top card of the pile that is due', () => {
    const first = position({ card: 'I01', phase: 'stow', queue: [0], baron: 2, by: { 0: { quay: ['rum'] } } })
    const { events, state } = course(first, { kind: 'stow', seat: 0, stowPlan: {} })
    expect(events.find(({ kind }) => kind === 'reveal')).toMatchObject({
      text: 'Green reveals Runaway Merchants',
      data: { card: 'I02' },
    })
    expect(state.piles.adventures.intro).toEqual(['I03', 'I04', 'I05', 'I06', 'I07'])
  })

  test('RB-91: the NP Ships of the card are dropped with the sent ones, and its tiles are laid out', () => {
    const state = played(briefing('A13'), send(0, ['p-yellow-2']), send(1, []), send(2, []))
    expect(state.adventure?.drop?.dice).toEqual([
      'p-yellow-2',
      'n-green-1',
      'n-green-2',
      'n-green-3',
      'n-red-1',
      'n-red-2',
    ])
    // T3 lies at (-60, -65): Maze of Rocks blocks the fire of a Ship that stands on it.
    const maze = position({
      card: 'A13',
      by: { 0: { cannons: 2 } },
      sea: [die('p-yellow-1', -60, -65, 3), die('n-green-1', -60, 0, 2)],
    })
    expect(against(maze, { kind: 'fire', seat: 0, shooterId: 'p-yellow-1', targetId: 'n-green-1' })).toBe(
      'RB-80',
    )
  })

  test('RB-92: a Crazy Adventure has no phases of the Sea: nobody is asked for Ships', () => {
    const third = position({ card: 'I03', phase: 'stow', queue: [0], by: { 0: { quay: ['rum'] } } })
    const state = played(third, { kind: 'stow', seat: 0, stowPlan: {} })
    expect(state.adventure?.card).toBe('I04')
    expect(state.phase).toBe('crazy.throw')
    expect(state.adventure?.committed).toEqual([[], [], []])
  })

  test('RB-93: in turn order each player sends any of their own Ships, or none', () => {
    const state = briefing('A01')
    expect(against(state, send(1, []))).toBe('RB-3')
    expect(against(state, send(0, ['p-blue-1']))).toBe('RB-93')
    expect(against(state, send(0, ['p-yellow-1', 'p-yellow-1']))).toBe('RB-93')
    expect(new Set(listed(state, 0, 'commitShips').map(({ dieIds }) => dieIds.length))).toEqual(
      new Set([0, 1, 2, 3, 4]),
    )
    const next = played(state, send(0, ['p-yellow-1', 'p-yellow-4']))
    expect(next.queue).toEqual([1, 2])
    expect(next.adventure?.committed).toEqual([['p-yellow-1', 'p-yellow-4'], [], []])
  })

  test('RB-93a: players who decide later see the Ships sent before', () => {
    const state = played(briefing('A01'), send(0, ['p-yellow-1', 'p-yellow-4']))
    expect(rattleBattle.view(state, 1).adventure?.committed[0]).toEqual(['p-yellow-1', 'p-yellow-4'])
  })

  const loaded = briefing('A01', {
    0: { stowed: { 'ship:p-yellow-1': 'rum', 'ship:p-yellow-2': 'spices', 'hold:0': 'fabrics' }, holds: 1 },
  })
  const rest = { 'ship:p-yellow-2': 'spices-01', 'hold:0': 'fabrics-01' }

  test('RB-94: Loot on a chosen Ship goes into the bag', () => {
    const state = played(loaded, send(0, ['p-yellow-1'], rest))
    expect(state.bag).toContain('rum-01')
    expect(state.discard).toEqual([])
    expect(against(loaded, send(0, ['p-yellow-1'], { ...rest, 'ship:p-yellow-1': 'rum-01' }))).toBe('RB-275')
  })

  test('RB-94a: the player keeps any set that fits into the places that stay, arranged at will', () => {
    const moved = { 'ship:p-yellow-3': 'rum-01', 'ship:p-yellow-2': 'fabrics-01', 'hold:0': 'spices-01' }
    expect(against(loaded, send(0, ['p-yellow-1'], moved))).toBeUndefined()
    const all = ['p-yellow-1', 'p-yellow-2', 'p-yellow-3', 'p-yellow-4'] as const
    expect(against(loaded, send(0, all, { 'hold:0': 'rum-01' }))).toBeUndefined()
    expect(against(loaded, send(0, all, { 'hold:0': 'rum-01', 'hold:1': 'spices-01' }))).toBe('RB-275')
    expect(against(loaded, send(0, [], { 'ship:p-yellow-1': 'rum-01', 'ship:p-yellow-2': 'rum-01' }))).toBe(
      'RB-275',
    )
    expect(against(loaded, send(0, [], { 'ship:p-yellow-1': 'rum-09' }))).toBe('RB-275')
    // Each set of Loot that fills the places left is offered.
    const offered = listed(loaded, 0, 'commitShips').filter(({ dieIds }) => dieIds.length === 4)
    expect(offered.map(({ stowPlan }) => Object.values(stowPlan).join()).sort()).toEqual([
      'fabrics-01',
      'rum-01',
      'spices-01',
    ])
  })

  test('RB-94a: each Ship that is sent can cost 1 Loot, and no Ship none (RB-312)', () => {
    expect(against(loaded, send(0, [], {}))).toBe('RB-94')
    expect(against(loaded, send(0, ['p-yellow-1'], {}))).toBe('RB-94')
    expect(against(loaded, send(0, ['p-yellow-1'], rest))).toBeUndefined()
    expect(against(loaded, send(0, [], loaded.players[0]!.stowed))).toBeUndefined()
  })

  /** Convoy is revealed; Yellow is Wanted. */
  const convoy = (...upgrades: readonly UpgradeId[]) =>
    entering(
      position({
        card: 'A10',
        phase: 'briefing.commit',
        wanted: 0,
        by: { 0: { upgrades }, 1: { upgrades: ['U04'] } },
      }),
      'briefing.forced',
    ).state

  test('RB-95: demands of a card come before the decision', () => {
    const state = convoy('U14', 'U16')
    expect(state).toMatchObject({ phase: 'briefing.forced', queue: [0] })
    expect(against(state, send(0, []))).not.toBeUndefined()
    const next = played(state, { kind: 'exhaustForCard', seat: 0, upgradeId: 'U14' })
    expect(next.phase).toBe('briefing.commit')
    expect(next.players[0]!.upgrades.map(({ ready }) => ready)).toEqual([false, true])
    expect(next.players[1]!.upgrades[0]!.ready).toBe(true)
  })

  test('EX-49 (RB-95): the Wanted player with Bombs and Ballista must exhaust Ballista; with Bombs only nothing happens', () => {
    const both = convoy('U10', 'U14')
    expect(listed(both, 0, 'exhaustForCard').map(({ upgradeId }) => upgradeId)).toEqual(['U14'])
    expect(against(both, { kind: 'exhaustForCard', seat: 0, upgradeId: 'U10' })).toBe('RB-164')
    const bombs = convoy('U10')
    expect(bombs.phase).toBe('briefing.commit')
    expect(bombs.players[0]!.upgrades[0]!.ready).toBe(true)
  })

  test('RB-95a: in the first Adventure no Ship carries Loot', () => {
    const setUp = readSetUp(rattleBattle, { players: 4, seed: 'first' })
    if (!setUp.ok) throw new Error(setUp.why)
    let state = rattleBattle.setup(setUp.value)
    while (state.phase === 'setup.part') {
      state = played(state, { kind: 'choosePart', seat: state.queue[0]!, part: 'hold' })
    }
    expect(state.phase).toBe('briefing.commit')
    expect(state.players.map(({ stowed }) => stowed)).toEqual([{}, {}, {}, {}])
  })

  test('RB-96: Parts, Upgrades and Sailors play no role in the Briefing', () => {
    const state = briefing('A01', { 0: { sails: 1, cannons: 2, upgrades: ['U16'], sailors: ['N10'] } })
    expect(new Set(rattleBattle.moves(state, 0).map(({ kind }) => kind))).toEqual(new Set(['commitShips']))
    expect(
      against(state, { kind: 'useUpgrade', seat: 0, upgradeId: 'U16', dieId: 'p-yellow-1', face: 6 }),
    ).not.toBeUndefined()
    expect(against(state, { kind: 'useSailor', seat: 0, sailorId: 'N10' })).not.toBeUndefined()
  })

  const fleet = [
    die('n-yellow-1', 100, 100, 1),
    die('n-yellow-2', 100, -100, 1),
    die('n-yellow-3', -100, 100, 1),
  ]

  test('RB-97: a Participant has sent at least one Ship, and draws even after losing all', () => {
    const { events } = dropped(
      { card: 'I01' },
      die('p-yellow-1', 75, 100, 5),
      die('p-blue-1', 75, -100, 1),
      ...fleet,
    )
    // Blue ties and is sunk.
    expect(told(events, 'loot').map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('EX-46 (RB-97): a player without Ships at Sea has no turn in phase 4 and draws no Loot, but may use Sea Sailors', () => {
    const by = { 0: { sails: 1 }, 2: { sails: 1, sailors: ['N10'], upgrades: ['U14'] } }
    const { state } = dropped(
      { card: 'I01', by: { ...by, 2: { sailors: ['N09'], cannons: { ready: 0, exhausted: 1 } } } },
      die('p-yellow-1', 75, 100, 5),
      die('p-blue-1', 75, -100, 3),
      ...fleet,
    )
    expect(state.queue).not.toContain(2)
    expect(state.phase).toBe('actions.turn')
    const over = course(state, { kind: 'pass', seat: 0 })
    expect(told(over.events, 'loot').map(({ seat }) => seat)).toEqual([0, 1])
    expect(over.state).toMatchObject({ phase: 'sailors', queue: [2] })
  })

  test('RB-98, EX-46: if nobody sends a Ship, phases 2 to 7 are skipped and no late drop is offered', () => {
    const state = position({
      card: 'I01',
      phase: 'briefing.commit',
      players: 5,
      options: { lateDrop: 'on' },
      by: { 1: { sailors: ['N10'], sails: { ready: 0, exhausted: 1 } } },
    })
    const { state: next, events } = course(state, ...[0, 1, 2, 3, 4].map(seat => send(seat, [])))
    expect(next).toMatchObject({ phase: 'sailors', queue: [1, 2, 3, 4] })
    expect(events.map(({ kind }) => kind)).not.toContain('dropped')
    expect(next.players.every(({ quay }) => quay.length === 0)).toBe(true)
  })
})

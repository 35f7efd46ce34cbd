import { describe, expect, test } from 'vitest'
import { rollingWithTheWaves as game } from '../index'
import type { RollingWavesMove } from '../moves'
import { A, B, C, course, falls, kindsOf, played, revealed, setUpFor, told } from '../testing/position'
import { type DieId, type Icon, icons, stepIds, stepOfIcon } from '../vocabulary'

const raise = (seat: number, use: boolean) => ({ kind: 'raise', seat, use }) as const

describe('3.5 Write Values & Trigger Actions', () => {
  test('RW-50: an icon is resolved for all players before the next one to the right', () => {
    const { events } = revealed({
      players: 3,
      first: C,
      by: {
        [A]: { icons: ['chest1', 'hull', 'crew'] },
        [B]: { icons: ['crew', 'chest1', 'ports'] },
        [C]: { icons: ['hull', 'crew', 'chest2'] },
      },
    })
    const written = told(events, 'written').map(({ seat, icon }) => `${seat} ${icon}`)
    expect(written).toEqual([
      '0 chest1',
      '1 chest1',
      '2 chest2',
      '2 hull',
      '0 hull',
      '1 ports',
      '2 crew',
      '0 crew',
      '1 crew',
    ])
  })

  test('RW-51: from left to right lie spirits, chests, bury, hull, small cannon, large cannon, ports, crew', () => {
    const rows: readonly (readonly [Icon, Icon, Icon])[] = [
      ['crew', 'chest3', 'spirits'],
      ['largeCannon', 'hull', 'chest1'],
      ['ports', 'smallCannon', 'chest2'],
    ]
    const seen = rows.map(row => {
      const { events } = revealed({ by: { [A]: { icons: row } } })
      return told(events, 'written')
        .filter(({ seat }) => seat === A)
        .map(({ icon }) => icon)
    })
    expect(seen).toEqual([
      ['spirits', 'chest3', 'crew'],
      ['chest1', 'hull', 'largeCannon'],
      ['chest2', 'smallCannon', 'ports'],
    ])
    expect(icons.map(icon => stepIds.indexOf(stepOfIcon[icon]))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9, 11])
  })

  test('RW-52: the steps follow each other: bury, hull, cannons, fire, ports, income, crew', () => {
    const { events } = revealed({
      players: 3,
      by: {
        [A]: { chests: [[4], [], []], icons: ['bury', 'bury', 'bury'] },
        [B]: { small: [1], faces: [2, 3, 5], icons: ['smallCannon', 'ports', 'crew'] },
        [C]: { icons: ['hull', 'chest1', 'spirits'] },
      },
    })
    const order = kindsOf(events).filter(kind =>
      ['buried', 'misfire', 'infamyGained', 'crewJoined', 'bagPassed'].includes(kind!),
    )
    expect(order).toEqual([
      'buried',
      'misfire',
      'infamyGained',
      'infamyGained',
      'infamyGained',
      'crewJoined',
      'bagPassed',
    ])
    expect(told(events, 'infamyGained').map(({ source }) => source)).toEqual([
      'cannon',
      'ports',
      'mostInfamous',
    ])
  })

  test('RW-3, EX-16c: questions come in turn order, step by step', () => {
    const full = { spirits: [1, 1], faces: [2, 3, 1], icons: ['chest1', 'hull', 'smallCannon'] } as const
    let { state } = revealed({ first: B, by: { [A]: full, [B]: full } })
    const asked: string[] = []
    for (const use of [false, false, true, false, false]) {
      asked.push(`${state.queue[0]} ${state.step}`)
      state = played(state, raise(state.queue[0]!, use))
    }
    expect(asked).toEqual(['1 S2', '0 S2', '1 S6', '0 S6', '0 S7'])
    expect(state.players[B]!.hull).toEqual([7])
    expect(state.players[A]!.hull).toEqual([3])
  })

  test('RW-3: a choice is public as soon as it is made', () => {
    const full = { spirits: [1, 1], faces: [2, 3, 1], icons: ['chest1', 'hull', 'crew'] } as const
    const { state } = revealed({ by: { [A]: full, [B]: full } })
    const after = played(state, raise(A, true))
    expect(game.turn(after)).toMatchObject({ seats: [B] })
    expect(game.view(after, B).players[A]!.chests[0]).toEqual([7])
  })

  test('RW-53: both cannons are loaded before any of them fires', () => {
    const { events } = revealed({
      by: {
        [A]: { small: [1], large: [1, 1], faces: [1, 1, 1], icons: ['smallCannon', 'largeCannon', 'hull'] },
        [B]: { small: [1], faces: [1, 1, 1], icons: ['smallCannon', 'hull', 'crew'], infamy: 9 },
      },
    })
    const kinds = events.filter(
      ({ kind, data }) => kind === 'firingOrder' || String(data?.icon).endsWith('Cannon'),
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['written', 'written', 'written', 'levelUp', 'firingOrder'])
  })

  test('RW-54: a die is written into the next square of its part', () => {
    const { state } = revealed({
      by: { [A]: { hull: [2], chests: [[6], [], []], faces: [3, 4, 5], icons: ['hull', 'chest1', 'crew'] } },
    })
    expect(state.players[A]).toMatchObject({ hull: [2, 3], chests: [[6, 4], [], []], crew: [5] })
  })

  test('RW-54a: squares are used without gaps, so a part is as long as it has numbers', () => {
    const { state } = revealed({
      by: {
        [A]: {
          small: [6],
          large: [3],
          faces: [1, 5, 4],
          icons: ['spirits', 'largeCannon', 'ports'],
        },
      },
    })
    expect(state.players[A]).toMatchObject({ spirits: [1], large: [3, 5], ports: [4], small: [6] })
  })

  test('RW-55: writing is compulsory: only the number can be a question', () => {
    const { state } = revealed({
      by: { [A]: { spirits: [1, 1], faces: [2, 3, 4], icons: ['chest1', 'hull', 'crew'] } },
    })
    expect(game.moves(state, A)).toEqual([raise(A, true), raise(A, false)])
    for (const use of [true, false])
      expect(played(state, raise(A, use)).players[A]!.chests[0]).toHaveLength(1)
  })

  test('RW-56: a die stays on its icon until Drop Anchor', () => {
    const { state } = revealed({
      by: { [A]: { spirits: [1, 1], faces: [2, 3, 4], icons: ['chest1', 'hull', 'crew'] } },
    })
    const after = played(state, raise(A, false))
    expect(after.players[A]!.plan).toMatchObject({ 'red-1': 'chest1' })
    expect(after.players[A]!.nests.map(({ face }) => face)).toEqual([2, 3, 4])
    expect(after.bag).not.toContain('red-1')
  })

  test('one whole round of two players, as it is told after the examples', () => {
    let seed = 0
    let state = setUpFor(2, 'round 0', { firstPlayer: A })
    // One of the three clear dice stays in the bag.
    while (!state.bag[0]!.startsWith('clear')) state = setUpFor(2, `round ${++seed}`, { firstPlayer: A })
    const clear = state.roll!.due.filter(die => die.startsWith('clear')) as [DieId, DieId]
    const face: Readonly<Record<string, number>> = {
      'red-1': 6,
      'red-2': 2,
      'blue-1': 5,
      'blue-2': 1,
      [clear[0]]: 4,
      [clear[1]]: 3,
    }
    state = played(
      state,
      falls(
        state,
        state.roll!.due.map(die => face[die]!),
      ),
    )
    const take = (seat: number, dieId: DieId, via: 'free' | 'bribe' = 'free') =>
      ({ kind: 'draft', seat, dieId, via }) as const
    state = played(state, take(A, 'blue-1', 'bribe'))
    expect(state.players[A]!.infamy).toBe(0)
    expect(
      game.moves(state, B).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    ).toEqual(
      [take(B, clear[0]), take(B, clear[1]), take(B, 'blue-2'), take(B, 'red-2', 'bribe')].toSorted((a, b) =>
        JSON.stringify(a).localeCompare(JSON.stringify(b)),
      ),
    )
    state = played(state, take(B, clear[0]), take(A, 'red-1'), take(B, clear[1]))
    expect(game.moves(state, A)).toEqual([take(A, 'red-2')])
    state = played(state, take(A, 'red-2'), take(B, 'blue-2'))
    const moves: RollingWavesMove[] = [
      { kind: 'allocate', seat: A, plan: { 'red-1': 'chest1', 'blue-1': 'ports', 'red-2': 'spirits' } },
      { kind: 'allocate', seat: B, plan: { [clear[0]]: 'chest1', [clear[1]]: 'ports', 'blue-2': 'hull' } },
      { kind: 'yarrr', seat: B },
      { kind: 'yarrr', seat: A },
    ]
    state = course(state, ...moves).state
    expect(state.players[A]).toMatchObject({ spirits: [2], chests: [[6], [], []], ports: [5], infamy: 2 })
    expect(state.players[B]).toMatchObject({ hull: [1], chests: [[4], [], []], ports: [3], infamy: 6 })
    expect(state).toMatchObject({ round: 2, phase: 'roll', firstSeat: B })
    expect([...state.bag, ...state.roll!.due]).toHaveLength(7)
    expect(game.score(state).totals).toEqual([6, 6])
  })
})

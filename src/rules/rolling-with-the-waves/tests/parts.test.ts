/** Raise Spirits, tracks, chests, burying, crew, ports (3.6 to 3.9, 3.12, 3.13). */
import { describe, expect, test } from 'vitest'
import { rollingWithTheWaves as game } from '../index'
import { pointsOf } from '../score'
import {
  A,
  against,
  allocating,
  B,
  C,
  course,
  planOf,
  played,
  revealed,
  type Sitting,
  told,
} from '../testing/position'
import { levelOf, thresholds } from '../tracks'
import type { Icon } from '../vocabulary'
import { aimableChests } from '../volleys'

const raise = (use: boolean, seat: number = A) => ({ kind: 'raise', seat, use }) as const
const full = (faces: readonly [number, number, number], ...icons: readonly [Icon, Icon, Icon]): Sitting => ({
  spirits: [6, 6],
  faces,
  icons,
})

describe('3.6 Raise Spirits', () => {
  test('RW-57: a die on Raise Spirits is written into an empty square, whatever its number', () => {
    const { state } = revealed({
      by: { [A]: { spirits: [3], faces: [1, 2, 3], icons: ['spirits', 'hull', 'crew'] } },
    })
    expect(state.players[A]!.spirits).toEqual([3, 1])
  })

  test('RW-58: full spirits are wiped and a 7 is written instead of the die', () => {
    const { state } = revealed({ by: { [A]: full([2, 3, 4], 'chest1', 'hull', 'ports') } })
    const { state: after, events } = course(state, raise(true))
    expect(after.players[A]).toMatchObject({ spirits: [], chests: [[7], [], []], hull: [3], ports: [4] })
    expect(told(events, 'written')[0]).toMatchObject({ value: 7, raised: true })
    expect(events.find(({ kind }) => kind === 'written')!.text).toContain('writes a 7 in Chest 1')
  })

  test('RW-59: spirits that become full in this round can be spent on a die further right', () => {
    const { state } = revealed({
      by: { [A]: { spirits: [3], faces: [1, 2, 3], icons: ['spirits', 'hull', 'crew'] } },
    })
    expect(state).toMatchObject({ step: 'S6', queue: [A] })
    expect(played(state, raise(true)).players[A]).toMatchObject({ spirits: [], hull: [7] })
  })

  test('RW-60, EX-18: the question comes at every die; declining keeps the spirits for a later one', () => {
    const { state } = revealed({ by: { [A]: full([2, 5, 1], 'chest1', 'crew', 'smallCannon') } })
    const asked = [state.step]
    let after = played(state, raise(false))
    asked.push(after.step)
    after = played(after, raise(false))
    asked.push(after.step)
    after = played(after, raise(true))
    expect(asked).toEqual(['S2', 'S7', 'S12'])
    expect(after.players[A]).toMatchObject({ chests: [[2], [], []], crew: [7], spirits: [], small: [1] })
  })

  test('RW-60: spirits that are never used stay for the next round', () => {
    const { state } = revealed({ by: { [A]: full([2, 5, 1], 'chest1', 'crew', 'hull') } })
    const after = played(state, raise(false), raise(false), raise(false))
    expect(after).toMatchObject({ phase: 'roll' })
    expect(after.players[A]!.spirits).toEqual([6, 6])
  })

  test('RW-60: nobody is asked without two squares full, and nobody raises out of turn', () => {
    const { state, events } = revealed({ by: { [A]: { spirits: [6], icons: ['chest1', 'crew', 'hull'] } } })
    expect(state.phase).toBe('roll')
    expect(told(events, 'written')).toHaveLength(6)
    const other = revealed({ by: { [A]: full([2, 5, 1], 'chest1', 'crew', 'hull') } }).state
    expect(against(other, raise(true, B))).toBe('RW-3')
  })

  test('RW-61: a die on Raise Spirits cannot be raised, and burying writes nothing', () => {
    const bury = { spirits: [6, 6], chests: [[4], [5], []], icons: ['bury', 'bury', 'bury'] } as const
    const { state } = revealed({ by: { [A]: bury } })
    expect(against(state, raise(true))).toBe('RW-60')
    expect(game.moves(state, A).map(({ kind }) => kind)).toEqual(['bury', 'bury'])
    const spirits = {
      spirits: [6],
      faces: [3, 1, 1],
      icons: ['spirits', 'smallCannon', 'largeCannon'],
    } as const
    expect(revealed({ by: { [A]: spirits } }).state.step).toBe('S7')
  })

  test('RW-62: at most once a round: after the 7 nothing more is asked', () => {
    const { state } = revealed({
      by: { [A]: { spirits: [3], faces: [1, 2, 3], icons: ['spirits', 'hull', 'crew'] } },
    })
    const { state: after, events } = course(state, raise(true))
    expect(after.phase).toBe('roll')
    expect(told(events, 'raised')).toHaveLength(1)
    expect(after.players[A]!.crew).toEqual([3])
  })

  test('RW-63: a 7 counts like any other number: in a chest, towards a sum', () => {
    const { state } = revealed({ by: { [A]: full([2, 5, 1], 'chest1', 'ports', 'smallCannon') } })
    const chest = played(state, raise(true))
    expect(pointsOf(chest.players[A]!) - pointsOf({ ...chest.players[A]!, chests: [[], [], []] })).toBe(7)
    const ports = played(state, raise(false), raise(false), raise(true))
    expect(ports.players[A]!.ports).toEqual([7])
    // Level 1 from a sum of 3, and the greatest sum.
    expect(ports.players[A]!.infamy).toBe(5 + 1 + 1)
  })

  test('RW-64: the die itself is not turned: it still shows its number on the mini board', () => {
    const board = full([2, 5, 1], 'chest1', 'crew', 'hull')
    const { state } = revealed({ by: { [A]: board, [B]: board } })
    const raised = played(state, raise(true))
    expect(raised.players[A]!.chests[0]).toEqual([7])
    expect(raised.players[A]!.nests[0]).toMatchObject({ face: 2, rolled: 2 })
  })
})

describe('3.7 Tracks and levels', () => {
  test('RW-65: hull, ports, crew and cannons take the die into their next square', () => {
    const { state } = revealed({
      by: { [A]: { crew: [2], ports: [1], faces: [5, 6, 4], icons: ['crew', 'ports', 'largeCannon'] } },
    })
    expect(state.players[A]).toMatchObject({ crew: [2, 5], ports: [1, 6], large: [4] })
  })

  test('RW-66: the sum of a track is the total of its numbers', () => {
    expect(levelOf('hull', [1, 2, 3])).toBe(levelOf('hull', [6]))
    expect(levelOf('hull', [1, 2, 3, 1])).toBe(1)
  })

  test('RW-67, EX-20: a level is earned when the sum reaches its circle', () => {
    expect(levelOf('hull', [6])).toBe(0)
    expect(levelOf('hull', [6, 1])).toBe(1)
    expect(levelOf('hull', [6, 4, 3])).toBe(1)
    expect(levelOf('hull', [6, 4, 4])).toBe(2)
    const { events } = revealed({
      by: { [A]: { hull: [6], faces: [1, 1, 1], icons: ['hull', 'ports', 'spirits'] } },
    })
    expect(told(events, 'levelUp')).toEqual([{ seat: A, icon: 'hull', level: 1 }])
  })

  test('RW-67a, EX-23: one die can earn two levels', () => {
    const { state } = revealed({
      by: { [A]: { ...full([2, 1, 1], 'crew', 'smallCannon', 'largeCannon'), crew: [4] } },
    })
    expect(levelOf('crew', state.players[A]!.crew)).toBe(0)
    const { state: after, events } = course(state, raise(false), raise(false), raise(true))
    expect(after.players[A]!.crew).toEqual([4, 7])
    expect(told(events, 'levelUp')).toEqual([{ seat: A, icon: 'crew', level: 2 }])
  })

  test('RW-68, EX-21: five full squares are worth 5 points each, whatever the level', () => {
    const { players } = allocating({ by: { [A]: { hull: [1, 1, 1, 1, 1] } } })
    expect(levelOf('hull', players[A]!.hull)).toBe(0)
    const [filled, empty] = [players[A]!, players[B]!]
    expect(pointsOf(filled) - pointsOf(empty)).toBe(5)
    expect(pointsOf({ ...filled, ports: [1, 1, 1, 1, 1], crew: [6, 6, 6, 6, 6] }) - pointsOf(empty)).toBe(15)
    expect(pointsOf({ ...empty, hull: [6, 6, 6, 6] })).toBe(pointsOf(empty))
  })

  test('RW-69: numbers on hull, ports and crew are never erased, not even by cannons', () => {
    const { state } = revealed({
      by: {
        [A]: { hull: [6], ports: [5], crew: [4] },
        [B]: { small: [6], faces: [6, 1, 1], icons: ['smallCannon', 'spirits', 'largeCannon'] },
      },
    })
    const after = played(state, {
      kind: 'fire',
      seat: B,
      volleys: [{ cannons: ['small'], target: A, chest: 1 }],
    })
    expect(after.players[A]).toMatchObject({ hull: [6], ports: [5], crew: [4] })
  })

  test('RW-104, EX-54: a new crew level brings a die of the own colour into the bag, in that round', () => {
    const { state, events } = revealed({
      by: { [A]: { crew: [4], faces: [1, 1, 1], icons: ['crew', 'hull', 'ports'] } },
    })
    expect(told(events, 'crewJoined')).toEqual([{ seat: A, dice: ['red-3'] }])
    expect([...state.bag, ...state.roll!.due]).toContain('red-3')
    expect([...state.bag, ...state.roll!.due]).toHaveLength(8)
  })

  test('RW-105: three levels use up the reserve exactly, and the new die can be drawn in the next round', () => {
    expect(thresholds.crew).toEqual([5, 11, 19])
    const { state } = revealed({
      by: { [A]: { crew: [5, 6, 7], faces: [1, 1, 1], icons: ['crew', 'hull', 'ports'] } },
    })
    const dice = [...state.bag, ...state.roll!.due]
    expect(dice.filter(die => die.startsWith('red')).toSorted()).toEqual([
      'red-1',
      'red-2',
      'red-3',
      'red-4',
      'red-5',
    ])
    const drawn = Array.from({ length: 40 }, (_, n) => {
      const again = revealed({
        players: 2 + (n % 4),
        by: { [A]: { crew: [4], faces: [1, 1, 1], icons: ['crew', 'hull', 'ports'] } },
      })
      return again.state.roll!.due.includes('red-3')
    })
    expect(drawn).toContain(true)
  })

  test('RW-106, EX-23: two levels at once bring two dice', () => {
    const { state } = revealed({
      by: { [A]: { ...full([2, 1, 1], 'crew', 'smallCannon', 'largeCannon'), crew: [4] } },
    })
    const { state: after, events } = course(state, raise(false), raise(false), raise(true))
    expect(told(events, 'crewJoined')).toEqual([{ seat: A, dice: ['red-3', 'red-4'] }])
    expect(events.find(({ kind }) => kind === 'crewJoined')?.rule).toBe('RW-106')
    expect([...after.bag, ...after.roll!.due]).toHaveLength(9)
  })
})

describe('3.8 Fill Chests', () => {
  test('RW-70: each player has three chests of four squares', () => {
    const state = allocating({ by: { [A]: { chests: [[1, 2, 3, 4], [], []] } } })
    expect(state.players[A]!.chests).toHaveLength(3)
    expect(against(state, { kind: 'allocate', seat: A, plan: planOf(A, ['chest1', 'hull', 'crew']) })).toBe(
      'RW-45',
    )
  })

  test('RW-70a, RW-71, RW-71a, EX-19: numbers pile up in the order of writing, the last one on top', () => {
    let chest: readonly number[] = []
    for (const face of [5, 4, 3, 1]) {
      const { state } = revealed({
        by: {
          [A]: { chests: [chest, [], []], faces: [face, 1, 1], icons: ['chest1', 'spirits', 'smallCannon'] },
        },
      })
      chest = state.players[A]!.chests[0]!
    }
    expect(chest).toEqual([5, 4, 3, 1])
  })

  test('RW-72, EX-15: one die may go to each unburied chest in a round', () => {
    const { state } = revealed({ by: { [A]: { faces: [6, 5, 4], icons: ['chest1', 'chest2', 'chest3'] } } })
    expect(state.players[A]!.chests).toEqual([[6], [5], [4]])
  })

  test('RW-73: a buried chest takes no die and no stolen treasure', () => {
    const state = allocating({ by: { [A]: { chests: [[6], [], []], buried: [true, false, false] } } })
    const plan = planOf(A, ['chest1', 'hull', 'crew'])
    expect(game.check(state, { kind: 'allocate', seat: A, plan })).toEqual({
      rule: 'RW-73',
      why: 'Chest 1 is buried: it takes no more numbers',
    })
    const { state: firing } = revealed({
      by: {
        [A]: {
          chests: [[6], [], []],
          buried: [true, false, false],
          small: [6],
          faces: [6, 1, 1],
          icons: ['smallCannon', 'spirits', 'largeCannon'],
        },
        [B]: { chests: [[3], [], []] },
      },
    })
    const volley = { cannons: ['small'], target: B, chest: 1, into: 1 } as const
    expect(against(firing, { kind: 'fire', seat: A, volleys: [volley] })).toBe('RW-90a')
  })

  test('RW-74, RW-74a: an unburied chest can be stolen from, a full one too, and what was written this round', () => {
    const { state } = revealed({
      by: {
        [A]: { small: [6], faces: [6, 1, 1], icons: ['smallCannon', 'spirits', 'largeCannon'] },
        [B]: { chests: [[3, 3, 3], [], []], faces: [6, 1, 1], icons: ['chest1', 'spirits', 'largeCannon'] },
      },
    })
    const after = played(state, {
      kind: 'fire',
      seat: A,
      volleys: [{ cannons: ['small'], target: B, chest: 1, into: 2 }],
    })
    expect(after.players[A]!.chests[1]).toEqual([6, 3, 3])
    expect(after.players[B]!.chests[0]).toEqual([3])
  })

  test('RW-75: a low number written later protects the better ones beneath it', () => {
    const steal = (chest: readonly number[]) => {
      const { state } = revealed({
        by: {
          [A]: { small: [2], faces: [2, 1, 1], icons: ['smallCannon', 'spirits', 'largeCannon'] },
          [B]: { chests: [chest, [], []] },
        },
      })
      const volley = { cannons: ['small'], target: B, chest: 1, into: 1 } as const
      return played(state, { kind: 'fire', seat: A, volleys: [volley] }).players[B]!.chests[0]
    }
    expect(steal([6, 1])).toEqual([6])
    expect(steal([1, 6])).toEqual([1])
  })
})

describe('3.9 Bury Treasure', () => {
  const three = ['bury', 'bury', 'bury'] as const
  const two = { chests: [[4], [6, 6, 5], []], faces: [6, 5, 2], icons: three } as const

  test('RW-76, EX-16b: three dice bury a chest, and no number is written', () => {
    const { state } = revealed({ by: { [A]: two } })
    const after = played(state, { kind: 'bury', seat: A, chest: 2 })
    expect(after.players[A]).toMatchObject({
      chests: [[4], [6, 6, 5], []],
      buried: [false, true, false],
      hull: [],
    })
  })

  test('RW-77, EX-16b: an empty chest cannot be buried', () => {
    const { state } = revealed({ by: { [A]: two } })
    expect(against(state, { kind: 'bury', seat: A, chest: 3 })).toBe('RW-77')
    expect(game.moves(state, A).map(move => game.describe(state, move).text)).toEqual([
      'Bury Chest 1 with 4',
      'Bury Chest 2 with 6, 6, 5',
    ])
  })

  test('RW-78: which chest is asked after the reveal in turn order; a single one is taken without asking', () => {
    const { state } = revealed({ first: B, by: { [A]: two, [B]: two } })
    expect(state).toMatchObject({ step: 'S5', queue: [B, A] })
    const next = played(state, { kind: 'bury', seat: B, chest: 1 })
    expect(next.queue).toEqual([A])
    expect(against(next, { kind: 'bury', seat: B, chest: 2 })).toBe('RW-3')
    const { state: alone } = revealed({ by: { [A]: { chests: [[], [5], []], icons: three } } })
    expect(alone.players[A]!.buried).toEqual([false, true, false])
  })

  test('RW-78: nothing is buried in another step', () => {
    const { state } = revealed({ by: { [A]: full([2, 3, 4], 'chest1', 'hull', 'crew') } })
    expect(against(state, { kind: 'bury', seat: A, chest: 1 })).toBe('RW-78')
  })

  test('RW-76: a buried chest cannot be buried again', () => {
    const { state } = revealed({
      by: { [A]: { chests: [[4], [6], [5]], buried: [true, false, false], icons: three } },
    })
    expect(against(state, { kind: 'bury', seat: A, chest: 1 })).toBe('RW-76')
  })

  test('RW-79, EX-16b: a buried chest is safe from cannons and closed for the rest of the game', () => {
    const { state } = revealed({
      by: {
        [A]: two,
        [B]: { small: [6], faces: [6, 1, 1], icons: ['smallCannon', 'spirits', 'largeCannon'] },
      },
    })
    const after = played(state, { kind: 'bury', seat: A, chest: 2 })
    expect(aimableChests(after.players[A]!)).toEqual([1, 3])
    const volley = { cannons: ['small'], target: A, chest: 2, into: 1 } as const
    expect(against(after, { kind: 'fire', seat: B, volleys: [volley] })).toBe('RW-79')
  })

  test('RW-79a, EX-36: burying comes before the shots of the same round', () => {
    const { state, events } = revealed({
      by: {
        [A]: { large: [3, 3], faces: [3, 1, 1], icons: ['largeCannon', 'spirits', 'smallCannon'] },
        [B]: { chests: [[4], [5], [6]], buried: [true, true, false], icons: three },
      },
    })
    expect(state.phase).toBe('over')
    expect(told(events, 'volley')).toMatchObject([{ seat: A, shots: 3, stolen: [] }])
    expect(state.players[A]).toMatchObject({ infamy: 8, large: [] })
    expect(state.players[B]!.buried).toEqual([true, true, true])
  })

  test('RW-80, EX-16b: a buried chest is worth 2 points more, and its treasure counts', () => {
    const { state } = revealed({ by: { [A]: two } })
    const after = played(state, { kind: 'bury', seat: A, chest: 2 })
    const bare = { ...after.players[A]!, chests: [[4], [], []], buried: [false, false, false] }
    expect(pointsOf(after.players[A]!) - pointsOf(bare)).toBe(17 + 2)
  })
})

describe('3.12 Raid Ports', () => {
  const infamyAfter = (ports: readonly (readonly number[])[], options: object = {}) => {
    const by = Object.fromEntries(ports.map((numbers, seat) => [seat, { ports: numbers }]))
    const { state } = revealed({ players: ports.length, options, by })
    return state.players.map(({ infamy }) => infamy - 5)
  }

  test('RW-95, EX-41: everybody gains their level in every round, with or without sending a die', () => {
    expect(
      infamyAfter([
        [6, 6],
        [3, 3, 3],
      ]),
    ).toEqual([3, 1])
    expect(infamyAfter([[2], [6, 6, 6]])).toEqual([0, 4])
  })

  test('RW-95a: numbers written in this round count at once', () => {
    const { state } = revealed({
      by: { [A]: { ports: [4], faces: [6, 1, 1], icons: ['ports', 'spirits', 'smallCannon'] } },
    })
    expect(state.players[A]!.infamy).toBe(5 + 2 + 1)
  })

  test('RW-96, EX-41: the greatest sum gains 1 more', () => {
    expect(infamyAfter([[3], [4], [5]])).toEqual([1, 1, 2])
  })

  test('RW-96b, EX-43: the sum counts, not the level', () => {
    expect(infamyAfter([[2], []])).toEqual([1, 0])
    expect(infamyAfter([[6], [5]])).toEqual([2, 1])
  })

  test('RW-96a, EX-42, EX-44: everyone of a tie gains the extra 1, or nobody, as the table agrees', () => {
    expect(infamyAfter([[5, 5], [4, 6], []])).toEqual([3, 3, 0])
    expect(infamyAfter([[5, 5], [4, 6], []], { portsTie: 'nobody' })).toEqual([2, 2, 0])
    expect(infamyAfter([[], [], []])).toEqual([0, 0, 0])
    expect(infamyAfter([[], [], []], { portsTie: 'nobody' })).toEqual([0, 0, 0])
  })

  test('RW-97: gains are added to the current value', () => {
    const { state, events } = revealed({ by: { [A]: { infamy: 12, ports: [6, 6, 6] } } })
    expect(state.players[A]!.infamy).toBe(16)
    expect(told(events, 'infamyGained')).toEqual([
      { seat: A, amount: 3, source: 'ports', lostToCap: 0 },
      { seat: A, amount: 1, source: 'mostInfamous', lostToCap: 0 },
    ])
  })

  test('RW-97a: there is no end of Infamy, unless the table agrees on 20 or 30 circles', () => {
    const withCircles = (infamy: number, infamyCircles: 0 | 20 | 30) =>
      revealed({ options: { infamyCircles }, by: { [A]: { infamy, ports: [6, 6, 6] } } })
    expect(withCircles(28, 30).state.players[A]!.infamy).toBe(30)
    expect(told(withCircles(28, 30).events, 'infamyGained').map(({ lostToCap }) => lostToCap)).toEqual([1, 1])
    expect(withCircles(19, 20).state.players[A]!.infamy).toBe(20)
    expect(withCircles(28, 0).state.players[A]!.infamy).toBe(32)
    expect(game.options.find(({ id }) => id === 'infamyCircles')!.default).toBe(0)
    expect(revealed({ by: { [A]: { infamy: 40, ports: [6, 6, 6] } } }).state.players[A]!.infamy).toBe(44)
  })

  test('EX-52: the income of the last round counts', () => {
    const { state } = revealed({
      players: 3,
      by: {
        [A]: { infamy: 3, ports: [6, 6] },
        [C]: { chests: [[4], [5], [6]], buried: [true, true, false], icons: ['bury', 'bury', 'bury'] },
      },
    })
    expect(state.phase).toBe('over')
    expect(state.players[A]!.infamy).toBe(6)
    expect(game.score(state).lines.find(({ rule }) => rule === 'RW-123')!.points[A]).toBe(2)
  })
})

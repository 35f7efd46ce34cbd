import { describe, expect, test } from 'vitest'
import { firingOrder } from '../firing'
import { rollingWithTheWaves as game } from '../index'
import type { Fire } from '../moves'
import {
  A,
  against,
  allocating,
  B,
  C,
  course,
  D,
  fire,
  movesOf,
  namesOf,
  played,
  revealed,
  type Sitting,
  told,
} from '../testing/position'
import { levelOf, squares, thresholds } from '../tracks'
import type { CannonId, Icon } from '../vocabulary'

type Three = readonly [Icon, Icon, Icon]
const smallOnly: Three = ['smallCannon', 'spirits', 'largeCannon']
const largeOnly: Three = ['largeCannon', 'spirits', 'smallCannon']
const both: Three = ['smallCannon', 'largeCannon', 'spirits']

/** The Small Cannon becomes full with these two numbers. */
const small = (first: number, second: number): Sitting => ({
  small: [first],
  faces: [second, 1, 1],
  icons: smallOnly,
})
const large = (first: number, second: number, third: number): Sitting => ({
  large: [first, second],
  faces: [third, 1, 1],
  icons: largeOnly,
})
const at = (target: number, chest: 1 | 2 | 3, into?: 1 | 2 | 3, ...cannons: readonly CannonId[]) => ({
  cannons: cannons.length > 0 ? cannons : (['small'] as const),
  target,
  chest,
  ...(into && { into }),
})

describe('3.10 Hull', () => {
  const sam = { chests: [[5, 6, 2, 1], [], []] }

  test('RW-81, EX-25: each hull level blocks one shot, and the hull is not used up', () => {
    const { state } = revealed({ by: { [A]: large(3, 4, 3), [B]: { ...sam, hull: [7, 7] } } })
    const after = played(state, fire(A, at(B, 1, 2, 'large')))
    expect(after.players[B]).toMatchObject({ chests: [[5, 6, 2], [], []], hull: [7, 7] })
    expect(after.players[A]).toMatchObject({ chests: [[], [1], []], infamy: 8 })
  })

  test('RW-81a: a hull number written in this round counts against the cannons of this round', () => {
    const { state } = revealed({
      by: {
        [A]: large(3, 4, 3),
        [B]: { ...sam, hull: [6], faces: [1, 1, 1], icons: ['hull', 'spirits', 'smallCannon'] },
      },
    })
    const { events } = course(state, fire(A, at(B, 1, 2, 'large')))
    expect(told(events, 'volley')[0]).toMatchObject({ shots: 3, blocked: 1, stolen: [1, 2] })
  })

  test('RW-81b, EX-20: the hull has levels at 7, 14 and 21: a sum of 13 is level 1', () => {
    expect(thresholds.hull).toEqual([7, 14, 21])
    expect([6, 7, 13, 14, 20, 21, 35].map(sum => levelOf('hull', [sum]))).toEqual([0, 1, 1, 2, 2, 3, 3])
  })

  test('RW-81c, EX-29: against two cannons of one shooter the hull counts once', () => {
    const { state } = revealed({
      by: {
        [A]: { small: [3], large: [5, 5], faces: [4, 5, 1], icons: both, chests: [[6], [], []] },
        [B]: { hull: [7], chests: [[2, 3, 4, 5], [], []] },
      },
    })
    const { state: after, events } = course(state, fire(A, at(B, 1, 1, 'small', 'large')))
    expect(told(events, 'volley')[0]).toMatchObject({ shots: 6, blocked: 1, stolen: [5, 4, 3, 2], lost: [2] })
    expect(after.players[A]).toMatchObject({ chests: [[6, 5, 4, 3], [], []], infamy: 13 })
    expect(after.players[B]!.chests[0]).toEqual([])
  })

  test('RW-81c, EX-40a: against two shooters it counts against each', () => {
    const { state } = revealed({
      players: 3,
      by: {
        [A]: { ...large(3, 4, 3), infamy: 9 },
        [B]: { hull: [7], chests: [[6, 5, 4, 3], [], []] },
        [C]: small(3, 4),
      },
    })
    const after = played(state, fire(A, at(B, 1, 1, 'large')), fire(C, at(B, 1, 1)))
    expect(after.players[A]!.chests[0]).toEqual([3, 4])
    expect(after.players[C]!.chests[0]).toEqual([5])
    expect(after.players[B]!.chests[0]).toEqual([6])
  })
})

describe('3.11 Fire Cannons', () => {
  test('RW-82: a cannon fires in the round in which it becomes full, and must', () => {
    const { state } = revealed({ by: { [A]: small(3, 4), [B]: { chests: [[5], [], []] } } })
    expect(state).toMatchObject({ step: 'S9', queue: [A] })
    expect(movesOf(state, A).every(({ kind }) => kind === 'fire')).toBe(true)
    expect(against(state, fire(A, at(B, 1, 1, 'large')))).toBe('RW-82')
    const twice = fire(A, at(B, 1, 1), at(B, 2))
    expect(against(state, twice)).toBe('RW-82')
    expect(against(state, { kind: 'raise', seat: A, use: true })).toBe('RW-60')
  })

  test('RW-82, EX-40e: with two full cannons both fire: one volley, or two at two opponents in either order', () => {
    const treasure = { chests: [[6, 5, 4, 3], [], []] }
    const { state } = revealed({
      players: 4,
      by: {
        [A]: { small: [6], large: [6, 6], faces: [6, 6, 1], icons: both },
        [B]: treasure,
        [C]: treasure,
        [D]: treasure,
      },
    })
    const legal = [
      fire(A, at(B, 1, 1, 'small', 'large')),
      fire(A, at(B, 1, 1, 'small'), at(C, 1, 2, 'large')),
      fire(A, at(D, 1, 1, 'large'), at(C, 1, 2, 'small')),
    ]
    for (const move of legal) {
      expect(against(state, move)).toBeUndefined()
      expect(game.moves(state, A)).toContainEqual(move)
    }
    expect(against(state, fire(A, at(B, 1, 1, 'large')))).toBe('RW-82')
    expect(against(state, fire(A, at(B, 1, 1, 'small')))).toBe('RW-82')
    expect(game.check(state, fire(A, at(B, 1, 1, 'large', 'small')))).toEqual({
      rule: 'RW-86',
      why: 'In a volley of both cannons the Small Cannon is named before the Large Cannon',
    })
    const seven = course(state, legal[0]!)
    expect(told(seven.events, 'volley')[0]).toMatchObject({ shots: 7 })
  })

  test('RW-82b: no cannon is full when a round begins', () => {
    const state = allocating()
    const loaded = { ...state.players[A]!, small: [6, 6] }
    expect(game.fault({ ...state, players: state.players.with(A, loaded) })?.rule).toBe('RW-82b')
    const { state: later } = revealed({ by: { [A]: small(1, 1) } })
    expect(later.players[A]!.small).toEqual([])
  })

  test('RW-82a, EX-27: the Small Cannon has two squares and shots from sums of 4, 7 and 10', () => {
    const pairs = [
      [1, 2],
      [2, 2],
      [3, 4],
      [5, 4],
      [6, 4],
      [7, 7],
    ] as const
    expect(pairs.map(pair => levelOf('small', pair))).toEqual([0, 1, 2, 2, 3, 3])
    expect(squares.small).toBe(2)
    const gained = pairs.slice(0, 5).map(([first, second]) => {
      const { state } = revealed({ by: { [A]: small(first, second) } })
      const after = state.step === 'S9' ? played(state, game.moves(state, A)[0]!) : state
      return after.players[A]!.infamy - 5
    })
    expect(gained).toEqual([1, 2, 3, 4, 4])
  })

  test('RW-82a, EX-28: the Large Cannon has three squares and shots from sums of 3, 6, 9 and 15', () => {
    const rows = [
      [1, 1, 1],
      [2, 2, 2],
      [4, 4, 6],
      [5, 5, 5],
    ] as const
    expect(rows.map(row => levelOf('large', row))).toEqual([1, 2, 3, 4])
    expect(squares.large).toBe(3)
    const gained = rows.map(row => {
      const { state } = revealed({ by: { [A]: large(row[0], row[1], row[2]) } })
      return played(state, game.moves(state, A)[0]!).players[A]!.infamy - 5
    })
    expect(gained).toEqual([1, 2, 4, 5])
  })

  test('RW-83, EX-33: the most Infamy fires first', () => {
    const by = { [A]: { ...small(2, 2), infamy: 6 }, [B]: small(2, 2), [C]: small(2, 2) }
    const { state, events } = revealed({ players: 3, first: B, by })
    expect(state.queue).toEqual([A, C, B])
    expect(told(events, 'firingOrder')).toEqual([{ seats: [A, C, B] }])
  })

  test('RW-83a: the order is measured once, before anybody has fired', () => {
    const by = { [A]: { ...small(2, 2), infamy: 7 }, [B]: { ...small(5, 5), infamy: 6 }, [C]: small(2, 2) }
    const { state } = revealed({ players: 3, by })
    expect(state.queue).toEqual([A, B, C])
    const after = played(state, fire(A, at(B, 1)))
    expect(after.players[A]!.infamy).toBe(9)
    expect(after.queue).toEqual([B, C])
    expect(played(after, fire(B, at(A, 1))).queue).toEqual([C])
  })

  test('RW-83b: among equals the nearest to the first player’s left fires first', () => {
    const state = allocating({ players: 4, first: C })
    expect(firingOrder(state, [A, B, D])).toEqual([D, A, B])
  })

  test('RW-83c, EX-33: the first player is the last of the tied, or the first where the table says so', () => {
    const by = { [A]: { ...small(2, 2), infamy: 6 }, [B]: small(2, 2), [C]: small(2, 2) }
    expect(revealed({ players: 3, first: B, by }).state.queue).toEqual([A, C, B])
    const options = { cannonTie: 'turn-order' } as const
    expect(revealed({ players: 3, first: B, by, options }).state.queue).toEqual([A, B, C])
    expect(game.options.find(({ id }) => id === 'cannonTie')!.default).toBe('left-of-first')
  })

  const aimed = () =>
    revealed({
      players: 3,
      by: {
        [A]: large(3, 4, 3),
        [B]: { chests: [[5, 6, 2, 1], [4], []], buried: [false, true, false] },
        [C]: { chests: [[3], [3], [3]], buried: [true, true, false] },
      },
    }).state

  test('RW-84, EX-24: the shooter picks an opponent and one of their unburied chests', () => {
    expect(against(aimed(), fire(A, at(B, 1, 2, 'large')))).toBeUndefined()
    expect(against(aimed(), fire(A, at(B, 2, 2, 'large')))).toBe('RW-79')
    expect(against(aimed(), fire(A, { cannons: ['large'] }))).toBe('RW-84')
    expect(against(aimed(), fire(A, { cannons: ['large'], target: 4, chest: 1 }))).toBe('RW-84')
    const buried = revealed({
      players: 3,
      by: {
        [A]: large(3, 4, 3),
        [B]: { chests: [[5], [4], [3]], buried: [true, true, false], icons: ['bury', 'bury', 'bury'] },
      },
    }).state
    expect(against(buried, fire(A, at(B, 3, 2, 'large')))).toBe('RW-84')
  })

  test('RW-84c: nobody fires at their own chests', () => {
    expect(against(aimed(), fire(A, at(A, 1, 2, 'large')))).toBe('RW-84c')
  })

  test('RW-84a, EX-40b: an empty chest or one behind a strong hull may be picked, for nothing', () => {
    expect(against(aimed(), fire(A, at(B, 3, undefined, 'large')))).toBeUndefined()
    const { state } = revealed({
      by: { [A]: large(4, 4, 6), [B]: { hull: [7, 7, 7], chests: [[5, 6, 2, 1], [], []] } },
    })
    expect(against(state, fire(A, at(B, 1, 1, 'large')))).toBe('RW-89')
    const after = played(state, fire(A, at(B, 1, undefined, 'large')))
    expect(after.players[A]).toMatchObject({ infamy: 9, large: [], chests: [[], [], []] })
    expect(after.players[B]!.chests[0]).toEqual([5, 6, 2, 1])
  })

  test('RW-84b, EX-36: with all other chests buried the cannons fire into the sea', () => {
    const three = ['bury', 'bury', 'bury'] as const
    const { state, events } = revealed({
      by: {
        [A]: { small: [3], large: [3, 3], faces: [4, 3, 1], icons: both },
        [B]: { chests: [[4], [5], [6]], buried: [true, true, false], icons: three },
      },
    })
    const volleys = told(events, 'volley')
    expect(volleys).toMatchObject([{ cannons: ['small', 'large'], stolen: [], shots: 5 }])
    expect(volleys[0]).not.toHaveProperty('target')
    expect(state).toMatchObject({ phase: 'over' })
    expect(state.players[A]).toMatchObject({ infamy: 5 + 3 + 3, small: [], large: [] })
  })

  test('RW-85: the targets of both cannons and their order are declared before the first is resolved', () => {
    const { state } = revealed({
      players: 3,
      by: {
        [A]: { small: [3], large: [3, 3], faces: [4, 3, 1], icons: both, chests: [[1, 1, 1], [], []] },
        [B]: { chests: [[6, 5], [], []] },
        [C]: { chests: [[4, 3], [], []] },
      },
    })
    const fires = movesOf(state, A) as readonly Fire[]
    expect(fires.every(({ volleys }) => volleys.flatMap(({ cannons }) => cannons).length === 2)).toBe(true)
    // The first volley fills Chest 1, so the second cannot go there: checked as it will be then.
    expect(against(state, fire(A, at(B, 1, 1, 'small'), at(C, 1, 1, 'large')))).toBe('RW-90a')
    const one = played(state, fire(A, at(B, 1, 1, 'small'), at(C, 1, 2, 'large')))
    expect(one.players[A]!.chests).toEqual([[1, 1, 1, 5], [3, 4], []])
    const other = played(state, fire(A, at(C, 1, 1, 'large'), at(B, 1, 2, 'small')))
    expect(other.players[A]!.chests).toEqual([[1, 1, 1, 3], [5, 6], []])
  })

  test('RW-86, EX-31: two cannons at one player are one volley at one chest', () => {
    const { state } = revealed({
      by: {
        [A]: { small: [3], large: [3, 3], faces: [4, 3, 1], icons: both },
        [B]: { chests: [[6, 5], [4, 3], []] },
      },
    })
    expect(against(state, fire(A, at(B, 1, 1, 'small'), at(B, 2, 2, 'large')))).toBe('RW-86')
    expect(against(state, fire(A, at(B, 1, 1, 'small', 'large')))).toBeUndefined()
    expect(namesOf(state, A)).toContain(
      "Fire the Small Cannon and the Large Cannon at Blue's Chest 1 for 5, 6 into your Chest 1",
    )
  })

  test('RW-87, EX-24: stolen are the shots less the hull, at most what the chest holds', () => {
    const after = played(aimed(), fire(A, at(B, 1, 2, 'large')))
    expect(after.players[B]!.chests[0]).toEqual([5])
    expect(after.players[A]).toMatchObject({ chests: [[], [1, 2, 6], []], infamy: 8, large: [] })
    const few = revealed({ by: { [A]: large(5, 5, 5), [B]: { chests: [[2, 3], [], []] } } }).state
    expect(played(few, fire(A, at(B, 1, 1, 'large'))).players[A]!.chests[0]).toEqual([3, 2])
  })

  test('RW-87a, EX-40c: all of them are taken, in their order: nobody picks', () => {
    const { state } = revealed({ by: { [A]: small(3, 4), [B]: { chests: [[6, 5], [], []] } } })
    expect(played(state, fire(A, at(B, 1, 3))).players[A]!.chests[2]).toEqual([5, 6])
    expect(movesOf(state, A)).toHaveLength(3 + 2)
    expect(against(state, fire(A, at(B, 1)))).toBe('RW-90a')
  })

  test('RW-88, RW-89, EX-26: the last number written is taken first, and written in that order', () => {
    const { state } = revealed({
      by: { [A]: { ...small(3, 4), chests: [[3], [], []] }, [B]: { chests: [[4, 6, 2], [], []] } },
    })
    const after = played(state, fire(A, at(B, 1, 1)))
    expect(after.players[A]!.chests[0]).toEqual([3, 2, 6])
    expect(after.players[B]!.chests[0]).toEqual([4])
  })

  test('RW-63, RW-89, EX-40: a stolen 7 stays a 7', () => {
    const { state } = revealed({ by: { [B]: small(3, 4), [A]: { chests: [[7, 2], [], []] } } })
    expect(played(state, fire(B, at(A, 1, 1))).players[B]!.chests[0]).toEqual([2, 7])
  })

  test('RW-89a: different volleys may use different chests', () => {
    const { state } = revealed({
      players: 3,
      by: {
        [A]: { small: [3], large: [3, 3], faces: [4, 3, 1], icons: both },
        [B]: { chests: [[6, 5], [], []] },
        [C]: { chests: [[4, 3], [], []] },
      },
    })
    const after = played(state, fire(A, at(B, 1, 3, 'small'), at(C, 1, 1, 'large')))
    expect(after.players[A]!.chests).toEqual([[3, 4], [], [5, 6]])
  })

  test('RW-90, EX-35: treasure that does not fit is lost', () => {
    const { state } = revealed({
      by: {
        [A]: {
          ...large(3, 4, 3),
          chests: [[6, 6, 6], [5], [1, 1, 1, 1]],
          buried: [false, true, false],
        },
        [B]: { chests: [[2, 3, 4], [], []] },
      },
    })
    expect(against(state, fire(A, at(B, 1, 2, 'large')))).toBe('RW-90a')
    expect(against(state, fire(A, at(B, 1, 3, 'large')))).toBe('RW-90a')
    const { state: after, events } = course(state, fire(A, at(B, 1, 1, 'large')))
    expect(told(events, 'volley')[0]).toMatchObject({ stolen: [4, 3, 2], lost: [3, 2] })
    expect(after.players[A]!.chests[0]).toEqual([6, 6, 6, 4])
    expect(after.players[B]!.chests[0]).toEqual([])
  })

  test('RW-90a, EX-39: without an own chest with room all that is stolen is lost', () => {
    const { state } = revealed({
      by: {
        [A]: {
          ...large(3, 4, 3),
          chests: [[6, 6, 6], [5], [5]],
          buried: [false, true, true],
          faces: [3, 2, 1],
          icons: ['largeCannon', 'chest1', 'smallCannon'],
        },
        [B]: { chests: [[2, 3, 4], [6], []] },
      },
    })
    expect(against(state, fire(A, at(B, 1, 1, 'large')))).toBe('RW-90a')
    const after = played(state, fire(A, at(B, 1, undefined, 'large')))
    expect(after.players[A]!.chests[0]).toEqual([6, 6, 6, 2])
    expect(after.players[B]!.chests).toEqual([[], [6], []])
  })

  test('RW-91, EX-38: a cannon without a shot misfires: no target, but Infamy and an empty cannon', () => {
    const { state, events } = revealed({ by: { [A]: small(1, 1), [B]: { chests: [[5], [], []] } } })
    expect(state.phase).toBe('roll')
    expect(state.players[A]).toMatchObject({ infamy: 6, small: [] })
    expect(told(events, 'firingOrder')).toEqual([{ seats: [A] }])
    expect(told(events, 'volley')).toEqual([])
    const { state: two } = revealed({
      by: {
        [A]: { small: [1], large: [1, 1], faces: [1, 1, 1], icons: both },
        [B]: { chests: [[5], [], []] },
      },
    })
    expect(against(two, fire(A, at(B, 1, 1, 'small', 'large')))).toBe('RW-82')
    expect(played(two, fire(A, at(B, 1, 1, 'large'))).players[A]).toMatchObject({ infamy: 7, small: [] })
  })

  test('RW-92, EX-40d: each cannon fired brings its lowest number, a raised die counting as 7', () => {
    const { state } = revealed({
      by: {
        [A]: { large: [3, 5], spirits: [1, 1], faces: [2, 1, 1], icons: ['largeCannon', 'hull', 'crew'] },
        [B]: { chests: [[6, 6, 6, 6], [], []] },
      },
    })
    const keep = { kind: 'raise', seat: A, use: false } as const
    expect(state.step).toBe('S6')
    const firing = played(state, keep, { ...keep, use: true })
    const { state: after, events } = course(firing, fire(A, at(B, 1, 1, 'large')))
    expect(told(events, 'volley')[0]).toMatchObject({ shots: 4 })
    expect(after.players[A]!.infamy).toBe(8)
    const declined = course(played(state, keep, keep), fire(A, at(B, 1, 1, 'large')))
    expect(told(declined.events, 'volley')[0]).toMatchObject({ shots: 3 })
    expect(declined.state.players[A]!.infamy).toBe(7)
  })

  test('RW-63a, EX-27: if a 7 is the lowest number of a cannon, it brings 7 Infamy', () => {
    const { state } = revealed({
      by: { [A]: { small: [7], spirits: [1, 1], faces: [2, 1, 1], icons: ['smallCannon', 'hull', 'crew'] } },
    })
    const keep = { kind: 'raise', seat: A, use: false } as const
    const firing = played(state, keep, { ...keep, use: true })
    expect(played(firing, fire(A, at(B, 1))).players[A]!.infamy).toBe(12)
  })

  test('RW-93: fired cannons are empty, and only those', () => {
    const { state } = revealed({ by: { [A]: { ...large(3, 4, 3), small: [] } } })
    const { state: after, events } = course(state, fire(A, at(B, 1, undefined, 'large')))
    expect(after.players[A]).toMatchObject({ large: [], small: [1] })
    expect(told(events, 'cannonWiped')).toEqual([{ seat: A, cannon: 'large', numbers: [3, 4, 3] }])
  })

  test('RW-94, EX-32: a later shooter finds the chests as the earlier one left them', () => {
    const { state } = revealed({
      by: {
        [A]: { ...small(5, 5), infamy: 7, chests: [[6, 5], [], []] },
        [B]: { ...small(2, 3), infamy: 4, chests: [[4, 2, 1], [], []] },
      },
    })
    const first = played(state, fire(A, at(B, 1, 2)))
    expect(first.players[A]).toMatchObject({ chests: [[6, 5], [1, 2, 4], []], infamy: 12 })
    expect(first.players[B]!.chests[0]).toEqual([])
    const second = played(first, fire(B, at(A, 2, 1)))
    expect(second.players[A]!.chests).toEqual([[6, 5], [1, 2], []])
    expect(second.players[B]).toMatchObject({ chests: [[4], [], []], infamy: 6 })
  })

  test('a declaration has at most 1,980 options, each with its own text', () => {
    const treasure = {
      chests: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    }
    const { state } = revealed({
      players: 5,
      by: {
        [A]: { small: [6], large: [6, 6], faces: [6, 6, 1], icons: both },
        [B]: treasure,
        [C]: treasure,
        [D]: treasure,
        4: treasure,
      },
    })
    const names = namesOf(state, A)
    expect(names).toHaveLength(1980)
    expect(new Set(names).size).toBe(1980)
  })
})

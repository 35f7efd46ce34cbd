import { describe, expect, test } from 'vitest'
import { toSentence } from '../../sentence'
import { iconsWithRoom } from '../acts/allocate'
import { endOf, hasFilledTracks, hasSecuredChests } from '../endOfGame'
import { rollingWithTheWaves as game } from '../index'
import type { Player, RollingWavesState } from '../state'
import {
  A,
  against,
  allocating,
  B,
  C,
  course,
  diceOf,
  fire,
  kindsOf,
  played,
  revealed,
  type Sitting,
  told,
} from '../testing/position'

const full = [1, 1, 1, 1]
const track = [1, 1, 1, 1, 1]

describe('3.14 Drop Anchor', () => {
  /** B fills their last chest in this round; A may steal from it. */
  const filling: Sitting = {
    chests: [full, full, [1, 1, 1]],
    faces: [5, 1, 1],
    icons: ['chest3', 'spirits', 'smallCannon'],
  }
  const thief: Sitting = { small: [1], faces: [3, 1, 1], icons: ['smallCannon', 'spirits', 'largeCannon'] }

  test('RW-110, RW-110a, EX-46: a chest that was full in mid-round and is robbed does not end the game', () => {
    const { state } = revealed({ by: { [A]: thief, [B]: filling } })
    expect(state).toMatchObject({ phase: 'resolve', step: 'S9' })
    expect(hasSecuredChests(state.players[B]!)).toBe(true)
    const steal = fire(A, { cannons: ['small'], target: B, chest: 3, into: 1 })
    expect(played(state, steal)).toMatchObject({ phase: 'roll', round: 13 })
    const miss = { ...revealed({ by: { [A]: thief, [B]: { ...filling, hull: [7] } } }) }.state
    const shot = fire(A, { cannons: ['small'], target: B, chest: 3 })
    expect(played(miss, shot).phase).toBe('over')
  })

  test.each([
    ['three full chests', [full, full, full], [false, false, false], true],
    ['three buried chests', [[1], [2], [3]], [true, true, true], true],
    ['a full one, a buried one and a full buried one', [full, [2], full], [false, true, true], true],
    ['an unburied chest with three numbers', [full, full, [1, 1, 1]], [true, false, false], false],
  ] as const)('RW-111: %s: %j, buried %j', (_, chests, buried, ends) => {
    const player = { chests, buried } as unknown as Player
    expect(hasSecuredChests(player)).toBe(ends)
  })

  test('RW-111, EX-47: stealing the last treasure into the third chest ends the game', () => {
    const { state } = revealed({
      by: {
        [A]: { ...thief, chests: [[4], [4], [4, 4, 4]], buried: [true, true, false] },
        [B]: { chests: [[6], [], []] },
      },
    })
    const { state: after, events } = course(
      state,
      fire(A, { cannons: ['small'], target: B, chest: 1, into: 3 }),
    )
    expect(after.phase).toBe('over')
    expect(told(events, 'end')).toHaveLength(1)
    expect(events.find(({ kind }) => kind === 'end')?.rule).toBe('RW-111')
  })

  test('RW-112, EX-48: five numbers in hull, ports and crew end the game, whatever they are', () => {
    const by = {
      [A]: {
        hull: track,
        ports: track,
        crew: full,
        faces: [1, 1, 1],
        icons: ['crew', 'spirits', 'smallCannon'],
      },
    } as const
    const { state, events } = revealed({ by })
    expect(state.phase).toBe('over')
    expect(events.find(({ kind }) => kind === 'end')?.rule).toBe('RW-112')
    const missing = revealed({ by: { [A]: { ...by[A], hull: full } } })
    expect(missing.state.phase).toBe('roll')
  })

  test('RW-111, RW-112: everybody who has triggered the end is named', () => {
    const tracks = { hull: track, ports: track, crew: track }
    const chests = { chests: [[1], [1], [1]], buried: [true, true, true] }
    const whyOf = (by: Readonly<Record<number, Sitting>>) => {
      const state = allocating({ players: 3 })
      const players = state.players.map((one, seat) => ({ ...one, ...by[seat] }))
      return toSentence(endOf({ ...state, players })!.why).text
    }
    expect(whyOf({ [A]: chests, [C]: chests })).toBe('Red and Green have three chests full or buried')
    expect(whyOf({ [B]: chests })).toBe('Blue has three chests full or buried')
    expect(whyOf({ [A]: tracks, [B]: tracks, [C]: tracks })).toBe(
      'Red, Blue and Green have filled Hull, Raid Ports and Hire Crew',
    )
  })

  test('RW-112b: with the house rule full tracks end nothing, their points count, and three dice always find room', () => {
    const by = {
      [A]: {
        hull: track,
        ports: track,
        crew: full,
        faces: [1, 1, 1],
        icons: ['crew', 'spirits', 'smallCannon'],
      },
    } as const
    const { state } = revealed({ by, options: { gameEnds: 'chests' } })
    expect(state.phase).toBe('roll')
    expect(game.score(state).lines.find(({ rule }) => rule === 'RW-122')!.points[A]).toBe(15)
    expect(revealed({ by }).state.phase).toBe('over')
    const spent = { ...state.players[A]!, spirits: [1, 1], chests: [[1, 1, 1, 1], [1, 1, 1, 1], []] }
    expect(iconsWithRoom(spent)).toEqual(['chest3', 'smallCannon', 'largeCannon'])
  })

  test('RW-112a: of the map only chests, hull, ports and crew count for the end', () => {
    const { state } = revealed({
      by: {
        [A]: {
          hull: track,
          ports: track,
          spirits: [1],
          small: [1],
          large: [1, 1],
          icons: ['crew', 'chest1', 'chest2'],
        },
      },
    })
    expect(state.phase).toBe('roll')
    expect(hasFilledTracks(state.players[A]!)).toBe(false)
  })

  test('RW-16a, EX-54a: at a table with a limit of 25 the game ends in Drop Anchor of round 25', () => {
    const at = (round: number) => revealed({ round, options: { roundLimit: 25 } })
    expect(at(24).state).toMatchObject({ phase: 'roll', round: 25 })
    expect(at(25).state).toMatchObject({ phase: 'over', round: 25 })
    expect(at(25).events.find(({ kind }) => kind === 'end')?.rule).toBe('RW-16a')
    expect(game.score(at(25).state).winners.length).toBeGreaterThan(0)
    expect(revealed({ round: 99 }).state.phase).toBe('roll')
  })

  test('RW-113, EX-10: all dice go back into the bag, those of the reserve stay out', () => {
    const { state } = revealed({ players: 3, by: { [B]: { crew: [5] } } })
    const dice = [...state.bag, ...state.roll!.due]
    expect(dice).toHaveLength(3 * 3 + 1 + 1)
    for (const seat of [A, B, C]) expect(dice).toEqual(expect.arrayContaining([...diceOf(seat)]))
    expect(state.players.every(({ nests }) => nests.length === 0)).toBe(true)
  })

  test('RW-114: the bag passes to the left', () => {
    expect(revealed({ players: 3, first: B }).state.firstSeat).toBe(C)
    const { state, events } = revealed({ players: 3, first: C })
    expect(state.firstSeat).toBe(A)
    expect(game.turn(state)).toMatchObject({ kind: 'throw', seats: [A] })
    expect(told(events, 'bagPassed')).toEqual([{ seat: A }])
  })

  const last = () =>
    revealed({
      players: 3,
      by: {
        [A]: {
          chests: [full, full, [1, 1, 1]],
          faces: [5, 1, 1],
          icons: ['chest3', 'spirits', 'smallCannon'],
        },
        [B]: { ports: [6, 6, 6] },
        [C]: { crew: [4], faces: [1, 1, 1], icons: ['crew', 'spirits', 'smallCannon'] },
      },
    })

  test('RW-115: when the game ends points are counted and nothing more can be done', () => {
    const { state, events } = last()
    expect(state.phase).toBe('over')
    expect(game.turn(state)).toEqual({ kind: 'over', winners: [A] })
    expect(kindsOf(events).at(-1)).toBe('gameOver')
    expect(against(state, { kind: 'yarrr', seat: A })).toBe('RW-115')
    expect([A, B, C].map(seat => game.moves(state, seat))).toEqual([[], [], []])
  })

  test('RW-115a: the last round is resolved in full, with income and crew', () => {
    const { state } = last()
    expect(state.players[B]!.infamy).toBe(5 + 3 + 1)
    expect(state.bag).toContain('green-3')
  })
})

describe('3.15 Scoring', () => {
  const over = (by: Readonly<Record<number, Sitting>>, players = 2): RollingWavesState => ({
    ...allocating({ players, by: {} }),
    phase: 'over',
    players: allocating({ players }).players.map((player, seat) => ({ ...player, ...by[seat] })),
  })

  test('RW-120, RW-121, RW-122, RW-123, EX-49: treasure, buried chests, full tracks and Infamy', () => {
    const map = {
      chests: [[6, 5, 4, 3], [7, 2], [5]],
      buried: [true, false, true],
      hull: track,
      ports: [4, 4, 4],
      crew: [6, 6, 6, 6, 6],
      infamy: 11,
    }
    const score = game.score(over({ [A]: map }))
    const points = Object.fromEntries(score.lines.map(line => [line.rule, line.points[A]]))
    expect(points).toEqual({ 'RW-120': 32, 'RW-121': 4, 'RW-122': 10, 'RW-123': 3 })
    expect(score.totals[A]).toBe(49)
    expect(game.standings!(over({ [A]: map }))[A]!.short).toBe('49 pts · 2/3 chests')
  })

  test('RW-123: three Infamy are a point, rounded down', () => {
    const points = [0, 2, 3, 5, 6, 30].map(infamy => game.score(over({ [A]: { infamy } })).totals[A])
    expect(points).toEqual([0, 0, 1, 1, 2, 10])
  })

  test('RW-124: levels, cannons, spirits and ending the game score nothing', () => {
    const rich = {
      spirits: [6, 6],
      small: [6],
      large: [6, 6],
      hull: [6, 6, 6, 6],
      ports: [6, 6],
      crew: [6, 6],
    }
    expect(game.score(over({ [A]: rich })).totals).toEqual([1, 1])
  })

  test('RW-125, EX-50: of equal points the most Infamy left wins', () => {
    const state = over({
      [A]: { chests: [[6, 6], [], []], infamy: 5 },
      [B]: { chests: [[6, 6], [], []], infamy: 3 },
    })
    expect(game.score(state)).toMatchObject({ totals: [13, 13], winners: [A] })
    const more = over({
      [A]: { chests: [[6], [], []], infamy: 5 },
      [B]: { chests: [[6, 1], [], []], infamy: 4 },
    })
    expect(game.score(more).winners).toEqual([B])
  })

  test('RW-126, EX-50: with equal Infamy too the victory is shared', () => {
    const state = over({ [A]: { chests: [[6, 6], [], []] }, [C]: { chests: [[4, 4, 4], [], []] } }, 3)
    expect(game.score(state)).toMatchObject({ totals: [13, 1, 13], winners: [A, C] })
    expect(game.turn(state)).toEqual({ kind: 'over', winners: [A, C] })
  })

  test('nobody has won before the end, but points are counted all along', () => {
    const state = allocating({ by: { [A]: { chests: [[6], [], []] } } })
    expect(game.score(state)).toMatchObject({ totals: [7, 1], winners: [] })
  })
})

describe('3.16 Supplies', () => {
  test('RW-131, EX-54: the bag holds three dice a player, one more, and one for every crew level', () => {
    const { state } = revealed({ by: { [A]: { crew: [5, 6] }, [B]: { crew: [5] } } })
    expect([...state.bag, ...state.roll!.due]).toHaveLength(10)
    expect(state.roll!.due).toHaveLength(6)
    expect(state.bag).toHaveLength(4)
  })

  test('RW-132: the content of the bag is public and has no order', () => {
    const { state } = revealed({ players: 5, by: { [A]: { crew: [5, 6] } } })
    expect(game.view(state, 'spectator').bag).toEqual(state.bag)
    expect(game.fault({ ...state, bag: state.bag.toReversed() })?.rule).toBe('RW-132')
    expect(game.view(state, 'spectator').random).toEqual([])
  })
})

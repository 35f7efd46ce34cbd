import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { toSentence } from '../../sentence'
import { colourOf, isFreeFor } from '../dice'
import { rollingWithTheWaves as game } from '../index'
import { setUpTable } from '../setup'
import { course, drafting, falls, played, setUpFor } from '../testing/position'
import { levelOf } from '../tracks'
import { crewColours, type DieId, nameOf } from '../vocabulary'

const counts = [2, 3, 4, 5] as const
/** 4.1. */
const bagAtStart = { 2: 7, 3: 10, 4: 13, 5: 16 } as const

function tableFor(players: number, options: object = {}) {
  const setUp = readSetUp(game, { players, seed: 'table', options })
  if (!setUp.ok) throw new Error(setUp.why)
  return setUpTable(setUp.value)
}

describe('3.1 Seats and set-up', () => {
  test('RW-1: two to five players take part, no other number', () => {
    const fits = (players: number) => readSetUp(game, { players, seed: 's' }).ok
    expect([1, 2, 3, 4, 5, 6].filter(fits)).toEqual([2, 3, 4, 5])
  })

  test('RW-2: clockwise is upwards through the seats, and the last seat’s left neighbour is the first', () => {
    const pool = ['clear 4', 'clear 3', 'red 2', 'blue 1']
    const state = drafting(pool, { players: 3 }, 2)
    const next = played(state, { kind: 'draft', seat: 2, dieId: 'clear-1', via: 'free' })
    expect(game.turn(next)).toMatchObject({ seats: [0] })
  })

  test.each(counts)('RW-4: each of %s players has their own map and mini board', players => {
    const state = setUpFor(players, 'boards')
    expect(state.players).toHaveLength(players)
    expect(new Set(state.players).size).toBe(players)
    expect(state.players.every(player => player.chests.length === 3 && player.plan === undefined)).toBe(true)
  })

  test.each(counts)('RW-5: each of %s players has their own colour, and no die of another one', players => {
    const { players: seated, bag } = tableFor(players)
    expect(seated.map(({ colour }) => colour)).toEqual(crewColours.slice(0, players))
    const others = crewColours.slice(players)
    expect(bag.filter(die => others.some(colour => colour === colourOf(die)))).toEqual([])
  })

  test('RW-5: players have the colours that they choose, with their dice in the bag, and go by them', () => {
    const chosen = readSetUp(game, { players: 3, seed: 'chosen', colours: ['purple', 'red', 'yellow'] })
    if (!chosen.ok) throw new Error(chosen.why)
    const { bag, players: seated } = setUpTable(chosen.value)
    expect(seated.map(({ colour }) => colour)).toEqual(['purple', 'red', 'yellow'])
    expect(bag.filter(die => colourOf(die) !== 'clear')).toEqual([
      'red-1',
      'red-2',
      'yellow-1',
      'yellow-2',
      'purple-1',
      'purple-2',
    ])
    expect(game.fault(game.setup(chosen.value))).toBeUndefined()
    expect(isFreeFor({ players: seated }, 0, 'purple-2')).toBe(true)
    expect(isFreeFor({ players: seated }, 0, 'red-1')).toBe(false)
    expect(toSentence(nameOf({ players: seated }, 1)).text).toBe('Red')
    const twice = readSetUp(game, { players: 2, seed: 'twice', colours: ['red', 'red'] })
    expect(twice).toMatchObject({ ok: false, path: 'colours' })
  })

  test('RW-6: maps are read by everybody, what lies behind a screen by its owner only', () => {
    const state = setUpFor(3, 'screens')
    const map = { ...state.players[0]!, chests: [[6], [], []], hull: [4] }
    const seen = game.view({ ...state, players: state.players.with(0, map) }, 1).players[0]!
    expect(seen.chests).toEqual([[6], [], []])
    expect(seen.hull).toEqual([4])
  })

  test('RW-7: everybody starts with 5 Infamy', () => {
    expect(setUpFor(5, 'wealth').players.map(({ infamy }) => infamy)).toEqual([5, 5, 5, 5, 5])
  })

  test('RW-8: everything else on all maps starts blank', () => {
    for (const player of setUpFor(5, 'blank').players) {
      const { spirits, hull, small, large, ports, crew, chests, buried, nests } = player
      expect([spirits, hull, small, large, ports, crew, ...chests, nests].flat()).toEqual([])
      expect(buried).toEqual([false, false, false])
    }
  })

  test.each(counts)('RW-9, EX-1: with %s players two dice of each colour are in the bag', players => {
    const { bag } = tableFor(players)
    for (const colour of crewColours.slice(0, players)) {
      expect(bag.filter(die => colourOf(die) === colour)).toEqual([`${colour}-1`, `${colour}-2`])
    }
  })

  test.each(counts)('RW-10, EX-1: with %s players one Freebooter die more is in the bag', players => {
    expect(tableFor(players).bag.filter(die => colourOf(die) === 'clear')).toHaveLength(players + 1)
  })

  test('RW-10a: Freebooter dice stay in circulation for the whole game, no more and no fewer', () => {
    const state = setUpFor(2, 'clear dice')
    const clear = (dice: readonly DieId[]) => dice.filter(die => colourOf(die) === 'clear').length
    expect(clear(state.bag) + clear(state.roll!.due)).toBe(3)
    const lying = played(state, falls(state, [1, 2, 3, 4, 5, 6]))
    expect(clear(lying.bag) + clear(lying.pool.map(({ id }) => id))).toBe(3)
    const stranger = { ...lying, bag: [...lying.bag, 'clear-4'] } as const
    expect(game.fault(stranger)?.rule).toBe('RW-131')
  })

  test('RW-11: dice that are put aside are nowhere in the game', () => {
    const { bag } = tableFor(3)
    expect(bag).toEqual([
      'red-1',
      'red-2',
      'blue-1',
      'blue-2',
      'green-1',
      'green-2',
      'clear-1',
      'clear-2',
      'clear-3',
      'clear-4',
    ])
  })

  test('RW-11a, EX-1: three dice of each colour are its reserve, of which one comes in at each crew level', () => {
    for (const [level, crew] of [[], [5], [5, 6], [5, 6, 6, 2]].entries()) {
      expect(levelOf('crew', crew)).toBe(level)
      const state = drafting(['clear 4'], { by: { 1: { crew } } })
      const blue = [...state.bag, ...state.players.flatMap(({ nests }) => nests.map(({ id }) => id))]
      expect(blue.filter(die => colourOf(die) === 'blue')).toHaveLength(2 + level)
    }
  })

  test.each(counts)(
    'RW-12, EX-1, EX-2: with %s players the first draw leaves one die in the bag',
    players => {
      expect(tableFor(players).bag).toHaveLength(bagAtStart[players])
      const state = setUpFor(players, 'first draw')
      expect(state.bag).toHaveLength(1)
      expect(game.turn(state)).toMatchObject({ kind: 'throw', seats: [state.firstSeat] })
      const turn = game.turn(state)
      expect(turn.kind === 'throw' && turn.throw.dice).toHaveLength(3 * players)
    },
  )

  test('RW-13: the first player is drawn by the seed, or is the seat that the table names', () => {
    const drawn = Array.from({ length: 60 }, (_, n) => setUpFor(3, `first ${n}`).firstSeat)
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]))
    expect(setUpFor(3, 'first 1').firstSeat).toBe(drawn[1])
    for (const seat of [0, 1, 2, 3]) {
      expect(setUpFor(4, 'named', { firstPlayer: seat }).firstSeat).toBe(seat)
    }
    expect(() => setUpFor(2, 'nobody', { firstPlayer: 2 })).toThrow('firstPlayer is one of: random, 0, 1')
  })
})

describe('3.2 and 3.16 The round', () => {
  test('RW-14: a round goes through its four phases in their order', () => {
    let state = setUpFor(2, 'phases')
    const phases: string[] = []
    const texts: string[] = []
    while (state.round === 1) {
      phases.push(state.phase)
      texts.push(game.progress(state).text)
      const [move] = [0, 1].flatMap(seat => game.moves(state, seat))
      state = played(state, move ?? falls(state, [3, 4, 5, 6, 1, 2]))
    }
    expect([...new Set(phases)]).toEqual(['roll', 'draft', 'allocate'])
    expect([...new Set(texts)]).toEqual(['Round 1: Draft Dice', 'Round 1: Allocate Dice'])
    expect(state.phase).toBe('roll')
  })

  test('RW-15: one player drafts at a time, all of them allocate at the same time', () => {
    let state = played(setUpFor(3, 'all at once'), falls(setUpFor(3, 'all at once'), [1, 2, 3]))
    const seats: (readonly number[])[] = []
    while (state.phase === 'draft') {
      const turn = game.turn(state)
      if (turn.kind !== 'move') throw new Error('A move is due')
      seats.push(turn.seats)
      state = played(state, game.moves(state, turn.seats[0]!)[0]!)
    }
    expect(seats.every(one => one.length === 1)).toBe(true)
    expect(game.turn(state)).toMatchObject({ seats: [0, 1, 2].map(n => (state.firstSeat + n) % 3) })
  })

  test('RW-16: without a limit the game goes on however many rounds have been played', () => {
    const state = drafting(['clear 4'], { round: 500 })
    expect(game.fault(state)).toBeUndefined()
    expect(game.turn(state).kind).toBe('move')
  })

  test('RW-16a: there is no round limit unless the table agrees on one of 4 to 99', () => {
    const option = game.options.find(({ id }) => id === 'roundLimit')!
    expect(option.default).toBe(0)
    expect(option.values).toHaveLength(97)
    expect([option.values[1], option.values.at(-1)]).toEqual([4, 99])
  })

  test('RW-130: there are no modes: the options decide six points and nothing else', () => {
    expect(game.options.map(({ id }) => id)).toEqual([
      'firstPlayer',
      'roundLimit',
      'cannonTie',
      'portsTie',
      'gameEnds',
      'infamyCircles',
    ])
    expect(game.options.map(({ rule }) => rule)).toEqual([
      'RW-13',
      'RW-16a',
      'RW-83c',
      'RW-96a',
      'RW-112b',
      'RW-97a',
    ])
  })

  test('RW-20, EX-2: the first player rolls three dice for each player, and they are the pool', () => {
    const state = setUpFor(4, 'twelve', { firstPlayer: 2 })
    expect(game.turn(state)).toMatchObject({
      kind: 'throw',
      seats: [2],
      throw: { container: 'rolling-waves-tray' },
    })
    const { state: after, events } = course(state, falls(state, [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]))
    expect(after.pool.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6])
    expect(after.pool.map(({ id }) => id)).toEqual(state.roll!.due)
    expect(after.bag).toHaveLength(1)
    expect(events.map(({ rule }) => rule)).toEqual(['RW-142'])
  })

  test('RW-21: the draw is blind: every die stays in the bag about equally often (2,100 seeds)', () => {
    const left = new Map<string, number>()
    for (let n = 0; n < 2100; n++) {
      const [die] = setUpFor(2, `blind ${n}`).bag
      left.set(die!, (left.get(die!) ?? 0) + 1)
    }
    expect(left.size).toBe(7)
    // 300 expected for each of seven dice, standard deviation 16.
    for (const count of left.values()) expect(Math.abs(count - 300)).toBeLessThan(65)
  })
})

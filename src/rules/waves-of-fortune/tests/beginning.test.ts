import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { wavesOfFortune as game } from '../index'
import {
  against,
  B,
  course,
  G,
  load,
  P,
  played,
  type Step,
  setUpFor,
  ship,
  told,
  Y,
} from '../testing/position'
import type { Colour } from '../vocabulary'

const claim =
  (seat: number, colour: Colour): Step =>
  () => ({ kind: 'chooseColour', seat, colour })
const lobby = (players: number) => setUpFor(players, 'lobby', { coloursInPlay: 'claim' })

describe('3.2 colours and the first load', () => {
  test('WF-14: players agree on colours freely, in any order', () => {
    const state = lobby(2)
    expect(game.turn(state)).toMatchObject({ kind: 'move', seats: [0, 1], phase: 'lobby' })
    const done = played(state, claim(1, 'blue'), claim(0, 'green'))
    expect(done.players.map(({ colour, cell }) => [colour, cell])).toEqual([
      ['green', 'E6'],
      ['blue', 'F5'],
    ])
    expect(game.turn(done)).toMatchObject({ seats: [1], phase: 'allocate' })
  })

  test('WF-14b: colours that were chosen before the game begins belong to their seats', () => {
    for (const coloursInPlay of ['usual', 'claim', 'purple-blue']) {
      const options = { coloursInPlay }
      const read = readSetUp(game, {
        players: 3,
        seed: 'chosen',
        options,
        colours: ['green', 'yellow', 'blue'],
      })
      if (!read.ok) throw new Error(read.why)
      const state = game.setup(read.value)
      expect(game.fault(state)).toBeUndefined()
      expect(state.players.map(({ colour, cell }) => [colour, cell])).toEqual([
        ['green', 'E6'],
        ['yellow', 'F6'],
        ['blue', 'F5'],
      ])
      // Blue is before yellow and green.
      expect(game.turn(state)).toMatchObject({ kind: 'move', seats: [2], phase: 'allocate' })
    }
  })

  test('WF-14a: a colour belongs to the first player who claims it, and a player keeps their colour', () => {
    const state = played(lobby(3), claim(2, 'blue'))
    expect(against(state, claim(0, 'blue'))).toBe('WF-14a')
    expect(against(state, claim(2, 'green'))).toBe('WF-14')
    expect(game.moves(state, 0).map(move => game.describe(state, move).text)).toEqual([
      'Sail under purple',
      'Sail under yellow',
      'Sail under green',
    ])
  })

  test('WF-14a: colours may be drawn by lot (seeds "lot 0" to "lot 29")', () => {
    const drawn = Array.from({ length: 30 }, (_, n) =>
      setUpFor(2, `lot ${n}`, { coloursInPlay: 'random' })
        .players.map(({ colour }) => colour)
        .join(),
    )
    expect(new Set(drawn).size).toBe(6)
  })

  test('WF-18, WF-67: the hold of 12 spaces is filled in any mix', () => {
    const state = setUpFor(4, 'load')
    expect(game.moves(state, P)).toHaveLength(78)
    expect(ship(played(state, load(5, 7)), 'purple')).toMatchObject({ crew: 5, food: 7 })
  })

  test.each([
    [5, 7, undefined],
    [12, 0, undefined],
    [6, 5, undefined],
    [0, 12, 'WF-18a'],
    [8, 5, 'WF-18a'],
  ])('WF-18a, EX-2: %s crew and %s food: %s', (crew, food, rule) => {
    expect(against(setUpFor(4, 'load'), load(crew, food))).toBe(rule)
  })

  test('WF-18b: one after the other in turn order, in the open; then the first turn begins', () => {
    let state = setUpFor(4, 'load')
    const actors = [P, B, Y, G]
    for (const seat of actors) {
      expect(game.turn(state)).toMatchObject({ seats: [seat], phase: 'allocate' })
      const { state: next, events } = course(state, load(6, 5))
      expect(told(events, 'loaded')).toEqual([{ seat, crew: 6, food: 5 }])
      expect(events.every(event => event.seenBy === undefined)).toBe(true)
      state = next
    }
    expect(game.view(state, B).players[P]).toMatchObject({ crew: 6, food: 5 })
    expect(state).toMatchObject({ phase: 'move', active: P, round: 1 })
  })
})

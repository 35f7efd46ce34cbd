import { describe, expect, test } from 'vitest'
import { rollingWithTheWaves as game } from '../index'
import { A, against, B, course, drafting, falls, namesOf, played, setUpFor, told } from '../testing/position'
import type { DieId, DraftWay } from '../vocabulary'

/** B has a third die (section 8). */
const crewOfB = { by: { 1: { crew: [5] } } }

function take(dieId: DieId, via: DraftWay, seat: number = A) {
  return { kind: 'draft', seat, dieId, via } as const
}

describe('3.3 Draft Dice', () => {
  const three = () => drafting(['clear 4', 'red 2', 'red 1', 'blue 6', 'blue 5', 'blue 3'], crewOfB)

  test('RW-22, EX-9: each takes one die, three laps in the same direction from the same player', () => {
    let state = setUpFor(3, 'laps', { firstPlayer: B })
    state = played(state, falls(state, [1, 1, 1, 1, 1, 1, 1, 1, 1]))
    const order: number[] = []
    while (state.phase === 'draft') {
      const turn = game.turn(state)
      const [seat] = turn.kind === 'move' ? turn.seats : []
      order.push(seat!)
      state = played(state, game.moves(state, seat!)[0]!)
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0])
  })

  test('RW-22: nobody takes a die that is not in the tray, or out of turn', () => {
    expect(against(three(), take('blue-5', 'free'))).toBe('RW-22')
    expect(against(three(), take('clear-1', 'free', B))).toBe('RW-3')
  })

  test('RW-23: no player may pass, and the draft empties the tray', () => {
    const state = drafting(['blue 6'], { players: 2 })
    expect(game.moves(state, A).every(({ kind }) => kind === 'draft')).toBe(true)
    expect(against(state, { kind: 'yarrr', seat: A })).toBe('RW-47')
    expect(played(state, take('blue-1', 'drunk')).pool).toEqual([])
  })

  test('RW-24, RW-25, EX-3: clear dice and own dice are free, expensive and drunken ones are not available', () => {
    expect(namesOf(three(), A)).toEqual([
      'Take the clear 4',
      'Take the red 2',
      'Take the red 1',
      'Bribe the blue 5 for 5 Infamy',
      'Bribe the blue 3 for 3 Infamy',
    ])
  })

  test('RW-24: a clear die cannot be paid for', () => {
    expect(against(three(), take('clear-1', 'bribe'))).toBe('RW-24')
    const { state, events } = course(three(), take('clear-1', 'free'))
    expect(state.players[A]).toMatchObject({ infamy: 5, nests: [{ id: 'clear-1', face: 4, via: 'free' }] })
    expect(events.map(({ rule }) => rule)).toContain('RW-24')
  })

  test('RW-25: an own die cannot be paid for', () => {
    expect(against(three(), take('red-1', 'bribe'))).toBe('RW-25')
    const { state, events } = course(three(), take('red-1', 'free'))
    expect(state.players[A]!.infamy).toBe(5)
    expect(events.map(({ rule }) => rule)).toContain('RW-25')
  })

  test('RW-26, EX-4: A bribes the blue 5 and the turn passes to B', () => {
    const { state, events } = course(three(), take('blue-2', 'bribe'))
    expect(state.players[A]).toMatchObject({ infamy: 0, nests: [{ id: 'blue-2', face: 5, via: 'bribe' }] })
    expect(game.turn(state)).toMatchObject({ seats: [B] })
    expect(told(events, 'infamyPaid')).toEqual([{ seat: A, amount: 5 }])
    expect(against(three(), take('blue-2', 'free'))).toBe('RW-26')
  })

  test('RW-26, RW-27: without a free die a player is told the alternatives', () => {
    const why = (infamy: number, ...pool: Parameters<typeof drafting>[0]) =>
      game.check(drafting(pool, { players: 3, by: { [A]: { infamy } } }), take('blue-1', 'free'))?.why
    expect(why(6, 'blue 6', 'green 4')).toBe("The blue 6 is Blue's: bribe it for 6 Infamy")
    expect(why(5, 'blue 6', 'red 4')).toBe(
      "The blue 6 is Blue's and costs 6 Infamy; you have 5. The red 4 is free for you",
    )
    expect(why(0, 'blue 6', 'green 4')).toBe(
      "The blue 6 is Blue's and costs 6 Infamy; you have 0. Get a sailor drunk",
    )
  })

  test('RW-26a, EX-8: the price must be paid in full', () => {
    expect(against(three(), take('blue-1', 'bribe'))).toBe('RW-26a')
    const poor = drafting(['blue 6', 'green 4'], { players: 3, by: { [A]: { infamy: 0 } } })
    expect(namesOf(poor, A)).toEqual([
      'Get the blue 6 drunk: it turns to a 1',
      'Get the green 4 drunk: it turns to a 1',
    ])
    const rich = drafting(['blue 6'], { by: { [A]: { infamy: 6 } } })
    expect(played(rich, take('blue-1', 'bribe')).players[A]!.infamy).toBe(0)
  })

  test('RW-26b: bribing is allowed while free dice lie in the tray', () => {
    expect(against(three(), take('blue-3', 'bribe'))).toBeUndefined()
  })

  test('RW-26c, EX-4: the owner of a bribed die gets nothing', () => {
    expect(played(three(), take('blue-2', 'bribe')).players[B]!.infamy).toBe(5)
  })

  test('RW-26d, EX-10: a bribed die is blue again in the next round, and free for B', () => {
    let state = played(drafting(['blue 4'], { first: A }), take('blue-1', 'bribe'))
    for (const seat of [A, B]) {
      const plan = Object.fromEntries(
        state.players[seat]!.nests.map(({ id }, index) => [
          id,
          (['spirits', 'smallCannon', 'largeCannon'] as const)[index]!,
        ]),
      )
      state = played(state, { kind: 'allocate', seat, plan }, { kind: 'yarrr', seat })
    }
    expect([...state.bag, ...state.roll!.due]).toContain('blue-1')
    const later = drafting(['blue 4'], {}, B)
    expect(namesOf(later, B)).toEqual(['Take the blue 4'])
  })

  const none = () => drafting(['blue 6', 'blue 2', 'blue 1'], crewOfB)

  test('RW-27, EX-5: without a free die A may bribe an affordable one, or get any die drunk', () => {
    expect(namesOf(none(), A).toSorted()).toEqual(
      [
        'Bribe the blue 2 for 2 Infamy',
        'Bribe the blue 1 for 1 Infamy',
        'Get the blue 6 drunk: it turns to a 1',
        'Get the blue 2 drunk: it turns to a 1',
        'Get the blue 1 drunk: it turns to a 1',
      ].toSorted(),
    )
  })

  test('RW-27a, EX-6: the drunken sailor’s die is turned to a 1', () => {
    const { state, events } = course(none(), take('blue-1', 'drunk'))
    expect(state.players[A]!.nests.at(-1)).toEqual({ id: 'blue-1', face: 1, rolled: 6, via: 'drunk' })
    expect(told(events, 'drafted')[0]).toMatchObject({ face: 1, rolled: 6, via: 'drunk' })
  })

  test('RW-27b: no sailor gets drunk while a clear die or an own one lies there, however poor the player is', () => {
    const own = drafting(['red 1', 'blue 6'], { by: { [A]: { infamy: 0 } } })
    expect(against(own, take('blue-1', 'drunk'))).toBe('RW-27b')
    expect(namesOf(own, A)).toEqual(['Take the red 1'])
    const clear = drafting(['clear 1', 'blue 6'], { by: { [A]: { infamy: 0 } } })
    expect(against(clear, take('blue-1', 'drunk'))).toBe('RW-27b')
    const rich = drafting(['blue 6', 'blue 5'], { by: { [A]: { infamy: 30 } } })
    expect(against(rich, take('blue-1', 'drunk'))).toBeUndefined()
  })

  test('RW-27c, EX-6: it costs nothing, and any die may be taken away, a 1 too', () => {
    const state = played(none(), take('blue-1', 'drunk'))
    expect(state.players[A]!.infamy).toBe(5)
    expect(game.moves(state, B)).not.toContainEqual(take('blue-1', 'free', B))
    expect(against(none(), take('blue-3', 'drunk'))).toBeUndefined()
  })

  test('RW-28: a drafted die goes into the next nest, for all to see', () => {
    const state = played(three(), take('red-1', 'free'))
    expect(state.players[A]!.nests.map(({ id }) => id)).toEqual(['red-1'])
    expect(game.view(state, B).players[A]!.nests).toEqual(state.players[A]!.nests)
    expect(game.view(state, 'spectator').players[A]!.nests).toEqual(state.players[A]!.nests)
  })

  test('RW-28a: a drafted die keeps the face that was rolled', () => {
    const state = played(three(), take('blue-2', 'bribe'))
    expect(state.players[A]!.nests[0]).toMatchObject({ face: 5, rolled: 5 })
  })

  test('RW-29: after the draft everybody has three dice', () => {
    const state = played(drafting(['clear 4'], { players: 3 }), take('clear-1', 'free'))
    expect(state.phase).toBe('allocate')
    expect(state.players.map(({ nests }) => nests.length)).toEqual([3, 3, 3])
  })

  test('two dice of a colour that show the same are one choice, and high free dice stand first', () => {
    const state = drafting(['red 2', 'red 2', 'blue 1', 'clear 4'])
    expect(namesOf(state, A).filter(name => name === 'Take the red 2')).toHaveLength(2)
    const ranked = game.moves(state, A).map(move => game.describe(state, move))
    const first = ranked.toSorted((a, b) => a.rank! - b.rank!)[0]
    expect(first?.text).toBe('Take the clear 4')
  })
})

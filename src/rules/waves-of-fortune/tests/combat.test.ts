import { describe, expect, test } from 'vitest'
import { pairsOf } from '../fight'
import { wavesOfFortune as game } from '../index'
import { roundChances } from '../odds'
import type { FortuneState } from '../state'
import {
  against,
  B,
  course,
  decline,
  fight,
  G,
  kindsOf,
  P,
  played,
  roll,
  type Sailor,
  sail,
  send,
  ship,
  table,
  tile,
  told,
  Y,
} from '../testing/position'

/** Purple fights the pirates of a card that lay on C6 (shallows) or B5 (depths). */
function meets(card: string, purple: Sailor = {}, wish: Parameters<typeof table>[0] = {}) {
  const cell = card.startsWith('D') ? 'B5' : 'C6'
  const state = table({
    ...wish,
    ships: { purple: { cell: 'C5', ...purple } },
    spaces: { [cell]: { token: card } },
  })
  return played(state, sail(cell))
}

/** The card is drawn, and its pirates can be fought or left alone. */
function drawn(card: string, purple: Sailor = {}) {
  const cell = card.startsWith('D') ? 'B5' : 'C6'
  return played(
    table({
      ships: { purple: { cell: 'C5', ...purple } },
      spaces: { [cell]: { kind: 'ocean', faceUp: false } },
      top: [card],
    }),
    sail(cell),
  )
}

describe('3.9 combat with pirates', () => {
  test('WF-73: the HP on the card is the number of pirates', () => {
    expect(meets('DO-04').combat?.hp).toBe(6)
    expect(meets('SO-01').combat?.hp).toBe(1)
  })

  test('WF-74, WF-74b: the player who draws pirates may decline; they stay with their card and the turn goes on', () => {
    const state = drawn('SO-02')
    expect(state).toMatchObject({ phase: 'foeChoice', actor: P })
    const names = game.moves(state, P).map(move => game.describe(state, move).text)
    expect(names).toEqual(['Fight the pirates: 2 HP, 99 % to win, else the ship sinks', 'Leave them alone'])
    const left = played(state, decline)
    expect(tile(left, 'C6').token).toEqual({ kind: 'pirate', card: 'SO-02#1' })
    expect(ship(left, 'purple').food).toBe(5)
    expect(left.active).toBe(B)
  })

  test('WF-75: a fight goes on until one side has nobody left', () => {
    const fighting = played(meets('DO-02'), send(3), roll(6, 6, 6), roll(1, 1, 1))
    expect(fighting).toMatchObject({ phase: 'fighters', combat: { hp: 4 } })
    expect(ship(fighting, 'purple').crew).toBe(3)
    expect(new Set(game.moves(fighting, P).map(({ kind }) => kind))).toEqual(new Set(['sendFighters']))
  })

  test.each([
    ['purple', Y],
    ['blue', G],
    ['yellow', P],
    ['green', B],
  ] as const)('WF-76, WF-76a: of four, the player across throws against %s', (colour, hand) => {
    const state = table({
      active: colour,
      ships: { [colour]: { cell: 'C5' } },
      spaces: { C6: { token: 'SO-02' } },
    })
    expect(game.turn(played(state, sail('C6'), send(1))).kind === 'throw').toBe(true)
    expect(game.turn(played(state, sail('C6'), send(1)))).toMatchObject({ seats: [hand] })
  })

  test('WF-76b: of three, a player with nobody across meets the next in order', () => {
    const state = table({
      players: 3,
      active: 'blue',
      ships: { blue: { cell: 'C5' } },
      spaces: { C6: { token: 'SO-02' } },
    })
    expect(game.turn(played(state, sail('C6'), send(1)))).toMatchObject({ seats: [2] })
    const two = table({
      players: 2,
      options: { coloursInPlay: 'purple-blue' },
      ships: { purple: { cell: 'C5' } },
      spaces: { C6: { token: 'SO-02' } },
    })
    expect(game.turn(played(two, sail('C6'), send(1)))).toMatchObject({ seats: [1] })
  })

  test('WF-76c: that player throws, even if their own ship is sunk', () => {
    const state = table({
      ships: { purple: { cell: 'C5' }, yellow: { cell: 'H2', afloat: false } },
      spaces: { C6: { token: 'SO-02' } },
    })
    expect(game.turn(played(state, sail('C6'), send(1)))).toMatchObject({ seats: [Y] })
  })

  test('WF-77: up to three crew fight, never more than there are', () => {
    expect(against(meets('DO-04', { crew: 6 }), send(3))).toBeUndefined()
    expect(against(meets('DO-04', { crew: 2 }), send(3))).toBe('WF-77')
    expect(game.readMove({ kind: 'sendFighters', seat: 0, count: 4 }).ok).toBe(false)
    expect(against(meets('DO-04'), send(0))).toBe('WF-77a')
  })

  test('WF-77a, WF-84, EX-23: survivors stay in front, and the row is filled up again', () => {
    const five = played(meets('DO-04', { crew: 5 }), send(3), roll(6, 1, 1), roll(2, 2, 2))
    expect(ship(five, 'purple').crew).toBe(4)
    expect(game.moves(five, P).map(move => move.kind === 'sendFighters' && move.count)).toEqual([2, 3])
    expect(against(five, send(1))).toBe('WF-77a')
    const four = played(meets('DO-04', { crew: 4 }), send(3), roll(6, 6, 6), roll(1, 1, 1))
    expect(game.moves(four, P).map(move => move.kind === 'sendFighters' && move.count)).toEqual([1])
  })

  test.each([
    ['SO-01', 1],
    ['SO-02', 2],
    ['SO-03', 3],
    ['DO-04', 3],
  ])('WF-78, WF-78a: %s sends %s to a round, by itself', (card, count) => {
    const turn = game.turn(played(meets(card), send(1)))
    expect(turn.kind === 'throw' && turn.throw.dice.map(({ id }) => id)).toEqual(
      ['pirate-1', 'pirate-2', 'pirate-3'].slice(0, count),
    )
  })

  test('WF-79: a die for every fighter, and the pirates throw first', () => {
    const state = played(meets('SO-02'), send(3))
    expect(game.turn(state)).toMatchObject({ phase: 'foeThrow', throw: { dice: [{}, {}] } })
    const next = played(state, roll(4, 5))
    expect(game.turn(next)).toMatchObject({ phase: 'crewThrow', seats: [P], throw: { dice: [{}, {}, {}] } })
    expect(next.combat?.foeDice).toEqual([4, 5])
  })

  test('WF-80, WF-81, WF-83, EX-18: lined up by value, the lower die loses, of equal ones the pirate', () => {
    const { state, events } = course(meets('DO-02'), send(3), roll(6, 4, 2), roll(1, 6, 4))
    expect(told(events, 'round')).toMatchObject([
      {
        pairs: [
          { crew: 6, foe: 6, crewWins: true },
          { crew: 4, foe: 4, crewWins: true },
          { crew: 1, foe: 2, crewWins: false },
        ],
        won: 2,
        lost: 1,
      },
    ])
    expect(state.combat?.hp).toBe(2)
    expect(ship(state, 'purple').crew).toBe(5)
  })

  test('WF-82: rows of unequal length meet at the high end', () => {
    expect(pairsOf([2, 5], [6, 1, 4], 'from-highest')).toEqual([
      { crew: 5, foe: 6, crewWins: false },
      { crew: 2, foe: 4, crewWins: false },
    ])
    expect(pairsOf([2, 5, 6], [5], 'from-highest')).toEqual([{ crew: 6, foe: 5, crewWins: true }])
  })

  test('WF-82: with from-lowest they meet at the low end', () => {
    expect(pairsOf([5], [6, 1, 4], 'from-lowest')).toEqual([{ crew: 5, foe: 1, crewWins: true }])
    const state = meets('SO-01', { crew: 3 }, { options: { dicePairing: 'from-lowest' } })
    const lost = played(state, send(3), roll(3), roll(6, 6, 2))
    expect(ship(lost, 'purple').crew).toBe(2)
  })

  test('WF-82a: with from-lowest the player chooses how many fight, and the pirates come one at a time', () => {
    const state = meets('DO-04', { crew: 5 }, { options: { dicePairing: 'from-lowest' } })
    expect(game.moves(state, P)).toEqual([1, 2, 3].map(count => ({ kind: 'sendFighters', seat: P, count })))
    const sent = played(state, send(1))
    expect(game.turn(sent)).toMatchObject({ kind: 'throw', throw: { dice: [{}] } })
    const { state: after } = course(sent, roll(4), roll(4))
    expect(after).toMatchObject({ combat: { hp: 5 } })
    expect(ship(after, 'purple').crew).toBe(5)
    // Either side would lose by sending more.
    const crewLost = (fighters: number, foes: number) => {
      const chances = roundChances(fighters, foes, { foe: 'pirates', cannons: 0, pairing: 'from-lowest' })
      return chances.reduce((sum, chance, lost) => sum + chance * lost, 0) / (chances.length - 1)
    }
    expect(crewLost(2, 1)).toBeGreaterThan(crewLost(1, 1))
    expect(crewLost(1, 2)).toBeLessThan(crewLost(1, 1))
  })

  test('WF-82, WF-85, WF-87, EX-20: the last crew loses its only pair; the pirates stay, all three', () => {
    const { state, events } = course(meets('SO-03', { crew: 1 }), send(1), roll(6, 5, 1), roll(5))
    expect(ship(state, 'purple').afloat).toBe(false)
    expect(told(events, 'sunk')).toHaveLength(1)
    expect(tile(state, 'C6').token?.card).toBe('SO-03#1')
    const next = table({
      active: 'blue',
      ships: { blue: { cell: 'C5' } },
      spaces: { C6: { token: 'SO-03' } },
    })
    expect(played(next, sail('C6')).combat?.hp).toBe(3)
  })

  test('WF-85a: crew and pirates never fall to 0 in the same round', () => {
    for (let crew = 1; crew <= 3; crew++) {
      for (let hp = 1; hp <= 3; hp++) {
        const chances = roundChances(crew, hp, { foe: 'pirates', cannons: 0, pairing: 'from-highest' })
        const together = chances.findIndex((_, lost) => lost >= crew && chances.length - 1 - lost >= hp)
        expect(together).toBe(-1)
      }
    }
  })

  test('WF-86, WF-86a, WF-88: 50 gold for every HP of the card; the token goes, the crew stays lost', () => {
    const state = played(
      meets('DO-02'),
      send(3),
      roll(6, 1, 1),
      roll(2, 2, 2),
      send(3),
      roll(1, 1),
      roll(6, 6, 6),
    )
    expect(ship(state, 'purple')).toMatchObject({ shipGold: 200, crew: 5 })
    expect(tile(state, 'B5').token).toBeUndefined()
    expect(state.discard.DO).toEqual(['DO-02#1'])
  })

  test('WF-86a: pirates that are beaten as they are drawn leave no token', () => {
    const state = played(drawn('SO-01'), fight, send(3), roll(1), roll(6, 6, 6))
    expect(tile(state, 'C6').token).toBeUndefined()
    expect(state.discard.SO).toEqual(['SO-01#1'])
    expect(ship(state, 'purple').shipGold).toBe(50)
  })

  test('WF-87a, WF-96, WF-96c, WF-100, EX-24: a lost fight against a drawn card puts the token down', () => {
    const state = played(
      table({
        ships: {
          purple: {
            cell: 'G3',
            crew: 3,
            food: 5,
            shipGold: 450,
            chestGold: 100,
            maps: ['SI-01'],
            upgrades: ['hull'],
          },
        },
        spaces: { G2: { kind: 'ocean', faceUp: false } },
        top: ['DO-02'],
      }),
      sail('G2'),
      fight,
      send(3),
      roll(1, 1, 6),
      roll(5, 5, 1),
      send(2),
      roll(2, 6),
      roll(6, 1),
      send(1),
      roll(6),
      roll(1),
    )
    expect(tile(state, 'G2')).toMatchObject({
      token: { kind: 'pirate', card: 'DO-02#1' },
      wrecks: [{ owner: P, gold: 450, maps: ['SI-01#1'] }],
    })
    expect(ship(state, 'purple')).toMatchObject({
      afloat: false,
      crew: 0,
      food: 0,
      shipGold: 0,
      chestGold: 100,
      maps: [],
      upgrades: ['hull'],
      cell: 'G2',
    })
  })

  test('WF-64, WF-43, WF-99c, WF-86a, EX-25: the next ship fights all of them first, then salvages', () => {
    const state = table({
      active: 'blue',
      ships: { blue: { cell: 'G3', crew: 8, food: 4 } },
      spaces: { G2: { token: 'DO-02', wreck: { owner: P, gold: 450, maps: ['SI-01'] } } },
    })
    const met = played(state, sail('G2'))
    expect(met).toMatchObject({ phase: 'fighters', combat: { hp: 4 } })
    const won = played(met, send(3), roll(1, 1, 1), roll(6, 6, 6), send(3), roll(1), roll(6, 6, 6))
    expect(ship(won, 'blue')).toMatchObject({ shipGold: 650, maps: ['SI-01#1'] })
    expect(tile(won, 'G2')).toMatchObject({ wrecks: [] })
    expect(tile(won, 'G2').token).toBeUndefined()
  })

  test('WF-117, EX-21: Deck Cannons throw one die more and drop the lowest', () => {
    const state = played(meets('SO-03', { crew: 5, upgrades: ['cannons'] }), send(3), roll(6, 3, 2))
    expect(game.turn(state)).toMatchObject({ throw: { dice: [{}, {}, {}, {}] } })
    const won = played(state, roll(6, 3, 3, 1))
    expect(ship(won, 'purple')).toMatchObject({ crew: 5, shipGold: 150 })
  })

  test('WF-117: the spare die makes no extra pair, also from the lowest', () => {
    const cannons = { crew: 5, upgrades: ['cannons'] } as const
    const state = played(
      meets('SO-03', cannons, { options: { dicePairing: 'from-lowest' } }),
      send(3),
      roll(6),
    )
    expect(game.turn(state)).toMatchObject({ throw: { dice: [{}, {}, {}, {}] } })
    expect(ship(played(state, roll(1, 1, 1, 1)), 'purple').crew).toBe(4)
  })

  test('WF-117: the cannons bear in the first two rounds of a fight, and in the next fight again', () => {
    const dice = (state: FortuneState) => {
      const turn = game.turn(state)
      return turn.kind === 'throw' ? turn.throw.dice.length : 0
    }
    let state = meets('DO-04', { crew: 9, food: 3, upgrades: ['cannons'] })
    const thrown: number[] = []
    for (let round = 0; round < 3; round++) {
      state = played(state, send(3), roll(6, 6, 6))
      thrown.push(dice(state))
      state = played(state, roll(...(round < 2 ? [1, 1, 1, 1] : [6, 6, 6])))
    }
    expect(thrown).toEqual([4, 4, 3])
    expect(game.fault(state)).toBeUndefined()
    expect(dice(played(meets('SO-03', { crew: 5, upgrades: ['cannons'] }), send(3), roll(6, 3, 2)))).toBe(4)
  })

  test('WF-81: losses of a round are listed with its pairs', () => {
    const { events } = course(meets('SO-01'), send(1), roll(6), roll(1))
    expect(kindsOf(events)).toContain('round')
    expect(told(events, 'round')).toMatchObject([{ won: 0, lost: 1, hp: 1, crew: 5 }])
  })
})

import { describe, expect, test } from 'vitest'
import { wavesOfFortune as game } from '../index'
import {
  against,
  B,
  course,
  decline,
  fight,
  flee,
  P,
  played,
  roll,
  type Sailor,
  sail,
  send,
  ship,
  stay,
  table,
  tile,
  told,
} from '../testing/position'

function drawn(purple: Sailor = {}, options = {}) {
  const spaces = { B5: { kind: 'ocean', faceUp: false } } as const
  const state = table({ options, ships: { purple: { cell: 'C5', ...purple } }, spaces, top: ['DO-01'] })
  return played(state, sail('B5'))
}
function meets(purple: Sailor = {}, options = {}) {
  const state = table({
    options,
    ships: { purple: { cell: 'C5', ...purple } },
    spaces: { B5: { token: 'DO-01' } },
  })
  return played(state, sail('B5'))
}

describe('3.10 Kraken', () => {
  test('WF-89: drawn, its token is put on that tile', () => {
    expect(tile(drawn(), 'B5').token).toEqual({ kind: 'kraken', card: 'DO-01#1' })
  })

  test('WF-90, WF-90a, EX-28: it can be engaged when drawn and on every landing, and never must be', () => {
    const state = drawn()
    expect(state).toMatchObject({ phase: 'foeChoice', actor: P })
    expect(against(state, flee)).toBe('WF-102')
    const left = played(state, decline)
    expect(ship(left, 'purple')).toMatchObject({ cell: 'B5', food: 5 })
    expect(tile(left, 'B5').token?.kind).toBe('kraken')
    const again = played(
      table({ ships: { purple: { cell: 'B5' } }, spaces: { B5: { token: 'DO-01' } } }),
      stay,
    )
    expect(again).toMatchObject({ phase: 'foeChoice', actor: P })
    expect(against(again, decline)).toBeUndefined()
    expect(against(again, fight)).toBeUndefined()
  })

  test('WF-91, WF-91a: three fives, always, and nobody throws for it', () => {
    const state = played(meets({ crew: 6 }), fight, send(3))
    expect(state).toMatchObject({ phase: 'crewThrow', actor: P, combat: { foeDice: [5, 5, 5] } })
    const next = played(state, roll(6, 5, 4))
    expect(next.combat?.hp).toBe(2)
    expect(ship(next, 'purple').crew).toBe(5)
    expect(played(next, send(2)).combat?.foeDice).toEqual([5, 5, 5])
    expect(told(course(next, send(3)).events, 'foeDice')).toMatchObject([{ faces: [5, 5, 5] }])
  })

  test('WF-117, WF-91a, EX-21b: cannons only with the maximum', () => {
    const one = played(meets({ crew: 5, upgrades: ['cannons'] }), fight, send(1))
    expect(game.turn(one)).toMatchObject({ throw: { dice: [{ id: 'crew-1' }] } })
    const two = played(meets({ crew: 2, upgrades: ['cannons'] }), fight, send(2))
    expect(two.roll?.due).toHaveLength(3)
    expect(played(two, roll(1, 6, 6)).combat?.hp).toBe(2)
  })

  test('WF-91b, EX-30: surplus pairs are ignored, crew losses count', () => {
    const three = played(meets({ crew: 9, food: 3 }), fight, send(3), roll(6, 6, 6))
    expect(three.combat?.hp).toBe(1)
    const { state, events } = course(three, send(3), roll(6, 5, 2))
    expect(told(events, 'round')).toMatchObject([{ won: 2, lost: 1, hp: 0 }])
    expect(ship(state, 'purple')).toMatchObject({ crew: 8, krakenGem: true })
  })

  test.each([4, 3, 10])('WF-92: it has as many HP as the table says: %s', krakenHp => {
    expect(played(meets({}, { krakenHp }), fight).combat?.hp).toBe(krakenHp)
    expect(played(meets(), fight).combat?.hp).toBe(4)
  })

  test('WF-93, WF-93a, WF-93b: 500 gold and the blue gem; token and card leave the game', () => {
    const state = played(meets({ crew: 6 }), fight, send(3), roll(6, 6, 6), send(3), roll(6, 6, 6))
    expect(ship(state, 'purple')).toMatchObject({ shipGold: 500, krakenGem: true })
    expect(tile(state, 'B5').token).toBeUndefined()
    expect(state.removed).toEqual(['DO-01#1'])
    expect(state.discard.DO).toEqual([])
    expect(game.score(state).totals[P]).toBe(2)
    const sunk = table({ ships: { purple: { cell: 'C4', food: 0, krakenGem: true } } })
    expect(ship(played(sunk, stay), 'purple')).toMatchObject({ afloat: false, krakenGem: true })
  })

  test('WF-94: if it wins, the ship sinks and it stays with all its HP', () => {
    const state = played(meets({ crew: 2, shipGold: 100 }), fight, send(2), roll(6, 1), send(1), roll(1))
    expect(ship(state, 'purple').afloat).toBe(false)
    expect(tile(state, 'B5')).toMatchObject({ token: { kind: 'kraken' }, wrecks: [{ gold: 100 }] })
    expect(state.active).toBe(B)
    expect(state.combat).toBeUndefined()
    expect(played(meets(), fight).combat?.hp).toBe(4)
  })

  test('WF-99c: on its tile salvage needs no fight', () => {
    const state = table({
      ships: { purple: { cell: 'C5' } },
      spaces: { B5: { token: 'DO-01', wreck: { owner: B, gold: 300 } } },
    })
    expect(ship(played(state, sail('B5'), decline), 'purple').shipGold).toBe(300)
  })
})

import { describe, expect, test } from 'vitest'
import { wavesOfFortune as game } from '../index'
import {
  against,
  B,
  choose,
  course,
  fight,
  G,
  kindsOf,
  P,
  played,
  push,
  roll,
  sail,
  send,
  ship,
  stay,
  table,
  targets,
  tile,
  told,
} from '../testing/position'

/** Purple at D4 rams blue at D3 and pushes it to C3. */
const beside = (wish: Parameters<typeof table>[0] = {}) =>
  table({ ...wish, ships: { purple: { cell: 'D4' }, blue: { cell: 'D3' }, ...wish.ships } })
const rammed = [sail('D3'), push('C3')] as const

describe('3.5 ramming', () => {
  test('WF-33, WF-34, WF-35, EX-13: the rammer chooses a neighbour without ship and home base', () => {
    const state = table({ ships: { blue: { cell: 'D4' }, yellow: { cell: 'C3' }, green: { cell: 'D5' } } })
    const at = played(state, sail('E4', 'D4'))
    expect(at).toMatchObject({ phase: 'ramPush', actor: P })
    expect(targets(at, 'ram')).toEqual(['C4', 'C5', 'D3', 'E3', 'E4'])
    expect(against(at, push('C3'))).toBe('WF-35')
    expect(against(at, push('E5'))).toBe('WF-34')
    expect(against(at, push('D2'))).toBe('WF-33')
  })

  test('WF-34a, EX-14: a space is always left', () => {
    const state = table({
      ships: { purple: { cell: 'B3' }, blue: { cell: 'A1' }, green: { cell: 'A2' }, yellow: { cell: 'B2' } },
    })
    const at = played({ ...state, allowance: 4 }, sail('B2', 'B1', 'A1'))
    expect(targets(at, 'ram')).toEqual(['B1'])
  })

  test('WF-34: reefs, whirlpools, tokens, wrecks and the King are allowed', () => {
    const state = beside({
      spaces: {
        C2: { kind: 'reef' },
        D2: { kind: 'king' },
        E2: { kind: 'whirlpool' },
        C3: { token: 'SO-09' },
        E3: { wreck: { gold: 50 } },
      },
    })
    expect(targets(played(state, sail('D3')), 'ram')).toEqual([
      'C2',
      'C3',
      'C4',
      'D2',
      'D4',
      'E2',
      'E3',
      'E4',
    ])
  })

  test('WF-35: one ram a turn; the pushed ship rams nobody', () => {
    const state = beside({ ships: { yellow: { cell: 'C3' } } })
    expect(against(played(state, sail('D3')), push('C3'))).toBe('WF-35')
  })

  test('WF-36, WF-54: pushed onto a face-down tile, its player turns it over and draws', () => {
    const state = beside({ spaces: { C3: { kind: 'ocean', faceUp: false } }, top: ['SO-05'] })
    const { state: next, events } = course(state, ...rammed)
    expect(told(events, 'tileTurned')).toEqual([{ seat: B, cell: 'C3', tile: 'ocean' }])
    expect(told(events, 'cardDrawn')).toMatchObject([{ seat: B, card: 'SO-05#1' }])
    expect(ship(next, 'blue').shipGold).toBe(400)
    expect(ship(next, 'purple').shipGold).toBe(0)
  })

  test('WF-37, WF-38, WF-64, WF-76a, WF-86, EX-16: pushed onto pirates the ship fights at once, in its own hand', () => {
    const state = beside({
      ships: { blue: { cell: 'D3', crew: 3, food: 4 } },
      spaces: { C3: { token: 'SO-02' } },
    })
    const { state: fighting } = course(state, ...rammed)
    expect(fighting).toMatchObject({ phase: 'fighters', actor: B, active: P })
    const thrown = played(fighting, send(3))
    expect(game.turn(thrown)).toMatchObject({ kind: 'throw', seats: [G], throw: { dice: [{}, {}] } })
    const won = played(thrown, roll(1, 1), roll(6, 6, 6))
    expect(ship(won, 'blue').shipGold).toBe(100)
    expect(tile(won, 'C3').token).toBeUndefined()
  })

  test('WF-37, EX-16: with face-down-only nothing happens until the own landing', () => {
    const state = beside({
      options: { ramEffects: 'face-down-only' },
      spaces: { C3: { token: 'SO-02' } },
    })
    const pushed = played(state, ...rammed)
    expect(pushed).toMatchObject({ phase: 'move', active: B })
    expect(played(pushed, stay)).toMatchObject({ phase: 'fighters', actor: B })
    const down = beside({
      options: { ramEffects: 'face-down-only' },
      spaces: { C3: { kind: 'ocean', faceUp: false } },
      top: ['SO-04'],
    })
    expect(ship(played(down, ...rammed), 'blue').shipGold).toBe(250)
  })

  test('WF-39: first the whole landing step of the rammed ship, then that of the rammer', () => {
    const state = beside({
      spaces: { C3: { token: 'SO-08' }, D3: { token: 'SO-09' } },
      ships: { blue: { cell: 'D3', food: 2 } },
    })
    const { events } = course(state, ...rammed)
    expect(told(events, 'tokenMet').map(({ seat }) => seat)).toEqual([B, P])
  })

  test('WF-40, WF-41: the rammed player pays no food, and ramming costs nothing', () => {
    const state = beside({
      spaces: { C3: { kind: 'reef' }, D3: { kind: 'reef' } },
      ships: { blue: { cell: 'D3', shipGold: 200 } },
    })
    // Blue does not start its turn here, so no throw comes before the ram.
    const next = played(state, ...rammed)
    expect(ship(next, 'blue')).toMatchObject({ crew: 6, food: 6, shipGold: 200, cell: 'C3' })
    expect(ship(next, 'purple')).toMatchObject({ crew: 6, food: 5 })
  })

  test('WF-42: when a rammed ship defeats the King the game is over at that instant', () => {
    const state = beside({
      ships: { blue: { cell: 'D3', crew: 12, food: 0 } },
      spaces: { D2: { kind: 'king' } },
    })
    let fighting = played(state, sail('D3'), push('D2'))
    for (let round = 0; round < 5; round++) fighting = played(fighting, send(3), roll(1, 1, 1), roll(6, 6, 6))
    expect(fighting.phase).toBe('over')
    expect(ship(fighting, 'blue').defeatedKing).toBe(true)
    expect(ship(fighting, 'purple').food).toBe(6)
  })

  test('WF-111, EX-48: a rammed ship that drifts home has its services at once and later a turn as usual', () => {
    const state = table({
      ships: { purple: { cell: 'C3' }, blue: { cell: 'C2', crew: 4, food: 4, shipGold: 300 } },
      spaces: { B2: { kind: 'ocean', faceUp: false } },
      top: ['DO-19'],
    })
    const { state: home, events } = course(state, sail('C2'), push('B2'), choose('goHome'))
    expect(home).toMatchObject({ phase: 'homeServices', actor: B, active: P })
    expect(ship(home, 'blue').cell).toBe('F5')
    expect(kindsOf(events)).toContain('wentHome')
    const banked = played(home, ({ actor }) => ({
      kind: 'homeServices',
      seat: actor,
      bank: 300,
      buy: [],
      crew: 6,
      food: 6,
    }))
    expect(ship(banked, 'blue')).toMatchObject({ chestGold: 300, shipGold: 0, food: 6 })
    expect(ship(banked, 'purple')).toMatchObject({ cell: 'C2', food: 5 })
    expect(banked).toMatchObject({ phase: 'move', active: B, allowance: 2 })
  })

  test('WF-74a, WF-76b: a rammed ship may decline drawn pirates; with two the opponent throws for them', () => {
    const state = table({
      players: 2,
      ships: { purple: { cell: 'D4' }, yellow: { cell: 'D3' } },
      spaces: { C3: { kind: 'ocean', faceUp: false } },
      top: ['SO-01'],
    })
    const met = played(state, ...rammed)
    expect(met).toMatchObject({ phase: 'foeChoice', actor: 1 })
    expect(game.turn(played(met, fight, send(1)))).toMatchObject({ seats: [0] })
  })
})

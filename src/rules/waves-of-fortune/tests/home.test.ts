import { describe, expect, test } from 'vitest'
import { wavesOfFortune as game } from '../index'
import {
  against,
  atHome,
  choose,
  course,
  kindsOf,
  P,
  played,
  type Sailor,
  sail,
  ship,
  stay,
  table,
  told,
} from '../testing/position'
import type { upgradeCosts } from '../vocabulary'

const home = (purple: Sailor = {}) => played(table({ ships: { purple } }), stay)

describe('3.13 home base and upgrades', () => {
  test('WF-110, WF-110a: served at the end of every own turn at home, arrived or stayed', () => {
    expect(home()).toMatchObject({ phase: 'homeServices', actor: P })
    const arrived = played(table({ ships: { purple: { cell: 'E4' } } }), sail('E5'))
    expect(arrived).toMatchObject({ phase: 'homeServices', actor: P })
    expect(played(arrived, atHome()).active).toBe(1)
  })

  test('WF-110b: first bank, then buy, then load', () => {
    const state = home({ shipGold: 150 })
    const { state: next, events } = course(state, atHome({ bank: 150, buy: ['hold'], crew: 8, food: 8 }))
    expect(kindsOf(events).slice(0, 3)).toEqual(['banked', 'bought', 'loaded'])
    expect(ship(next, 'purple')).toMatchObject({
      shipGold: 0,
      chestGold: 0,
      upgrades: ['hold'],
      crew: 8,
      food: 8,
    })
  })

  test('WF-112, WF-112a: any load that fits, whatever was aboard', () => {
    const state = home({ crew: 2, food: 9 })
    expect(ship(played(state, atHome({ crew: 11, food: 1 })), 'purple')).toMatchObject({ crew: 11, food: 1 })
    expect(against(state, atHome({ crew: 1, food: 0 }))).toBeUndefined()
    expect(against(state, atHome({ crew: 0, food: 12 }))).toBe('WF-112a')
    expect(against(state, atHome({ crew: 8, food: 5 }))).toBe('WF-112a')
  })

  test('WF-113, WF-113a: any part of the gold aboard, in 50s, and never back', () => {
    const state = home({ shipGold: 300, chestGold: 100, maps: ['SI-01'] })
    expect(ship(played(state, atHome({ bank: 150 })), 'purple')).toMatchObject({
      shipGold: 150,
      chestGold: 250,
      maps: ['SI-01#1'],
    })
    expect(against(state, atHome({ bank: 350 }))).toBe('WF-113a')
    expect(against(state, atHome({ bank: 75 }))).toBe('WF-113a')
    expect(game.readMove({ ...atHome()(state), bank: -50 }).ok).toBe(false)
  })

  test('WF-114, WF-114a: from the chest, any number at a time, each kind once', () => {
    const state = home({ chestGold: 400, upgrades: ['hull'] })
    expect(ship(played(state, atHome({ buy: ['sails', 'cannons'] })), 'purple')).toMatchObject({
      chestGold: 0,
      upgrades: ['sails', 'cannons', 'hull'],
    })
    expect(against(state, atHome({ buy: ['hull'] }))).toBe('WF-114a')
    expect(against(state, atHome({ buy: ['hold', 'hold'] }))).toBe('WF-114a')
    expect(against(state, atHome({ buy: ['sails', 'cannons', 'hold'] }))).toBe('WF-114a')
    expect(against(home({ shipGold: 400 }), atHome({ buy: ['cannons'] }))).toBe('WF-114a')
    expect(told(course(state, atHome({ buy: ['hold'] })).events, 'bought')).toMatchObject([{ cost: 150 }])
  })

  test('WF-115, WF-116, WF-117, WF-118: prices', () => {
    const buys = (upgrade: keyof typeof upgradeCosts, chestGold: number) =>
      against(home({ chestGold }), atHome({ buy: [upgrade] }))
    for (const [upgrade, cost] of [
      ['sails', 200],
      ['hold', 150],
      ['cannons', 200],
      ['hull', 100],
    ] as const) {
      expect([buys(upgrade, cost), buys(upgrade, cost - 50)]).toEqual([undefined, 'WF-114a'])
    }
  })

  test('WF-116: a Deep Hold bought now is filled now, 16 and no more', () => {
    const state = home({ chestGold: 200 })
    expect(against(state, atHome({ buy: ['hold'], crew: 10, food: 6 }))).toBeUndefined()
    expect(against(state, atHome({ buy: ['hold'], crew: 10, food: 7 }))).toBe('WF-112a')
    expect(against(state, atHome({ crew: 10, food: 6 }))).toBe('WF-112a')
  })

  test('WF-111: a ship that drifts home in its own turn is served once, at its end', () => {
    const state = table({
      ships: { purple: { cell: 'C3', shipGold: 100 } },
      spaces: { C2: { kind: 'ocean', faceUp: false } },
      top: ['DO-19'],
    })
    const drifted = played(state, sail('C2'), choose('goHome'))
    expect(drifted).toMatchObject({ phase: 'homeServices', actor: P, landings: [] })
    expect(played(drifted, atHome())).toMatchObject({ phase: 'move', active: 1 })
  })

  test('WF-110: the list banks everything and fills the hold, with a sample of other options', () => {
    const state = home({ shipGold: 500 })
    const moves = game.moves(state, P)
    expect(moves).toContainEqual(atHome({ bank: 500, buy: ['hold', 'hull'], crew: 15, food: 1 })(state))
    expect(moves).toContainEqual(atHome({ bank: 500, buy: [], crew: 6, food: 6 })(state))
    expect(moves.some(move => move.kind === 'homeServices' && move.bank < 500)).toBe(true)
    expect(moves.every(move => game.check(state, move) === undefined)).toBe(true)
  })
})

describe('3.14 treasure maps', () => {
  const lands = (purple: Sailor, top: string, crew: number) =>
    course(
      table({
        ships: { purple: { cell: 'B3', crew, food: 3, ...purple } },
        spaces: { B4: { kind: 'island', faceUp: false } },
        top: [top],
      }),
      sail('B4'),
    )

  test('WF-119: maps come from islands, are kept aboard and open to all', () => {
    const state = table({
      ships: { purple: { cell: 'C5' } },
      spaces: { C6: { kind: 'island', faceUp: false } },
      top: ['SI-03'],
    })
    const { state: next, events } = course(state, sail('C6'))
    expect(ship(next, 'purple').maps).toEqual(['SI-03#1'])
    expect(next.discard.SI).toEqual([])
    expect(told(events, 'mapFound')).toMatchObject([{ seat: P, cell: 'I7' }])
    expect(game.view(next, 1).players[P]!.maps).toEqual(['SI-03#1'])
  })

  test('WF-120, WF-120a, WF-43, EX-40: first the tile; a survivor digs, then eats', () => {
    const sunk = lands({ maps: ['SI-01'] }, 'DI-10', 2).state
    expect(ship(sunk, 'purple')).toMatchObject({ afloat: false, maps: [] })
    expect(sunk.tiles[31]).toMatchObject({ wrecks: [{ gold: 0, maps: ['SI-01#1'] }] })
    const dug = lands({ maps: ['SI-01'] }, 'DI-10', 3).state
    expect(ship(dug, 'purple')).toMatchObject({ crew: 1, shipGold: 300, food: 2, maps: [] })
    expect(dug.discard.SI).toEqual(['SI-01#1'])
  })

  test('WF-99, WF-120a, EX-41: a map out of a wreck is dug up in the same landing step', () => {
    const state = table({
      active: 'blue',
      ships: { blue: { cell: 'B3' } },
      spaces: { B4: { kind: 'island', wreck: { owner: P, maps: ['SI-01'] } } },
    })
    expect(ship(played(state, sail('B4')), 'blue')).toMatchObject({ shipGold: 300, maps: [] })
  })

  test('WF-120b: a map drawn on its own X is dug up at once', () => {
    const state = table({
      ships: { purple: { cell: 'B6' } },
      spaces: { A6: { kind: 'island', faceUp: false } },
      top: ['DI-01'],
    })
    expect(ship(played(state, sail('A6')), 'purple')).toMatchObject({ shipGold: 1000, maps: [] })
  })

  test.each([
    ['SI-01', 'B4', 300],
    ['SI-02', 'G2', 300],
    ['SI-03', 'I7', 300],
    ['SI-04', 'D9', 300],
    ['DI-01', 'A6', 1000],
    ['DI-02', 'E1', 1000],
    ['DI-03', 'J5', 1000],
    ['DI-04', 'F10', 1000],
  ] as const)('WF-120: %s marks %s, worth %s', (map, cell, gold) => {
    const state = table({ ships: { purple: { cell, maps: [map] } } })
    expect(ship(played(state, stay), 'purple')).toMatchObject({ shipGold: gold, maps: [] })
    const elsewhere = table({ ships: { purple: { cell: 'C5', maps: [map] } } })
    expect(ship(played(elsewhere, stay), 'purple')).toMatchObject({ shipGold: 0, maps: [`${map}#1`] })
  })
})

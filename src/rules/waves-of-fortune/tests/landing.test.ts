import { describe, expect, test } from 'vitest'
import { choicesOf } from '../data/cards'
import { wavesOfFortune as game } from '../index'
import {
  against,
  ashore,
  choose,
  course,
  draws,
  fight,
  kindsOf,
  P,
  played,
  roll,
  type Sailor,
  sail,
  ship,
  stay,
  table,
  tile,
  told,
} from '../testing/position'

const loot = (card: string, purple: Sailor = {}) => ship(draws(card, purple).state, 'purple')

describe('3.6 landing step and tiles', () => {
  test('WF-43: the tile, then what lies there, the treasure, the wrecks, the maps', () => {
    const state = table({
      ships: { purple: { cell: 'B3', crew: 6, maps: [] } },
      spaces: { B4: { token: 'DO-10', wreck: { gold: 250, maps: ['SI-01'] } } },
    })
    const { events } = course(state, sail('B4'))
    expect(kindsOf(events).slice(1, 6)).toEqual(['tokenMet', 'cargoLost', 'salvaged', 'gold', 'fed'])
  })

  test('WF-43: a ship that sinks takes nothing more; at home a ship has no landing step', () => {
    const state = table({
      ships: { purple: { cell: 'B3', crew: 2 } },
      spaces: { B4: { token: 'DO-10', wreck: { owner: 1, gold: 250 } } },
    })
    const next = played(state, sail('B4'))
    expect(tile(next, 'B4').wrecks).toMatchObject([{ owner: 1, gold: 250 }])
    expect(ship(next, 'purple').afloat).toBe(false)
    expect(kindsOf(course(table(), stay).events)).toEqual(['moved'])
  })

  test('WF-43a, WF-63a: the active ship lands every turn, also where it stays', () => {
    const state = table({ ships: { purple: { cell: 'C4' } }, spaces: { C4: { token: 'SO-09' } } })
    expect(ship(played(state, stay), 'purple').crew).toBe(5)
  })

  test('WF-43b: a token acts once as it is put down', () => {
    expect(loot('SO-09', { crew: 6 }).crew).toBe(5)
    expect(draws('SO-08').events.filter(({ kind }) => kind === 'tokenMet')).toHaveLength(1)
  })

  test('WF-44, WF-44a, WF-47: the tile is turned for all to see and stays so; a card is drawn only then', () => {
    const { state, events, reveals } = draws('SO-13')
    expect(told(events, 'tileTurned')).toEqual([{ seat: P, cell: 'C6', tile: 'ocean' }])
    expect(reveals).toBe(true)
    expect(tile(state, 'C6').faceUp).toBe(true)
    const again = table({ ships: { purple: { cell: 'C5' } }, spaces: { C6: {} } })
    const { state: next, events: quiet } = course(again, sail('C6'))
    expect(kindsOf(quiet)).toEqual(['moved', 'fed', 'turn'])
    expect(next.draw).toEqual(again.draw)
  })

  test('WF-45, WF-46: ocean and island tiles have their decks, in the shallows and in the depths', () => {
    for (const card of ['SO-04', 'SI-12', 'DO-05', 'DI-14']) {
      expect(told(draws(card).events, 'cardDrawn')).toMatchObject([
        { card: `${card}#1`, deck: card.slice(0, 2) },
      ])
    }
  })

  test.each(['reef', 'whirlpool'] as const)('WF-48, WF-49: turning over a %s does nothing at first', kind => {
    const state = table({ ships: { purple: { cell: 'C5' } }, spaces: { C6: { kind, faceUp: false } } })
    const { events, state: next } = course(state, sail('C6'))
    expect(kindsOf(events)).toEqual(['moved', 'tileTurned', 'fed', 'turn'])
    expect(ship(next, 'purple')).toMatchObject({ crew: 6, food: 5 })
  })

  test('WF-50, WF-50a, WF-52, EX-12: 700 gold for the first ship, nothing for the next', () => {
    const state = table({
      ships: { purple: { cell: 'A3', shipGold: 200 }, yellow: { cell: 'B1' } },
      spaces: { A2: { kind: 'ocean' } },
    })
    const next = played(state, sail('A2', 'A1'))
    expect(ship(next, 'purple')).toMatchObject({ shipGold: 900, food: 5, chestGold: 0 })
    expect(tile(next, 'A1').looted).toBe(true)
    const later = table({
      active: 'yellow',
      ships: { yellow: { cell: 'B1' } },
      spaces: { A1: { looted: true } },
    })
    expect(ship(played(later, sail('A1')), 'yellow').shipGold).toBe(0)
  })

  test('WF-53, WF-53a: a drawn card is shown to all and then discarded', () => {
    const { state, events } = draws('SO-13')
    expect(events.find(({ kind }) => kind === 'cardDrawn')).not.toHaveProperty('seenBy')
    expect(state.discard.SO).toEqual(['SO-13#1'])
    const asked = draws('SO-12').state
    expect(game.view(asked, 2).shown).toEqual({ card: 'SO-12#1', who: P })
  })

  test('WF-55, WF-56, EX-37: parts in the printed order; when the ship sinks the rest is skipped', () => {
    const { events, state } = draws('DO-12', { crew: 1, food: 3 })
    expect(told(events, 'cargoLost')).toEqual([{ seat: P, what: 'crew', amount: 1 }])
    expect(ship(state, 'purple')).toMatchObject({ afloat: false, crew: 0, food: 0 })
    expect(loot('DO-12')).toMatchObject({ crew: 5, food: 3 })
  })

  test('WF-56: a player with less loses all of it; losing the last food does not sink', () => {
    const { state, events } = draws('DO-16', { food: 2 })
    expect(told(events, 'cargoLost')).toEqual([{ seat: P, what: 'food', amount: 2 }])
    // The meal of this turn cannot be paid, and that is what sinks her.
    expect(events.filter(({ kind }) => kind === 'sunk')).toMatchObject([{ rule: 'WF-70' }])
    expect(ship(state, 'purple').afloat).toBe(false)
    expect(loot('DO-15', { crew: 1 }).afloat).toBe(false)
  })

  test('WF-57: the player picks an option; paying takes the sum aboard and room for a cube', () => {
    const poor = draws('SO-12', { shipGold: 50, chestGold: 500, crew: 6, food: 4 }).state
    expect(poor).toMatchObject({ phase: 'cardChoice', actor: P })
    expect(game.moves(poor, P)).toEqual([{ kind: 'chooseOption', seat: P, option: 'pass' }])
    expect(game.turn(poor)).toMatchObject({ ask: 'Merchant Ship: too little gold aboard to buy' })
    const full = draws('SO-12', { shipGold: 100, crew: 6, food: 6 }).state
    expect(game.turn(full)).toMatchObject({ ask: 'Merchant Ship: no room in the hold to buy' })
    expect(against(full, choose('buyCrew'))).toBe('WF-57')
    const rich = draws('SO-12', { shipGold: 150, crew: 6, food: 5 }).state
    expect(game.turn(rich)).toMatchObject({ ask: 'Merchant Ship: choose one' })
    expect(ship(played(rich, choose('buyFood')), 'purple')).toMatchObject({ shipGold: 50, food: 5, crew: 6 })
    expect(ship(played(rich, choose('buyCrew')), 'purple')).toMatchObject({ shipGold: 50, crew: 7 })
    expect(against(rich, choose('rob'))).toBe('WF-57')
  })

  test('WF-57: an option that only gains is possible even if nothing fits', () => {
    expect(against(draws('SI-13', { crew: 6, food: 6 }).state, choose('crew'))).toBeUndefined()
    expect(choicesOf('SI-13#1').map(({ id }) => id)).toEqual(['food', 'crew'])
  })

  test.each([
    ['SI-06', 2, { food: 4 }],
    ['SI-06', 4, { food: 6 }],
    ['SI-06', 5, { food: 4, shipGold: 200 }],
    ['SI-07', 2, { crew: 4, food: 4 }],
    ['SI-07', 3, { crew: 5, food: 6 }],
    ['DO-14', 2, { crew: 3 }],
    ['DO-14', 4, { crew: 4 }],
    ['DO-14', 5, { crew: 5 }],
    ['DI-05', 3, { crew: 3 }],
    ['DI-05', 4, { crew: 5, shipGold: 300 }],
    ['DI-07', 1, { crew: 3 }],
    ['DI-09', 6, { crew: 5, food: 6 }],
    ['DI-09', 3, { crew: 3 }],
  ] as const)('WF-58: %s with a throw of %s', (card, face, expected) => {
    const { state } = draws(card, { crew: 5, food: 5 })
    expect(game.turn(state)).toMatchObject({
      kind: 'throw',
      seats: [P],
      rule: 'WF-58',
      throw: { container: 'fortune-tray' },
    })
    expect(ship(played(state, roll(face)), 'purple')).toMatchObject(expected)
  })

  test.each([
    [3, { crew: 3 }],
    [4, { crew: 5, shipGold: 400 }],
  ] as const)('WF-57, WF-58: who boards the Ghost Ship throws: %s', (face, expected) => {
    const { state } = draws('DO-17', { crew: 5 })
    expect(ship(played(state, choose('leave')), 'purple')).toMatchObject({ crew: 5, shipGold: 0 })
    expect(ship(played(state, choose('board'), roll(face)), 'purple')).toMatchObject(expected)
  })

  test('WF-59, WF-118, EX-38: the Lost Temple: each die on its own, the losses as one', () => {
    const { state } = draws('DI-16', { crew: 4, food: 3 })
    expect(state).toMatchObject({ phase: 'expedition' })
    const out = played(state, ashore(3))
    expect(game.turn(out)).toMatchObject({ rule: 'WF-59', throw: { dice: [{}, {}, {}] } })
    expect(ship(played(out, roll(6, 5, 1)), 'purple')).toMatchObject({ shipGold: 300, crew: 3 })
    const hull = draws('DI-16', { crew: 4, food: 3, upgrades: ['hull'] }).state
    expect(ship(played(hull, ashore(3), roll(2, 2, 1)), 'purple').crew).toBe(2)
    expect(against(draws('DI-16', { crew: 3 }).state, ashore(3))).toBe('WF-59')
    expect(game.readMove({ kind: 'sendExpedition', seat: 0, count: 4 }).ok).toBe(false)
    expect(played(state, ashore(0)).discard.DI).toEqual(['DI-16#1'])
    const last = draws('DI-16', { crew: 2 }).state
    expect(ship(played(last, ashore(1), roll(1)), 'purple').crew).toBe(1)
  })

  test('WF-60, EX-46: an empty deck is made of its discard pile', () => {
    const state = table({
      ships: { purple: { cell: 'C5' } },
      spaces: { C6: { kind: 'ocean', faceUp: false } },
    })
    // The other fifteen cards are left out: what a reshuffle does shows in these five alone.
    const pile = [...state.draw.SO].filter(id => /^SO-(0[4-7])/.test(id)).slice(0, 5)
    const empty = { ...state, draw: { ...state.draw, SO: [] }, discard: { ...state.discard, SO: pile } }
    const { state: next, events } = game.play(empty, sail('C6')(empty))
    expect(told(events, 'reshuffled')).toEqual([{ deck: 'SO', count: 5 }])
    expect(next.draw.SO).toHaveLength(4)
    expect([...next.draw.SO, ...next.discard.SO].sort()).toEqual([...pile].sort())
    const none = { ...state, draw: { ...state.draw, SO: [] } }
    const dry = game.play(none, sail('C6')(none))
    expect(kindsOf(dry.events)).toEqual(['moved', 'tileTurned', 'nothing', 'fed', 'turn'])
  })

  test.each([
    ['SO-04', { shipGold: 250 }],
    ['SO-05', { shipGold: 400 }],
    ['SO-06', { crew: 5 }],
    ['SO-07', { food: 4 }],
    ['SO-08', { food: 4 }],
    ['SO-09', { crew: 2 }],
    ['SO-10', { food: 1 }],
    ['SI-05', { crew: 4 }],
    ['SI-08', { crew: 2 }],
    ['SI-09', { food: 0 }],
    ['SI-10', { food: 5 }],
    ['SI-11', { crew: 5 }],
    ['SI-12', { shipGold: 300 }],
    ['DO-05', { shipGold: 400 }],
    ['DO-06', { shipGold: 600 }],
    ['DO-07', { shipGold: 1000 }],
    ['DO-08', { crew: 6 }],
    ['DO-09', { food: 5 }],
    ['DO-10', { crew: 1 }],
    ['DO-11', { food: 0 }],
    ['DO-13', { crew: 2 }],
    ['DO-15', { crew: 1 }],
    ['DI-06', { crew: 6 }],
    ['DI-08', { crew: 1 }],
    ['DI-10', { crew: 1 }],
    ['DI-12', { crew: 2, food: 1 }],
    ['DI-13', { crew: 1, food: 0 }],
    ['DI-14', { shipGold: 500 }],
    ['DI-17', { food: 6 }],
    ['DI-18', { crew: 6 }],
    ['DI-19', { crew: 4, food: 4 }],
  ] as const)('WF-53: %s does what stands on it: %o', (card, expected) => {
    const usual = { crew: 3, food: 2, shipGold: 0 }
    expect(loot(card, { crew: 3, food: 3 })).toMatchObject({ ...usual, ...expected })
  })

  test('WF-53: the maps, the Cursed Gold and the decks of pirates are as they are printed', () => {
    const cursed = draws('DI-15', { crew: 3 }).state
    expect(ship(played(cursed, choose('take')), 'purple')).toMatchObject({ shipGold: 400, crew: 1 })
    expect(ship(played(cursed, choose('leave')), 'purple')).toMatchObject({ shipGold: 0, crew: 3 })
    for (const [card, hp] of [
      ['SO-01', 1],
      ['SO-02', 2],
      ['SO-03', 3],
      ['DO-02', 4],
      ['DO-03', 5],
      ['DO-04', 6],
    ] as const) {
      expect(played(draws(card).state, fight).combat).toMatchObject({ foe: 'pirate', hp })
    }
  })
})

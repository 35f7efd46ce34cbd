import { describe, expect, test } from 'vitest'
import { capacityOf } from '../cargo'
import { wavesOfFortune as game } from '../index'
import { B, course, P, played, type Sailor, sail, ship, stay, table, tile, told } from '../testing/position'
import type { CardId } from '../vocabulary'

function draws(card: string, purple: Sailor = {}, options = {}) {
  const cell = card.startsWith('D') ? 'B5' : 'C6'
  const kind = card.charAt(1) === 'O' ? 'ocean' : 'island'
  const state = table({
    options,
    ships: { purple: { cell: 'C5', ...purple } },
    spaces: { [cell]: { kind, faceUp: false } },
    top: [card],
  })
  return course(state, sail(cell))
}
const adrift = (purple: Sailor, options = {}) =>
  table({ options, ships: { purple: { cell: 'C5', ...purple } } })

describe('3.8 cargo, food, mutiny', () => {
  test('WF-67, WF-116: 12 spaces for crew and food together, 16 with a Deep Hold', () => {
    expect(capacityOf({ upgrades: [] })).toBe(12)
    expect(capacityOf({ upgrades: ['hold'] })).toBe(16)
    expect(ship(draws('DO-08', { crew: 8, food: 4, upgrades: ['hold'] }).state, 'purple').crew).toBe(11)
  })

  test('WF-68, WF-68a, EX-7: cargo that does not fit is lost; nothing goes overboard', () => {
    const { state, events } = draws('SO-06', { crew: 6, food: 5 })
    expect(told(events, 'cargoGained')).toEqual([{ seat: P, what: 'crew', amount: 1, lost: 1 }])
    expect(ship(state, 'purple')).toMatchObject({ crew: 7, food: 4 })
    expect(state.discard.SO).toEqual(['SO-06#1'])
    const broken = { ...state, players: state.players.with(B, { ...state.players[B]!, crew: 9, food: 9 }) }
    expect(game.fault(broken)?.rule).toBe('WF-68')
  })

  test('WF-68: what has no room is said without counting nothing', () => {
    const said = (purple: Sailor) =>
      draws('SO-06', purple).events.find(({ kind }) => kind === 'cargoGained')!.text
    expect(said({ crew: 6, food: 5 })).toBe('Purple takes 1 crew aboard and has no room for 1 more')
    expect(said({ crew: 6, food: 6 })).toBe('Purple has no room for 2 crew')
  })

  test('WF-69: losses take crew, meals take food', () => {
    expect(ship(draws('SI-08', { crew: 4, food: 4 }).state, 'purple')).toMatchObject({ crew: 3, food: 3 })
  })

  test('WF-70, WF-70a: one food a turn outside home, however large the crew', () => {
    for (const crew of [1, 11]) expect(ship(played(adrift({ crew, food: 1 }), stay), 'purple').food).toBe(0)
    expect(ship(played(table(), stay), 'purple').food).toBe(6)
  })

  test('WF-70, WF-71, WF-95, EX-8: food 0 alone does no harm; what cannot be paid sinks the ship', () => {
    const hungry = played(adrift({ crew: 3, food: 1 }), stay)
    expect(ship(hungry, 'purple')).toMatchObject({ afloat: true, food: 0 })
    const { state, events } = course(adrift({ crew: 3, food: 0 }), stay)
    expect(ship(state, 'purple')).toMatchObject({ afloat: false, cell: 'C5' })
    expect(events.filter(({ kind }) => kind === 'sunk')).toMatchObject([{ rule: 'WF-70' }])
  })

  test('WF-70: a captain without food is warned before sailing anywhere but home', () => {
    const names = (food: number) => {
      const state = table({ ships: { purple: { cell: 'E4', food, crew: 3, shipGold: 300 } } })
      return game.moves(state, P).map(move => game.describe(state, move).text)
    }
    expect(names(0)).toContain('Stay here, with nothing to eat: the ship sinks')
    expect(names(0)).toContain('Sail home to E5')
    expect(names(1)).toContain('Stay here')
    const last = game.turn(table({ ships: { purple: { cell: 'E4', food: 1 } } }))
    expect(last).toMatchObject({ ask: expect.stringContaining('the crew eats your last food') })
    expect(names(1)).toContain('Sail to E2 by E3, 2 turns from home with 1 meal')
    const swept = table({
      ships: { purple: { cell: 'C3', food: 0, crew: 3 } },
      spaces: { C3: { kind: 'whirlpool' }, H3: { kind: 'whirlpool' } },
    })
    expect(game.moves(swept, P).map(move => game.describe(swept, move).text)).toContain(
      'Ride the whirlpool to H3, with nothing to eat: the ship sinks',
    )
  })

  test('WF-122a: who meets the King needs no meal after it, unless the game goes on', () => {
    const toKing = (options: object) => {
      const state = table({
        options,
        ships: { purple: { cell: 'E2', food: 0, crew: 9 } },
        spaces: { E1: { kind: 'king' } },
      })
      return game
        .moves(state, P)
        .map(move => game.describe(state, move).text)
        .find(text => / E1:/.test(text))
    }
    expect(toKing({})).toMatch(/to win, else the ship sinks$/)
    expect(toKing({ kingFalls: 'finish-round' })).toMatch(/nothing to eat: the ship sinks$/)
  })

  test('WF-63, WF-72, WF-118: a mine says what it takes before a ship sails onto it', () => {
    const toMine = (card: CardId, crew: number, upgrades: Sailor['upgrades'] = []) => {
      const cell = card.startsWith('D') ? 'B5' : 'C6'
      const state = table({
        ships: { purple: { cell: 'C5', crew, upgrades } },
        spaces: { [cell]: { token: card } },
      })
      const names = game.moves(state, P).map(move => game.describe(state, move).text)
      return names.find(text => text.startsWith(`Sail to ${cell}:`))
    }
    expect(toMine('DO-10', 4)).toBe('Sail to B5: a mine takes 2 crew')
    expect(toMine('SO-09', 2)).toBe('Sail to C6: a mine takes 1 crew')
    expect(toMine('DO-10', 2)).toBe('Sail to B5: a mine sinks the ship')
    expect(toMine('DO-10', 2, ['hull'])).toBe('Sail to B5: a mine, harmless to the Iron Hull')
  })

  test('WF-70: how little food there is, and how far it is home, is said as soon as no meal is to spare', () => {
    const threatAt = (cell: string, food: number) =>
      game.standings!(table({ ships: { purple: { cell, food, crew: 3 } } }))[P]!.threat
    expect(threatAt('E5', 0)).toBeUndefined()
    const rich = table({ ships: { purple: { cell: 'E5', chestGold: 350 } } })
    expect(game.standings!(rich)[P]!.short).toBe('0 VP · 350/500 gold')
    // Three turns home, of which the last ends there: two meals.
    expect(threatAt('B3', 3)).toBeUndefined()
    expect(threatAt('B3', 2)).toBe('2 meals, 3 turns from home')
    expect(threatAt('B3', 1)).toBe('Too far out: 1 meal, 3 turns from home')
  })

  test('WF-96: a wreck is told by what lies in it', () => {
    const { events } = course(adrift({ crew: 3, food: 0, shipGold: 300 }), stay)
    expect(events.find(({ kind }) => kind === 'wreck')?.text).toBe(
      'Purple leaves 300 gold in the wreck at C5',
    )
  })

  test('WF-71: with starvation at zero the last meal sinks her', () => {
    const { state, events } = course(adrift({ crew: 3, food: 1 }, { starvation: 'zero' }), stay)
    expect(ship(state, 'purple').afloat).toBe(false)
    expect(events.filter(({ kind }) => kind === 'sunk')).toMatchObject([{ rule: 'WF-71' }])
  })

  test('WF-71: with starvation at zero the last food lost to a card sinks her, what was not there does not', () => {
    const storm = draws('DO-11', { food: 2 }, { starvation: 'zero' })
    expect(ship(storm.state, 'purple').afloat).toBe(false)
    expect(ship(draws('DO-12', { crew: 3, food: 2 }, { starvation: 'zero' }).state, 'purple').afloat).toBe(
      false,
    )
    const empty = draws('DO-11', { food: 0 }, { starvation: 'zero' }).events
    expect(empty.filter(({ kind }) => kind === 'sunk')).toMatchObject([{ rule: 'WF-70' }])
  })

  test('WF-70b, EX-9: food that comes this turn can pay for it', () => {
    expect(ship(draws('SO-07', { crew: 3, food: 0 }).state, 'purple')).toMatchObject({
      afloat: true,
      food: 1,
    })
  })

  test('WF-72, WF-63, WF-118, EX-36: mines and Iron Hulls', () => {
    const mine = (upgrades: Sailor['upgrades'] = []) =>
      ship(
        played(
          table({
            ships: { purple: { cell: 'C5', crew: 2, food: 4, upgrades } },
            spaces: { B5: { token: 'DO-10' } },
          }),
          sail('B5'),
        ),
        'purple',
      )
    expect(mine(['hull'])).toMatchObject({ crew: 2, afloat: true, food: 3 })
    expect(mine()).toMatchObject({ crew: 0, afloat: false })
    expect(ship(draws('DO-15', { crew: 2, food: 4, upgrades: ['hull'] }).state, 'purple').crew).toBe(1)
  })

  test('WF-118: an Iron Hull throws for no reef, spares 1 of each loss, and is nothing in a fight', () => {
    const hull = { crew: 3, food: 4, upgrades: ['hull'] } as const
    const reef = table({ ships: { purple: { cell: 'C4', ...hull } }, spaces: { C4: { kind: 'reef' } } })
    expect(reef).toMatchObject({ phase: 'move', allowance: 2 })
    expect(ship(draws('SI-08', hull).state, 'purple').crew).toBe(3)
    expect(ship(draws('DO-12', hull).state, 'purple')).toMatchObject({ crew: 3, food: 1 })
    expect(ship(draws('DO-10', hull).state, 'purple').crew).toBe(3)
  })
})

describe('3.11 mutiny and sinking', () => {
  const sunk = (purple: Sailor) => course(adrift({ food: 0, ...purple }), stay)

  test('WF-95: loss of all crew, a lost fight and mutiny sink a ship', () => {
    expect(ship(sunk({}).state, 'purple').afloat).toBe(false)
    expect(ship(draws('DO-15', { crew: 2 }).state, 'purple').afloat).toBe(false)
  })

  test('WF-96, WF-96a: gold and maps stay on the tile; chest, upgrades and gem are kept', () => {
    const { state } = sunk({
      shipGold: 450,
      chestGold: 600,
      maps: ['SI-01', 'DI-02'],
      upgrades: ['sails'],
      krakenGem: true,
    })
    expect(tile(state, 'C5').wrecks).toEqual([{ owner: P, gold: 450, maps: ['SI-01#1', 'DI-02#1'] }])
    expect(ship(state, 'purple')).toMatchObject({
      shipGold: 0,
      chestGold: 600,
      maps: [],
      upgrades: ['sails'],
      krakenGem: true,
    })
  })

  test('WF-96b, WF-97a, EX-49: without gold and maps no wreck; a ship that comes there rams nobody', () => {
    const { state } = sunk({})
    expect(tile(state, 'C5').wrecks).toEqual([])
    expect(ship(state, 'purple')).toMatchObject({ afloat: false, cell: 'C5' })
    const next = table({
      active: 'blue',
      ships: { purple: { cell: 'C5', afloat: false }, blue: { cell: 'C4' } },
    })
    const over = played(next, sail('C5'))
    expect(ship(over, 'blue').cell).toBe('C5')
    expect(over.active).toBe(2)
    const maps = sunk({ maps: ['SI-01'] }).state
    expect(tile(maps, 'C5').wrecks).toEqual([{ owner: P, gold: 0, maps: ['SI-01#1'] }])
  })

  test('WF-96b: several wrecks of one player lie each on its tile', () => {
    const first = table({
      ships: { purple: { cell: 'C5', food: 0, shipGold: 50 } },
      spaces: { H2: { wreck: { owner: P, gold: 100 } } },
    })
    const state = played(first, stay)
    expect([tile(state, 'C5').wrecks[0]?.gold, tile(state, 'H2').wrecks[0]?.gold]).toEqual([50, 100])
  })

  test('WF-96c: crew, food and marks are gone', () => {
    expect(ship(sunk({ crew: 7, shipGold: 50 }).state, 'purple')).toMatchObject({
      crew: 0,
      food: 0,
      wind: false,
      becalmed: false,
    })
    const marked = table({
      active: 'blue',
      ships: { purple: { cell: 'C5', crew: 1, wind: true, becalmed: true }, blue: { cell: 'C4' } },
      spaces: { C6: { token: 'SO-09' } },
    })
    const state = played(marked, sail('C5'), ({ actor }) => ({ kind: 'ram', seat: actor, to: 'C6' }))
    expect(ship(state, 'purple')).toMatchObject({ afloat: false, wind: false, becalmed: false })
  })

  test('WF-97: the ship lies on its side where it sank, and nothing more happens to it', () => {
    const { state, events } = sunk({ shipGold: 100 })
    expect(told(events, 'sunk')).toEqual([{ seat: P, cell: 'C5' }])
    const { food, crew } = ship(played(state, stay), 'purple')
    expect([food, crew]).toEqual([0, 0])
  })

  test('WF-98, WF-98a, WF-98b, EX-26: a turn of repair with home services, then as usual', () => {
    const wrecked = { cell: 'G2', afloat: false, chestGold: 500 } as const
    const state = table({ players: 2, ships: { purple: wrecked } })
    expect(state).toMatchObject({ phase: 'homeServices', actor: P })
    expect(ship(state, 'purple')).toMatchObject({ cell: 'E5', afloat: true, crew: 0 })
    const loaded = played(state, ({ actor }) => ({
      kind: 'homeServices',
      seat: actor,
      bank: 0,
      buy: ['sails'],
      crew: 7,
      food: 5,
    }))
    expect(ship(loaded, 'purple')).toMatchObject({
      crew: 7,
      food: 5,
      upgrades: ['sails'],
      chestGold: 300,
      cell: 'E5',
    })
    expect(loaded.active).toBe(1)
    const next = table({ players: 2, ships: { purple: { upgrades: ['sails'] } } })
    expect(next).toMatchObject({ phase: 'move', allowance: 3 })
  })

  test('WF-99, WF-99a, WF-99b: landing takes everything without asking, even for the former owner', () => {
    const state = table({
      ships: { purple: { cell: 'C5' } },
      spaces: { C6: { wreck: { owner: P, gold: 250, maps: ['SI-02'] } } },
    })
    const two = {
      ...state,
      tiles: state.tiles.map(one =>
        one.wrecks.length > 0 ? { ...one, wrecks: [...one.wrecks, { owner: B, gold: 100, maps: [] }] } : one,
      ),
    }
    const { state: next, events } = course(two, sail('C6'))
    expect(ship(next, 'purple')).toMatchObject({ shipGold: 350, maps: ['SI-02#1'] })
    expect(tile(next, 'C6').wrecks).toEqual([])
    expect(told(events, 'salvaged')).toEqual([{ seat: P, cell: 'C6', gold: 350, maps: ['SI-02#1'] }])
  })

  test('WF-100: sinking costs no upgrades', () => {
    expect(ship(sunk({ upgrades: ['hull', 'hold'] }).state, 'purple').upgrades).toEqual(['hull', 'hold'])
  })

  test('WF-101: nobody is ever out: all four sunk, all four sail again', () => {
    const down = { cell: 'C5', afloat: false } as const
    let state = table({ ships: { purple: down, blue: down, yellow: down, green: down } })
    for (let n = 0; n < 4; n++) {
      state = played(state, ({ actor }) => ({
        kind: 'homeServices',
        seat: actor,
        bank: 0,
        buy: [],
        crew: 6,
        food: 6,
      }))
    }
    expect(state.players.every(({ afloat }) => afloat)).toBe(true)
    expect(state).toMatchObject({ phase: 'move', active: P })
  })
})

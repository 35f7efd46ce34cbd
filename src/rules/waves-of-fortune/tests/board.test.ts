import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { cards, cardsOfDeck, tokenOf } from '../data/cards'
import { piecesOf } from '../gold'
import { areaOf, cells, distance, homeOf, isCell, neighboursOf, stepCost } from '../grid'
import { wavesOfFortune as game } from '../index'
import { setUpFor, ship, table, tile } from '../testing/position'
import { colours, tokenKinds, upgradeIds } from '../vocabulary'

const fresh = () => setUpFor(4, 'board')
const inArea = (area: string) => cells.filter(cell => areaOf(cell) === area)

describe('3.1 the board', () => {
  test('WF-1: the sea is a square of 10 x 10 spaces with one tile each', () => {
    expect(new Set(cells).size).toBe(100)
    expect(fresh().tiles).toHaveLength(100)
  })

  test('WF-2: columns A to J from the west, rows 1 to 10 from the north', () => {
    expect([cells[0], cells[9], cells[10], cells[99]]).toEqual(['A1', 'J1', 'A2', 'J10'])
    expect(neighboursOf('A1')).toEqual(['B1', 'A2', 'B2'])
    expect(isCell('K1') || isCell('A11') || isCell('A0')).toBe(false)
  })

  test('WF-3, WF-3a: the middle four are home bases; purple and yellow, blue and green touch at a corner', () => {
    expect(inArea('home')).toEqual(['E5', 'F5', 'E6', 'F6'])
    expect(colours.map(homeOf)).toEqual(['E5', 'F5', 'F6', 'E6'])
    expect([stepCost('E5', 'F6'), stepCost('F5', 'E6'), stepCost('E5', 'F5')]).toEqual([2, 2, 1])
  })

  test('WF-4, WF-4a: the shallows are the 32 spaces of C3 to H8 around the home bases', () => {
    const shallows = inArea('shallows')
    expect(shallows).toHaveLength(32)
    expect(shallows.every(cell => /^[C-H][3-8]$/.test(cell))).toBe(true)
    for (const cell of ['C3', 'H8', 'E4', 'D5']) expect(shallows).toContain(cell)
  })

  test('WF-5, WF-6: the depths are the two rings outside, their four corners the treasure tiles', () => {
    expect(inArea('treasure')).toEqual(['A1', 'J1', 'A10', 'J10'])
    expect(inArea('depths')).toHaveLength(60)
    for (const cell of ['B2', 'I9', 'A5', 'E10']) expect(areaOf(cell)).toBe('depths')
  })

  test('WF-8: spaces touch along edges and at corners, and the board does not wrap round', () => {
    expect([...neighboursOf('D4')].sort()).toEqual(['C3', 'C4', 'C5', 'D3', 'D5', 'E3', 'E4', 'E5'])
    expect(neighboursOf('J5')).toHaveLength(5)
    expect(stepCost('J5', 'A5')).toBeUndefined()
    expect([stepCost('D4', 'E3'), stepCost('D4', 'D3'), stepCost('D4', 'D2')]).toEqual([2, 1, undefined])
    expect(distance('A1', 'E5')).toBe(8)
  })

  test('WF-9, WF-9a: gold lies in the fewest coins of 50, gems of 100 and diamonds of 500', () => {
    expect(piecesOf(50)).toEqual({ diamond: 0, gem: 0, coin: 1 })
    expect(piecesOf(100)).toEqual({ diamond: 0, gem: 1, coin: 0 })
    expect(piecesOf(1450)).toEqual({ diamond: 2, gem: 4, coin: 1 })
    expect(
      game.fault({ ...fresh(), players: fresh().players.map(one => ({ ...one, chestGold: 30 })) })?.rule,
    ).toBe('WF-9')
  })
})

describe('3.2 set-up', () => {
  test('WF-7, WF-7a, WF-12b, EX-1: 92 tiles lie face down, home bases and treasures face up', () => {
    const state = fresh()
    const open = cells.filter(cell => tile(state, cell).faceUp)
    expect(open).toEqual(['A1', 'J1', 'E5', 'F5', 'E6', 'F6', 'A10', 'J10'])
    expect(state.tiles.filter(({ faceUp }) => !faceUp)).toHaveLength(92)
  })

  test('WF-12, WF-12a: the tiles of the shallows lie in the shallows, those of the depths in the depths, by lot', () => {
    const kindsIn = (seed: string, area: string) => {
      const state = setUpFor(4, seed)
      return inArea(area).map(cell => tile(state, cell).kind)
    }
    const count = (kinds: readonly string[]) =>
      ['ocean', 'island', 'reef', 'whirlpool', 'king'].map(kind => kinds.filter(one => one === kind).length)
    expect(count(kindsIn('board', 'shallows'))).toEqual([14, 12, 3, 3, 0])
    expect(count(kindsIn('board', 'depths'))).toEqual([27, 23, 5, 4, 1])
    for (const area of ['shallows', 'depths']) {
      expect(kindsIn('board', area)).not.toEqual(kindsIn('another board', area))
      expect(kindsIn('board', area)).toEqual(kindsIn('board', area))
    }
  })

  test('WF-51: the one Pirate King can lie under any tile of the depths (seeds "king 0" to "king 199")', () => {
    const places = new Set<string>()
    for (let n = 0; n < 200; n++) {
      const state = setUpFor(4, `king ${n}`)
      const kings = cells.filter(cell => tile(state, cell).kind === 'king')
      expect(kings).toHaveLength(1)
      expect(areaOf(kings[0]!)).toBe('depths')
      places.add(kings[0]!)
    }
    expect(places.size).toBeGreaterThan(50)
  })

  test('WF-13: every ship begins on its home base', () => {
    expect(fresh().players.map(({ cell, afloat }) => [cell, afloat])).toEqual([
      ['E5', true],
      ['F5', true],
      ['F6', true],
      ['E6', true],
    ])
  })

  test('WF-15, WF-15a: four shuffled decks of 20, 18, 34 and 31 cards', () => {
    const { draw } = fresh()
    expect([draw.SO, draw.SI, draw.DO, draw.DI].map(deck => deck.length)).toEqual([20, 18, 34, 31])
    expect(new Set(cards.map(({ id }) => id)).size).toBe(103)
    expect([...draw.DO].sort()).toEqual([...cardsOfDeck('DO')].sort())
    expect(draw.DO).not.toEqual(cardsOfDeck('DO'))
    expect(draw.DO).not.toEqual(setUpFor(4, 'another board').draw.DO)
  })

  test('WF-16, WF-16a: nobody has an upgrade at first; of each there is one for everybody', () => {
    expect(fresh().players.every(({ upgrades }) => upgrades.length === 0)).toBe(true)
    const rich = { cell: 'E4', chestGold: 1100 }
    const state = table({
      ships: { purple: { ...rich, upgrades: upgradeIds }, blue: { ...rich, cell: 'F4' } },
      active: 'blue',
    })
    expect(ship(state, 'purple').upgrades).toHaveLength(4)
    expect(ship(state, 'blue').upgrades).toHaveLength(0)
  })

  test('WF-17: no gold, no token and no gem is in play', () => {
    const state = fresh()
    expect(state.players.every(one => one.shipGold + one.chestGold === 0 && !one.krakenGem)).toBe(true)
    expect(state.tiles.every(({ token, wrecks }) => !token && wrecks.length === 0)).toBe(true)
  })

  test('WF-65, WF-66: 9 pirates, 1 Kraken, 3 mines, 1 Fishing Grounds, 1 Lagoon: a token for each card that places one', () => {
    const count = (kind: string) => cards.filter(({ id }) => tokenOf(id) === kind).length
    expect(tokenKinds.map(count)).toEqual([9, 1, 3, 1, 1])
  })
})

describe('3.16 numbers of players', () => {
  const players = (count: number, options = {}) =>
    setUpFor(count, 'seats', options).players.map(one => one.colour)

  test('WF-127, WF-128: four, three or two sail; two sit opposite each other', () => {
    expect(players(4)).toEqual(['purple', 'blue', 'yellow', 'green'])
    expect(players(3)).toEqual(['purple', 'blue', 'yellow'])
    expect(players(2)).toEqual(['purple', 'yellow'])
  })

  test('WF-128: any other colours may be chosen; what is named too little or too much is made to fit', () => {
    expect(players(2, { coloursInPlay: 'blue-green' })).toEqual(['blue', 'green'])
    expect(players(3, { coloursInPlay: 'blue-yellow-green' })).toEqual(['blue', 'yellow', 'green'])
    expect(players(3, { coloursInPlay: 'blue-green' })).toEqual(['purple', 'blue', 'green'])
    expect(players(2, { coloursInPlay: 'purple-blue-yellow-green' })).toEqual(['purple', 'blue'])
  })

  test('WF-129: nobody plays alone, and five are too many', () => {
    expect(readSetUp(game, { players: 1, seed: 's' }).ok).toBe(false)
    expect(readSetUp(game, { players: 5, seed: 's' }).ok).toBe(false)
    expect(game.options.find(({ id }) => id === 'roundLimit')).toMatchObject({
      default: 'off',
      amongComputers: 60,
    })
  })
})

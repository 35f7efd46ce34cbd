import { describe, expect, it } from 'vitest'
import { wavesOfFortune } from '../../../rules/waves-of-fortune'
import { cells } from '../../../rules/waves-of-fortune/public'
import {
  B,
  fight,
  load,
  P,
  played,
  push,
  roll,
  sail,
  send,
  setUpFor,
  table,
} from '../../../rules/waves-of-fortune/testing/position'
import type { Placement } from '../../things/layout'
import { blankPrint, printRecipe } from '../prints/printList'
import { cellAt, type FortuneView, layoutOf, steered } from '.'
import { railAt, trayAt, trayHalf } from './sizes'

const viewOf = (state: FortuneView) => wavesOfFortune.view(state, 'spectator')
const things = (view: FortuneView, beside = {}) => [...layoutOf(viewOf(view), beside).things.values()]
const ofKind = (list: readonly Placement[], kind: string) => list.filter(thing => thing.kind === kind)
const thing = (view: FortuneView, id: string, beside = {}) => layoutOf(viewOf(view), beside).things.get(id)

describe('a table of Waves of Fortune', () => {
  it('has a hundred tiles in ten rows of ten, eight of them face up before the first turn', () => {
    const tiles = ofKind(things(setUpFor(4, 'layout')), 'tile')
    expect(tiles).toHaveLength(100)
    expect(new Set(tiles.map(({ x, z }) => `${x.toFixed(1)} ${z.toFixed(1)}`)).size).toBe(100)
    expect(tiles.filter(({ faceUp }) => faceUp).map(({ item }) => item)).toEqual([
      'A1',
      'J1',
      'E5',
      'F5',
      'E6',
      'F6',
      'A10',
      'J10',
    ])
    expect(cellAt('A1').x).toBeLessThan(cellAt('J1').x)
    expect(cellAt('A1').z).toBeLessThan(cellAt('A10').z)
  })

  it('shows a tile only after it has been turned', () => {
    const before = table({
      ships: { purple: { cell: 'C5' } },
      spaces: { C6: { kind: 'reef', faceUp: false } },
    })
    expect(thing(before, 'tile:C6')).toMatchObject({ front: 'tileback:shallows', faceUp: false })
    const after = played(before, sail('C6'))
    expect(thing(after, 'tile:C6')).toMatchObject({ front: 'tile:shallows-reef', faceUp: true })
  })

  it('lays a cube into the hold for every crew and every food, and what is said at home as it is said', () => {
    const state = setUpFor(4, 'layout')
    const loaded = played(state, load(7, 4))
    expect(ofKind(things(loaded), 'crew').filter(({ seat }) => seat === P)).toHaveLength(7)
    expect(ofKind(things(loaded), 'food').filter(({ seat }) => seat === P)).toHaveLength(4)
    const draft = { seat: P, crew: 3, food: 9, bank: 0, buy: [] }
    expect(ofKind(things(state, { draft }), 'food').filter(({ seat }) => seat === P)).toHaveLength(9)
  })

  it('lays a sum in the fewest pieces, aboard and in the chest', () => {
    const state = table({ ships: { purple: { cell: 'C5', shipGold: 750, chestGold: 1150 } } })
    const counts = (prefix: string) =>
      ['diamond', 'gem', 'coin'].map(
        kind => things(state).filter(({ id }) => id.startsWith(`${prefix}${kind}@${P}:`)).length,
      )
    expect(counts('')).toEqual([1, 2, 1])
    expect(counts('chest-')).toEqual([2, 1, 1])
  })

  it('says the chance of every fight that can be sailed into, on its space', () => {
    const state = table({
      ships: { purple: { cell: 'C5', crew: 6 } },
      spaces: { C6: { token: 'SO-02' }, H8: { token: 'SO-03' } },
    })
    expect(thing(state, 'odds:C6', { isAsked: true })?.label).toContain('99 % to win')
    expect(thing(state, 'odds:H8', { isAsked: true })).toBeUndefined()
    expect(thing(state, 'odds:C6')).toBeUndefined()
  })

  it('lines the dice of the foe up on the rail, the highest first, and keeps what lies in the tray', () => {
    const state = table({
      ships: { purple: { cell: 'C5', crew: 6 } },
      spaces: { C6: { kind: 'ocean', faceUp: false } },
      top: ['SO-03'],
    })
    const thrown = played(state, sail('C6'), fight, send(3), roll(2, 6, 4))
    const row = ['pirate-2', 'pirate-3', 'pirate-1'].map(id =>
      thing(thrown, `die:${id}`, {
        faces: new Map([
          ['pirate-1', 2],
          ['pirate-2', 6],
          ['pirate-3', 4],
        ]),
      }),
    )
    expect(row.map(die => die?.face)).toEqual([6, 4, 2])
    expect(row.every(die => Math.abs(die!.x - railAt.x) < 3)).toBe(true)
    expect(row.map(die => die!.z)).toEqual([...row.map(die => die!.z)].sort((a, b) => a - b))
    const again = played(state, sail('C6'), fight, send(3))
    const inTray = {
      ...again,
      roll: { ...again.roll!, lying: [{ id: 'pirate-3', face: 5, x: 20, y: -30, yaw: 0 }] },
    }
    const die = thing(inTray, 'die:pirate-3')
    expect(die).toMatchObject({ face: 5 })
    expect(Math.abs(die!.x - trayAt.x) + Math.abs(die!.z - trayAt.z)).toBeLessThan(trayHalf)
  })

  it('lays the loot of a wreck beside its owner’s card, and one piece of it on the tile', () => {
    const state = table({
      ships: { blue: { cell: 'I2', afloat: false } },
      spaces: { D9: { wreck: { owner: B, gold: 450, maps: ['SI-01'] } } },
    })
    const pile = thing(state, `wreck-pile@${B}`)
    expect(pile?.label).toContain('450 gold, 1 map of D9')
    // With the name of who sits there, once it is known.
    expect(pile?.persons).toMatchObject([{ seat: B }])
    const pieces = things(state).filter(({ kind }) => ['diamond', 'gem', 'coin'].includes(kind))
    expect(pieces.map(({ kind }) => kind).sort()).toEqual(['coin', 'gem', 'gem', 'gem', 'gem'])
    expect(pieces.filter(({ id }) => id.startsWith('wreck-gold:'))).toHaveLength(1)
    expect(thing(state, `tag:wreck@${B}`)).toMatchObject({ front: 'gold:450' })
    expect(thing(state, 'map:SI-01#1')).toMatchObject({ kind: 'map', front: 'map:B4-300' })
    expect(thing(table(), `wreck-pile@${B}`)).toBeUndefined()
  })

  it('shows a ramming: the rammer stops at the hull, and the other ship moves along the course', () => {
    const start = table({
      ships: { purple: { cell: 'C5' }, blue: { cell: 'C6' } },
      spaces: { C6: {}, D6: {} },
    })
    const struck = played(start, sail('C6'))
    const helm = steered(steered(undefined, start), { ...struck, active: P })
    const [rammer, rammed] = [P, B].map(seat => thing(struck, `ship@${seat}`, { helm })!)
    expect(struck.phase).toBe('ramPush')
    expect(rammer).toMatchObject({ way: 'sailed' })
    expect(rammed).toMatchObject({ way: 'shoved' })
    expect(rammed!.z - cellAt('C6').z).toBeGreaterThan(0)
    expect(rammer!.z).toBeLessThan(cellAt('C6').z - 1)
    const pushed = thing({ ...played(struck, push('D6')), active: P }, `ship@${B}`, { helm })
    expect(pushed).toMatchObject({ x: cellAt('D6').x, yaw: helm.headings[B] })
  })

  it('prints every key of a table that is under way', () => {
    const state = table({
      ships: {
        purple: { cell: 'C5', shipGold: 350, maps: ['SI-01'], upgrades: ['hold', 'hull'], wind: true },
        blue: { cell: 'I2', afloat: false },
      },
      spaces: {
        C6: { token: 'SO-02' },
        B2: { token: 'DO-01' },
        H3: { kind: 'whirlpool' },
        I9: { kind: 'king' },
        A1: { looted: true },
        D9: { wreck: { owner: 1, gold: 450 } },
      },
    })
    const prints = things(state)
      .filter(({ cut }) => cut)
      .flatMap(({ front, back }) => [front, back])
    expect(prints.filter(print => printRecipe(print) === blankPrint)).toEqual([])
    expect(cells).toHaveLength(100)
  })
})

import { describe, expect, test } from 'vitest'
import { wavesOfFortune as game } from '../index'
import { refusalOfEnd } from '../paths'
import {
  against,
  course,
  kindsOf,
  P,
  played,
  push,
  ride,
  roll,
  sail,
  ship,
  stay,
  table,
  targets,
  tile,
} from '../testing/position'

const onD4 = () => table({ ships: { purple: { cell: 'D4' } } })

describe('3.4 movement', () => {
  test('WF-26: a straight step costs 1, a diagonal one 2, and two may be spent', () => {
    expect(targets(onD4(), 'move')).toEqual(
      ['B4', 'C3', 'C4', 'C5', 'D2', 'D3', 'D5', 'D6', 'E3', 'E4', 'E5', 'F4'].sort(),
    )
  })

  test.each([
    [['E3'], undefined],
    [['E3', 'E2'], 'WF-26a'],
    [['D3', 'D2'], undefined],
    [['D3', 'D4'], 'WF-26c'],
  ])('WF-26a, WF-26c, EX-4: from D4 by %s: %s', (path, rule) => {
    expect(against(onD4(), sail(...path))).toBe(rule)
  })

  test.each([
    ['E3', undefined],
    ['G4', 'G4 is 3 spaces away and you sail 2: a diagonal step counts two'],
    ['F6', 'F6 is 4 spaces away and you sail 2: a diagonal step counts two'],
  ])('WF-26a, WF-28: what keeps a ship on D4 from ending on %s: %s', (cell, why) => {
    const state = { ...onD4(), allowance: 2 }
    expect(refusalOfEnd(state, P, cell)?.why).toBe(why)
    expect(refusalOfEnd({ ...state, allowance: 4 }, P, 'F6')?.rule).toBe('WF-28')
    expect(refusalOfEnd({ ...state, allowance: 0 }, P, 'D5')?.rule).toBe('WF-26a')
  })

  test('WF-26b: less than the allowance, or nothing', () => {
    expect(against(onD4(), stay)).toBeUndefined()
    expect(ship(played(onD4(), stay), 'purple').cell).toBe('D4')
    expect(ship(played(onD4(), sail('D3')), 'purple').cell).toBe('D3')
  })

  test('WF-27: only the last space counts; what is passed is left alone', () => {
    const state = table({
      ships: { purple: { cell: 'C4' }, blue: { cell: 'C6' } },
      spaces: { C5: { token: 'SO-09', wreck: { gold: 100 } }, D4: { faceUp: false } },
    })
    const passed = played(state, sail('C5', 'D5'))
    expect(ship(passed, 'purple')).toMatchObject({ cell: 'D5', shipGold: expect.any(Number) })
    expect(tile(passed, 'C5').wrecks).toHaveLength(1)
    const over = course(state, sail('D4', 'E4'))
    expect(tile(over.state, 'D4').faceUp).toBe(false)
    expect(kindsOf(over.events).filter(kind => kind === 'tileTurned')).toHaveLength(1)
  })

  test('WF-27a: at a table of flip and stop the first face-down tile ends the movement', () => {
    const state = table({
      options: { sailOver: 'flip-and-stop' },
      ships: { purple: { cell: 'D4' } },
      spaces: { D3: { faceUp: false }, D5: {}, C4: { faceUp: false }, E4: { faceUp: false } },
    })
    expect(against(state, sail('D3', 'D2'))).toBe('WF-27a')
    expect(against(state, sail('D5', 'D6'))).toBeUndefined()
    expect(against(state, sail('D3'))).toBeUndefined()
    expect(targets(state, 'move')).not.toContain('D2')
    expect(targets(state, 'move')).toContain('D6')
  })

  test('WF-28, EX-45: ships may pass another home base but not stop there, even if its colour is not in play', () => {
    const state = table({ players: 2 })
    expect(against(state, sail('F5'))).toBe('WF-28')
    expect(against(state, sail('F5', 'G5'))).toBeUndefined()
    expect(against(state, sail('E6'))).toBe('WF-28')
    expect(against(table({ ships: { purple: { cell: 'E4' } } }), sail('E5'))).toBeUndefined()
  })

  test('WF-29: a ship never leaves the board, and sails from neighbour to neighbour', () => {
    const state = table({ ships: { purple: { cell: 'A3' } } })
    expect(targets(state, 'move')).toEqual(['A1', 'A2', 'A4', 'A5', 'B2', 'B3', 'B4', 'C3'])
    expect(against(state, sail('D3'))).toBe('WF-29')
    expect(game.readMove({ kind: 'move', seat: 0, path: ['Z3'] }).ok).toBe(false)
  })

  test('WF-30: ships may be passed; sunken ones do not count', () => {
    const ships = { purple: { cell: 'C4' }, blue: { cell: 'C5' }, yellow: { cell: 'C3', afloat: false } }
    const state = table({ ships, spaces: { C6: {} } })
    expect(ship(played(state, sail('C5', 'C6')), 'blue').cell).toBe('C5')
    const over = played(state, sail('C3'))
    expect(ship(over, 'purple').cell).toBe('C3')
    expect(over.phase).not.toBe('ramPush')
  })

  test('WF-31, WF-31b, WF-33a, EX-11: from whirlpool to whirlpool instead of a movement, ramming the ship there', () => {
    const state = table({
      ships: { purple: { cell: 'H2' }, blue: { cell: 'C6' } },
      spaces: { H2: { kind: 'whirlpool' }, C6: { kind: 'whirlpool' }, C7: {} },
    })
    expect(targets(state, 'teleport')).toEqual(['C6'])
    const there = played(state, ride('C6'))
    expect(there).toMatchObject({ phase: 'ramPush', actor: P, allowance: 0, canTeleport: false })
    const done = played(there, push('C7'))
    expect(ship(done, 'purple')).toMatchObject({ cell: 'C6', food: 5 })
    expect(done.active).toBe(1)
  })

  test('WF-31: a face-down whirlpool, or one that the turn did not begin on, carries nobody', () => {
    const spaces = { H2: { kind: 'whirlpool' }, C6: { kind: 'whirlpool', faceUp: false } } as const
    expect(against(table({ ships: { purple: { cell: 'H2' } }, spaces }), ride('C6'))).toBe('WF-31')
    const beside = table({
      ships: { purple: { cell: 'H3' } },
      spaces: { ...spaces, C6: { kind: 'whirlpool' } },
    })
    expect(against(beside, ride('C6'))).toBe('WF-31')
  })

  test('WF-31a: a ship pushed into a whirlpool may ride it on its next turn', () => {
    const state = table({
      ships: { purple: { cell: 'C4' }, blue: { cell: 'C5' } },
      spaces: { C6: { kind: 'whirlpool' }, H2: { kind: 'whirlpool' } },
    })
    const pushed = played(state, sail('C5'), push('C6'))
    expect(pushed.active).toBe(1)
    expect(targets(pushed, 'teleport')).toEqual(['H2'])
  })

  test('WF-31c: with a single open whirlpool there is nowhere to go; it harms nobody and can be ignored', () => {
    const state = table({ ships: { purple: { cell: 'H2' } }, spaces: { H2: { kind: 'whirlpool' }, H3: {} } })
    expect(targets(state, 'teleport')).toEqual([])
    expect(targets(state, 'move')).toContain('H3')
    expect(ship(played(state, stay), 'purple')).toMatchObject({ crew: 6, food: 5 })
  })

  test('WF-32: Following Wind adds 1 to the next turn only', () => {
    const state = table({
      players: 2,
      ships: { purple: { cell: 'C4' } },
      spaces: { C5: { kind: 'ocean', faceUp: false } },
      top: ['SO-11'],
    })
    const windy = played(state, sail('C5'))
    expect(ship(windy, 'purple').wind).toBe(true)
    const next = table({ ships: { purple: { cell: 'C4', wind: true } } })
    expect(next.allowance).toBe(3)
    expect(ship(next, 'purple').wind).toBe(false)
  })

  test('WF-32, EX-43: the wind is used up on the reef that holds the ship', () => {
    const state = table({ ships: { purple: { cell: 'C4', wind: true } }, spaces: { C4: { kind: 'reef' } } })
    const stuck = played(state, roll(1))
    expect(stuck.allowance).toBe(0)
    expect(ship(played(stuck, stay), 'purple').wind).toBe(false)
  })

  test('WF-115, EX-5: with Swift Sails 21 spaces are in reach of home', () => {
    const state = table({ ships: { purple: { upgrades: ['sails'] } } })
    const there = targets(state, 'move')
    expect(there).toHaveLength(21)
    for (const cell of ['B5', 'E2', 'H5', 'F7', 'E8']) expect(there).toContain(cell)
    for (const cell of ['F5', 'F6', 'E6']) expect(there).not.toContain(cell)
  })

  test('of the ways to a space the shortest is listed, straight steps first', () => {
    const paths = game.moves(onD4(), P).flatMap(move => (move.kind === 'move' ? [move.path.join(' ')] : []))
    expect(paths).toContain('D3 D2')
    expect(paths).toContain('D3')
    expect(new Set(paths).size).toBe(paths.length)
  })
})

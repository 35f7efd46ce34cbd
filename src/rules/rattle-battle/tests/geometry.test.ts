import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import type { RattleOptions } from '../options'
import type { SeaDie } from '../state'
import {
  against,
  at,
  die,
  fights,
  fought,
  type PlayerText,
  played,
  position,
  told,
} from '../testing/position'

type Table = Partial<Omit<RattleOptions, 'scenario'>>

function turnOf(sea: readonly SeaDie[], yellow: PlayerText, options: Table = {}, card = 'A01') {
  return position({ card, sea, options, by: { 0: yellow } })
}

/** Does the move of Yellow's first Ship stand, with a Sail? */
function moves(sea: readonly SeaDie[], x: number, y: number, card = 'A01', options: Table = {}) {
  return against(turnOf(sea, { sails: 1 }, options, card), {
    kind: 'move',
    seat: 0,
    dieId: 'p-yellow-1',
    x,
    y,
  })
}

function fires(sea: readonly SeaDie[], options: Table = {}, card = 'A01') {
  const state = turnOf(sea, { cannons: 2 }, options, card)
  return against(state, { kind: 'fire', seat: 0, shooterId: 'p-yellow-1', targetId: 'n-green-1' })
}

const far = die('n-yellow-1', 130, -130, 2)

describe('3.4 Geometry at the table', () => {
  test('EX-3 (RB-65): a gap within the touch tolerance counts as touching, and so as boarding', () => {
    const boards = (x: number, options: Table = {}) => {
      const { events } = fought({
        card: 'I01',
        options,
        sea: [die('n-yellow-1', 0, 0, 2), die('p-yellow-1', x, 0, 3)],
      })
      return told(events, 'sink')[0]?.boarded
    }
    expect(boards(16.25)).toEqual([0])
    expect(boards(16.4)).toEqual([])
    expect(boards(16.4, { touchToleranceMm: 0.5 })).toEqual([0])
    expect(boards(16.25, { touchToleranceMm: 0.1 })).toEqual([])
  })

  test('RB-66: a target within the range or touching its far end is in range', () => {
    const at = (x: number, options: Table = {}) =>
      fires([die('p-yellow-1', 0, 0, 3), die('n-green-1', x, 0, 2)], options)
    expect(at(79)).toBeUndefined()
    expect(at(79.02)).toBe('RB-66')
  })

  test('RB-66a: the ruler’s tolerance grants nothing for ranges; only the option for leniency does', () => {
    const at = (x: number, options: Table) =>
      fires([die('p-yellow-1', 0, 0, 3), die('n-green-1', x, 0, 2)], options)
    expect(at(79.2, { rulerResolutionMm: 2 })).toBe('RB-66')
    expect(at(79.5, { rangeLeniencyMm: 0.5 })).toBeUndefined()
    expect(at(79.52, { rangeLeniencyMm: 0.5 })).toBe('RB-66')
    expect(at(80, { rangeLeniencyMm: 1 })).toBeUndefined()
  })

  test('EX-10 (RB-67, RB-67a): pairs within the resolution of the table fight together', () => {
    const pairs = (rulerResolutionMm: 0 | 0.5 | 1 | 2) =>
      fights(
        fought({
          card: 'A12',
          options: { rulerResolutionMm },
          sea: [
            die('n-red-1', 0, 0, 4),
            die('p-yellow-1', 30, 0, 5),
            die('p-green-1', -30.4, 0, 3),
            die('p-blue-1', 0, 31, 5),
          ],
        }).events,
      )[0]
    expect(pairs(0.5)).toBe('n-red-1 p-yellow-1, n-red-1 p-green-1')
    expect(pairs(0)).toBe('n-red-1 p-yellow-1')
    expect(pairs(1)).toBe('n-red-1 p-yellow-1, n-red-1 p-green-1, n-red-1 p-blue-1')
  })

  test('EX-6 (RB-69): a move may end at the wall with 0.01 to spare, whatever the yaw', () => {
    const ship = (yaw: number) => [die('p-yellow-1', 90, 0, 3, yaw), far]
    expect(moves(ship(0), 137.01, 0)).toBeUndefined()
    expect(moves(ship(0), 137.02, 0)).toBe('RB-69')
    expect(moves(ship(45), 134.31, 0)).toBeUndefined()
    expect(moves(ship(45), 134.32, 0)).toBe('RB-69')
  })

  test('RB-72: a Ship that at least touches a tile stands on it', () => {
    // T5 of the Boneyard reaches from 73 to 97.
    const stands = (y: number) => moves([die('p-yellow-1', 0, y, 3), far], 0, 0, 'B01') === 'RB-79'
    expect(stands(64.7)).toBe(true)
    expect(stands(64.6)).toBe(false)
  })

  test('RB-73: no move shifts a die by hand: without a Sail or an Upgrade a Ship stays', () => {
    const sea = [die('p-yellow-1', 0, 0, 3), die('p-blue-1', 50, 50, 3), far]
    const state = position({ card: 'A01', sea, by: { 0: { cannons: 2 }, 1: { sails: 1 } } })
    expect(against(state, { kind: 'move', seat: 0, dieId: 'p-yellow-1', x: 20, y: 0 })).toBe('RB-165')
    const sailing = position({ card: 'A01', sea, by: { 0: { sails: 1 }, 1: { sails: 1 } } })
    for (const dieId of ['p-blue-1', 'n-yellow-1'] as const) {
      expect(against(sailing, { kind: 'move', seat: 0, dieId, x: 20, y: 0 })).toBe('RB-172')
    }
  })

  test('RB-73a: a moved die never pushes another: all others lie as they lay', () => {
    const sea = [die('p-yellow-1', 0, 0, 3), die('n-green-1', 40, 0, 2), die('p-blue-1', 80, 20, 3, 20), far]
    const state = position({ card: 'A01', sea, by: { 0: { sails: 2 }, 1: { sails: 1 } } })
    const moved = played(state, {
      kind: 'move',
      seat: 0,
      dieId: 'p-yellow-1',
      x: 64,
      y: 0,
    })
    expect(moved.adventure?.sea.filter(({ id }) => id !== 'p-yellow-1')).toEqual(sea.slice(1))
  })

  test('EX-5 (RB-74, RB-74a): a move is at most 88, passes over Ships, and ends on none', () => {
    const sea = [die('p-yellow-1', 0, 0, 3), die('p-green-1', 40, 0, 3), far]
    expect(moves(sea, 88, 0)).toBeUndefined()
    expect(moves(sea, 88.1, 0)).toBe('RB-74')
    expect(moves(sea, 50, 0)).toBe('RB-74')
    expect(moves(sea, 24, 0)).toBeUndefined()
    expect(moves(sea, 0, 0)).toBe('RB-74a')
    const state = turnOf(sea, { sails: 1 })
    const after = played(state, { kind: 'move', seat: 0, dieId: 'p-yellow-1', x: 24, y: 0 })
    expect(after.players[0]!.sails).toEqual({ ready: 0, exhausted: 1 })
  })

  test('RB-74: a moved die is not rotated and keeps its result', () => {
    const sea = [die('p-yellow-1', 0, 0, 'CANNON', 33), die('p-blue-1', -100, 0, 3), far]
    const state = position({ card: 'A01', sea, by: { 0: { sails: 1 }, 1: { sails: 1 } } })
    const moved = played(state, { kind: 'move', seat: 0, dieId: 'p-yellow-1', x: 12.346, y: 7.004 })
    expect(at(moved, 'p-yellow-1')).toEqual({ ...sea[0], x: 12.35, y: 7 })
  })

  test('RB-75: Ships do not block movement: the way may lead over any number of them', () => {
    const wall = ([1, 2, 3] as const).map(n => die(`n-green-${n}`, 40, (n - 2) * 17, 1))
    expect(moves([die('p-yellow-1', 0, 0, 3), ...wall.slice(0, 2), far], 80, 0)).toBeUndefined()
  })

  test('EX-36 (RB-79): where tiles block moves, no way leads over one, and a Ship on one cannot move', () => {
    const from = (x: number, y: number) => [die('p-yellow-1', x, y, 3), far]
    expect(moves(from(0, 65), 0, 40, 'B01')).toBe('RB-79')
    expect(moves(from(0, 64.7), 0, 40, 'B01')).toBe('RB-79')
    expect(moves(from(0, 60), 0, 40, 'B01')).toBeUndefined()
    expect(moves(from(0, 60), 0, 65, 'B01')).toBeUndefined()
    expect(moves(from(0, 60), 0, 70, 'B01')).toBe('RB-79a')
    expect(moves(from(-60, 85), 25, 85, 'B01')).toBe('RB-79a')
    expect(moves(from(-60, 85), -60, 40, 'B01')).toBeUndefined()
    // Elsewhere tiles are scenery: the Harbour at (0, -115) blocks nothing.
    expect(moves(from(0, -60), 0, -115, 'A08')).toBeUndefined()
  })

  test('RB-79a: by option only the way of the centre must stay clear of tiles', () => {
    // The tile begins at y = 73; at 67 the hull reaches to 75.
    const sea = [die('p-yellow-1', -60, 67, 3), far]
    expect(moves(sea, 20, 67, 'B01')).toBe('RB-79a')
    expect(moves(sea, 20, 67, 'B01', { tileBlock: 'centre' })).toBeUndefined()
  })

  test('RB-80: where tiles block fire, a line that meets a rock is no shot, and a Ship on a rock cannot fire', () => {
    // T1 lies at (-70, 70), 52 wide and 36 high.
    const across = [die('p-yellow-1', -70, 35, 3), die('n-green-1', -70, 105, 2)]
    expect(fires(across, {}, 'A13')).toMatch(/^RB-80/)
    expect(fires(across, {}, 'A14')).toBeUndefined()
    const beside = [die('p-yellow-1', -110, 35, 3), die('n-green-1', -110, 105, 2)]
    expect(fires(beside, {}, 'A13')).toBeUndefined()
    const onRock = [die('p-yellow-1', -70, 60, 3), die('n-green-1', -70, 20, 2)]
    expect(fires(onRock, {}, 'A13')).toMatch(/^RB-80/)
  })

  test('RB-80a: touching Ships have nothing between them, but on a rock there is no shot; by option centres count', () => {
    const touching = [die('p-yellow-1', -70, 35, 3), die('n-green-1', -70, 19, 2)]
    expect(fires(touching, {}, 'A13')).toBeUndefined()
    const onRock = [die('p-yellow-1', -70, 60, 3), die('n-green-1', -70, 44, 2)]
    expect(fires(onRock, {}, 'A13')).toMatch(/^RB-80/)
    // T1 lies between the centres of these two, but not between their nearest points.
    const slanted = [die('p-yellow-1', -120, 20, 3), die('n-green-1', -90, 60, 2)]
    expect(fires(slanted, {}, 'A13')).toBeUndefined()
    expect(fires(slanted, { lineOfFire: 'centres' }, 'A13')).toBe('RB-80a')
  })

  test('RB-84: measuring changes nothing: there is no move for it', () => {
    expect(rattleBattle.readMove({ kind: 'measure', seat: 0, from: 'p-yellow-1', to: 'n-green-1' }).ok).toBe(
      false,
    )
  })
})

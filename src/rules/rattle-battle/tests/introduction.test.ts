/** The Introductory Adventures, I01 to I07 (4.6), each for what its card says. */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import {
  against,
  at,
  course,
  die,
  draws,
  dropped,
  fights,
  fought,
  inSea,
  position,
  sinkings,
  thrown,
  told,
  yellow,
} from '../testing/position'
import type { DieId } from '../vocabulary'

const waiting = { [yellow]: { sails: 1 } }

test('EX-43, I01 Fair Wind: a symbol does nothing and has Strength 1; 2 Loot for taking part', () => {
  const { state, events } = dropped(
    { card: 'I01', by: waiting },
    die('p-yellow-1', 0, 0, 2),
    die('n-yellow-1', 40, 0, 'SAIL'),
    die('n-yellow-2', -50, 0, 'GRAPE'),
  )
  expect(at(state, 'n-yellow-1')).toEqual(die('n-yellow-1', 40, 0, 'SAIL'))
  const { events: battle } = course(state, { kind: 'pass', seat: yellow })
  expect(sinkings([...events, ...battle])).toEqual(['n-yellow-1 by 0', 'n-yellow-2 by 0'])
  expect(draws(battle, yellow).map(list => list.length)).toEqual([2])
})

test('I02 Runaway Merchants: a Sail escapes, a Grapeshot surrenders', () => {
  const { state, events } = dropped(
    { card: 'I02', by: waiting },
    die('p-yellow-1', 0, 0, 4),
    die('n-yellow-1', 40, 0, 'SAIL'),
    die('n-green-1', -50, 0, 'GRAPE'),
  )
  expect(told(events, 'escape')).toEqual([{ dice: ['n-yellow-1'] }])
  const { state: after, events: rest } = course(state, { kind: 'pass', seat: yellow })
  expect(after.players[yellow]!.coins).toBe(0)
  expect(draws(rest, yellow).map(list => list.length)).toEqual([2, 1])
})

test('I03 Sea Patrol: a Sail comes closer, a Grapeshot volleys', () => {
  const { state, events } = dropped(
    { card: 'I03', by: waiting },
    die('p-yellow-1', 0, 0, 4),
    die('p-blue-1', 0, 60, 4),
    die('n-green-1', 100, 0, 'SAIL'),
    die('n-red-1', 0, 100, 'GRAPE'),
  )
  expect(at(state, 'n-green-1')).toMatchObject({ x: 16, y: 0 })
  expect(sinkings(events)).toEqual(['p-blue-1'])
})

test('I05 Powder Barge: a Sail explodes with 1 Ship, a Grapeshot flees', () => {
  const { state, events } = dropped(
    { card: 'I05', by: waiting },
    die('p-yellow-1', 0, 0, 4),
    die('p-blue-1', 100, 100, 4),
    die('n-green-1', 100, 60, 'SAIL'),
    die('n-green-2', -30, 0, 'GRAPE'),
  )
  expect(sinkings(events)).toEqual(['p-blue-1'])
  expect(at(state, 'n-green-2')).toMatchObject({ x: -118, y: 0 })
})

describe('I06 Among the Islands', () => {
  test('I06: tiles stop shots, not moves', () => {
    const state = position({
      card: 'I06',
      sea: [die('p-yellow-1', 0, 125, 4), die('n-red-1', 0, 46, 5), die('n-green-1', 60, 125, 3)],
      by: { [yellow]: { cannons: 2, sails: 1 } },
    })
    const shot = (targetId: DieId): RattleMove => ({
      kind: 'fire',
      seat: yellow,
      shooterId: 'p-yellow-1',
      targetId,
    })
    expect(against(state, shot('n-red-1')), 'across the Island').toBe('RB-80a')
    expect(against(state, shot('n-green-1'))).toBeUndefined()
    expect(against(state, { kind: 'move', seat: yellow, dieId: 'p-yellow-1', x: 40, y: 50 })).toBeUndefined()
  })

  test('I06: a Sail volleys, whatever lies between', () => {
    const { events } = dropped(
      { card: 'I06', by: waiting },
      die('p-yellow-1', 0, 130, 4),
      die('n-red-1', 0, 40, 'SAIL'),
    )
    expect(sinkings(events)).toEqual(['p-yellow-1'])
  })
})

describe("I07 The Governor's Flagship", () => {
  test('I07: on a Skull the flagship volleys and is dropped again', () => {
    const { state, events } = dropped(
      { card: 'I07', by: waiting },
      die('p-yellow-1', 0, 0, 4),
      die('p-blue-1', 60, 0, 4),
      die('n-orange-1', 100, 0, 'SKULL'),
    )
    expect(sinkings(events)).toEqual(['p-blue-1'])
    expect(rattleBattle.turn(state)).toMatchObject({ kind: 'throw', phase: 'np.redrop', seats: [yellow] })
    expect(inSea(course(state, thrown(state, die('n-orange-1', 50, 50, 5))).state)).toContain('n-orange-1')
  })

  test('I07: the player who sank it takes 2 more coins; red and green fight as their symbols say', () => {
    const { state, events } = fought({
      card: 'I07',
      sea: [die('p-yellow-1', 0, 0, 5), die('n-orange-1', 40, 0, 4), die('n-green-1', -60, 0, 'GRAPE')],
    })
    expect(fights(events)).toEqual(['n-orange-1 p-yellow-1', 'n-green-1 p-yellow-1'])
    expect(state.players[yellow]!.coins).toBe(1 + 2 + 1)
  })
})

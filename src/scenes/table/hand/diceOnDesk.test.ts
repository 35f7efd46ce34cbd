import { describe, expect, it } from 'vitest'
import type { DieSpec, ThrowRecord } from '../../../measure'
import { noTurn, quarterTurn } from '../turn'
import { collect, type DiceOnDesk, diceOfThrow, scatter, standOf } from './diceOnDesk'

const dice: readonly DieSpec[] = ['a', 'b', 'c', 'd'].map(id => ({ id, kind: 'ship' }))

const record = (request: Partial<ThrowRecord['request']> = {}): ThrowRecord => ({
  version: 1,
  seed: 'hand',
  request: {
    container: 'sea-box',
    style: 'drop',
    dice: [dice[3]!, dice[1]!],
    lying: [{ ...dice[0]!, face: 1, x: 10, z: 20, yaw: 0 }],
    bystanders: 'live',
    flat: { tiltDeg: 3, heightMm: 0.5 },
    ...request,
  },
  bangs: [],
})

describe('the dice of a throw among those of the table', () => {
  it('are found by their ids, thrown ones first', () => {
    const thrown = diceOfThrow(record(), dice)
    expect([...thrown.own]).toEqual([3, 1, 0])
    expect(thrown.thrownCount).toBe(2)
  })

  it('get to their places on the table and back without touching the others', () => {
    const thrown = diceOfThrow(record(), dice)
    const ofThrow = Float32Array.from({ length: 21 }, (_, i) => i + 1)
    const table = new Float32Array(28)
    const stand = { x: 0, y: 0.5, z: 0, turn: noTurn }
    scatter(ofThrow, thrown, 3, table, stand)
    expect([...table.slice(14, 21)]).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(table[21]).toBe(1)
    expect(table[22]).toBe(2.5)
    const back = new Float32Array(21)
    collect(table, thrown, 3, back, stand)
    expect([...back]).toEqual([...ofThrow])

    const turned = { ...stand, x: 20, turn: quarterTurn(-1) }
    scatter(ofThrow, thrown, 3, table, turned)
    expect([...table.slice(21, 24)]).toEqual([17, 2.5, 1])
    collect(table, thrown, 3, back, turned)
    for (const [i, value] of ofThrow.entries()) expect(back[i]).toBeCloseTo(value, 5)
  })

  it('are held over the middle of the box for a drop, and at its side for a toss', () => {
    const drop = diceOfThrow(record(), dice)
    expect(Math.hypot(drop.middle.x, drop.middle.z)).toBeLessThan(2)
    expect(drop.middle.y).toBeCloseTo(12.5, 5)
    const toss = diceOfThrow(record({ style: 'toss', from: 'west', dice: [dice[0]!] }), dice)
    expect(toss.middle.x).toBeLessThan(-12)
    expect(toss.reach).toBeGreaterThan(drop.reach)
  })

  it('are rolled on the floor of a tray, which is higher than the floor of the box around it', () => {
    const game: DiceOnDesk = { dice, thingOf: die => die, inHandOf: () => [] }
    const inTray = record({ container: 'tray', style: 'roll', lying: [] })
    expect(standOf(game, {}, 0, record()).y).toBe(0)
    expect(standOf(game, {}, 0, inTray).y).toBeCloseTo(0.3, 6)
    // A game that has a place of its own for it says where.
    const aside = { ...game, middleOf: () => ({ x: 30, y: -0.1, z: 4 }) }
    expect(standOf(aside, {}, 0, inTray)).toMatchObject({ x: 30, y: -0.1, z: 4 })
  })
})

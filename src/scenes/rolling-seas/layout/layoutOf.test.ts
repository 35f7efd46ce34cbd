import { describe, expect, it } from 'vitest'
import { type RollingState, rollingSeas } from '../../../rules/rolling-seas/public'
import { adventure, atSea } from '../../../rules/rolling-seas/testing/position'
import { layoutOf, matSpot } from './layoutOf'
import { matMiddle, trayHalf, trayMiddle } from './sizes'

const newGame = (players: number): RollingState =>
  rollingSeas.setup({ players, seed: 'layout', options: { ...atSea({}).options } })

const corners = ({
  x,
  z,
  width,
  depth,
  yaw,
}: {
  x: number
  z: number
  width: number
  depth: number
  yaw: number
}) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a, b]) => {
    const [u, v] = [(a! * width) / 2, (b! * depth) / 2]
    return [x + u * Math.cos(yaw) + v * Math.sin(yaw), z - u * Math.sin(yaw) + v * Math.cos(yaw)] as const
  })

const boxOf = (thing: Parameters<typeof corners>[0]) => {
  const points = corners(thing)
  const xs = points.map(([x]) => x)
  const zs = points.map(([, z]) => z)
  return { left: Math.min(...xs), right: Math.max(...xs), far: Math.min(...zs), near: Math.max(...zs) }
}

describe('the table of Rolling Seas', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of %i lays no sheet on another, on the tray or over the edge',
    players => {
      const { things } = layoutOf(newGame(players), 0)
      const flat = [...things.values()].filter(({ kind }) =>
        ['chart', 'ledger', 'mat', 'deck'].includes(kind),
      )
      const boxes = flat.map(thing => ({ id: thing.id, ...boxOf(thing) }))
      boxes.push({
        id: 'tray',
        left: trayMiddle.x - trayHalf,
        right: trayMiddle.x + trayHalf,
        far: trayMiddle.z - trayHalf,
        near: trayMiddle.z + trayHalf,
      })
      for (const [index, a] of boxes.entries()) {
        expect(Math.max(Math.abs(a.left), Math.abs(a.right)), a.id).toBeLessThan(90)
        expect(Math.max(Math.abs(a.far), Math.abs(a.near)), a.id).toBeLessThan(56)
        for (const b of boxes.slice(index + 1)) {
          const apart =
            a.right <= b.left + 1e-6 ||
            b.right <= a.left + 1e-6 ||
            a.near <= b.far + 1e-6 ||
            b.near <= a.far + 1e-6
          expect(apart, `${a.id} and ${b.id}`).toBe(true)
        }
      }
    },
  )

  it('shows the front of the reference card during the set-up, and then the compass under its token', () => {
    const lying = (state: RollingState) => {
      const { things } = layoutOf(state, 0)
      const [card, token] = ['reference@0', 'compass@0'].map(id => things.get(id)!)
      return { sides: [card!.front, card!.back], apart: Math.hypot(card!.x - token!.x, card!.z - token!.z) }
    }
    const before = lying(newGame(6))
    expect(before.sides).toEqual(['reference:front', 'reference'])
    expect(before.apart).toBeGreaterThan(6.8)
    const after = lying(atSea({ ship: 'F9' }))
    expect(after.sides).toEqual(['reference', 'reference:front'])
    expect(after.apart).toBeLessThan(0.01)
  })

  it('lays the left neighbour’s chart before a player who draws Rocks that go to the right (RS-33)', () => {
    const state = adventure('AD-02', { ship: 'F9', others: [{ ship: 'F9' }, { ship: 'F9' }] })
    const { things, holders } = layoutOf(state, 0)
    expect(holders).toEqual([2, 0, 1])
    expect(things.get('chart:1')!.z).toBeGreaterThan(10)
    expect(things.get('ledger:0')!.z).toBeGreaterThan(10)
  })

  it('says by its seat whose a sheet, a card or a token is, for the names of the table', () => {
    const { things } = layoutOf(newGame(2), 0)
    for (const id of ['chart:1', 'ledger:1', 'reference@1', 'compass@1'])
      expect(things.get(id)!.persons, id).toEqual([{ at: 0, seat: 1, they: "Captain 2's" }])
  })

  it('keeps every chart before its owner while nothing is passed', () => {
    const state = adventure('AD-09', { ship: 'F9', others: [{ ship: 'F9' }] })
    expect(layoutOf(state, 0).holders).toEqual([0, 1])
    expect(
      layoutOf(atSea({ ship: 'F9', others: [{ ship: 'F9' }] }), 1).things.get('chart:1')!.z,
    ).toBeGreaterThan(10)
  })

  it('carries read dice to the boxes of their winds, two of a wind into one (RS-103)', () => {
    const { things } = layoutOf(atSea({ ship: 'F9', winds: ['N', 'N', 'SW'], exploration: 4 }), 0)
    const isIn = (id: string, dir: 'N' | 'SW') => {
      const { x, z } = things.get(id)!
      const { u, v } = matSpot(dir)
      return Math.abs(x - matMiddle.x - u) < 3 && Math.abs(z - matMiddle.z - v) < 3
    }
    expect([isIn('die:light', 'N'), isIn('die:medium', 'N'), isIn('die:dark', 'SW')]).toEqual([
      true,
      true,
      true,
    ])
    expect(things.get('die:exploration')!.face).toBe(4)
  })
})

import { describe, expect, test } from 'vitest'
import { createRandom } from '../../random'
import { areaOf, cells } from '../grid'
import { wavesOfFortune as game } from '../index'
import { course, P, played, sail, setUpFor, ship, stay, table, told } from '../testing/position'

const viewers = [0, 1, 2, 3, 'spectator'] as const
const midway = () =>
  played(
    table({
      ships: { purple: { cell: 'C5', shipGold: 150, maps: ['SI-01'] } },
      spaces: {
        C6: { kind: 'ocean', faceUp: false },
        H2: { token: 'DO-10', wreck: { gold: 50, maps: ['DI-01'] } },
      },
      top: ['SO-04'],
    }),
    sail('C6'),
  )

describe('5.3 hidden information', () => {
  test('WF-11: nobody sees face-down tiles, the draw piles and the generator', () => {
    for (const viewer of viewers) {
      const view = game.view(midway(), viewer)
      expect(view.random).toEqual([])
      expect(view.tiles.filter(({ faceUp }) => !faceUp).every(({ kind }) => kind === 'unknown')).toBe(true)
      expect(
        Object.values(view.draw)
          .flat()
          .every(card => card === 'unknown'),
      ).toBe(true)
    }
  })

  test('WF-11: all the rest is open to all: cargo, gold, maps, upgrades, discard piles, cards on show', () => {
    const state = midway()
    for (const viewer of viewers) {
      const { random, tiles, draw, ...open } = game.view(state, viewer)
      const { random: _r, tiles: _t, draw: _d, ...whole } = state
      expect(open).toEqual(whole)
      expect(tiles.filter(({ faceUp }) => faceUp)).toEqual(state.tiles.filter(({ faceUp }) => faceUp))
      expect([random.length, draw.SO.length]).toEqual([0, state.draw.SO.length])
    }
    const { events } = course(midway(), stay)
    expect(events.every(({ seenBy }) => seenBy === undefined)).toBe(true)
  })

  test('WF-11, invariant 16: other tiles under the same sea and another order of the decks look the same (seeds "sea 0" to "sea 19")', () => {
    const state = midway()
    const view = game.view(state, P)
    for (let n = 0; n < 20; n++) {
      const other = game.imagine(view, P, createRandom(`sea ${n}`))
      expect(game.fault(other)).toBeUndefined()
      expect(game.view(other, P)).toEqual(view)
      expect(game.moves(other, other.actor)).toEqual(game.moves(state, state.actor))
    }
  })

  test('imagined states reach every possible place of a hidden tile or card (seeds "dream 0" to "dream 99")', () => {
    const view = game.view(midway(), P)
    const kings = new Set<string>()
    const tops = new Set<string>()
    for (let n = 0; n < 100; n++) {
      const dream = game.imagine(view, P, createRandom(`dream ${n}`))
      kings.add(cells[dream.tiles.findIndex(({ kind }) => kind === 'king')]!)
      tops.add(dream.draw.SO.at(-1)!)
    }
    expect(kings.size).toBeGreaterThan(35)
    expect([...kings].every(cell => areaOf(cell) === 'depths')).toBe(true)
    expect(tops.size).toBeGreaterThan(12)
    expect(tops.has('SO-04#1')).toBe(false)
  })

  test('WF-10: landing happens on the last space, even for a ship that was pushed there', () => {
    const { events } = course(
      table({ ships: { purple: { cell: 'C4' } }, spaces: { C5: {}, C6: { token: 'SO-08' } } }),
      sail('C5', 'C6'),
    )
    expect(told(events, 'tokenMet').map(({ cell }) => cell)).toEqual(['C6'])
    const sunk = table({
      active: 'blue',
      ships: { purple: { cell: 'C5', afloat: false }, blue: { cell: 'C4' } },
    })
    expect(ship(sunk, 'purple')).toMatchObject({ afloat: false, crew: 0, food: 0 })
  })

  test('a view is no state: it cannot be read back', () => {
    expect(game.read(JSON.parse(JSON.stringify(game.view(setUpFor(4, 'view'), P)))).ok).toBe(false)
  })
})

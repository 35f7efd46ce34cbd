import { describe, expect, test } from 'vitest'
import { wavesOfFortune as game } from '../index'
import {
  against,
  course,
  decline,
  draws,
  kindsOf,
  P,
  played,
  sail,
  send,
  ship,
  stay,
  table,
  tile,
  told,
} from '../testing/position'

describe('3.7 event tokens', () => {
  test('WF-61, WF-61a: the token lies where the ship is, its card filed with it', () => {
    const { state } = draws('SO-08')
    expect(tile(state, 'C6').token).toEqual({ kind: 'fishingGrounds', card: 'SO-08#1' })
    expect(state.discard.SO).toEqual([])
    expect(state.draw.SO).not.toContain('SO-08#1')
  })

  test('WF-62, WF-62a: mine, Fishing Grounds and Lagoon stay for good', () => {
    for (const token of ['SO-09', 'SO-08', 'SI-05']) {
      const state = table({ ships: { purple: { cell: 'C5', crew: 3, food: 3 } }, spaces: { C6: { token } } })
      expect(tile(played(state, sail('C6')), 'C6').token?.card).toBe(`${token}#1`)
    }
  })

  test('WF-63: a token left on a tile acts on the next ship there', () => {
    for (const [token, expected] of [
      ['SO-09', { crew: 4 }],
      ['DO-10', { crew: 3 }],
      ['SO-08', { food: 6 }],
      ['SI-05', { crew: 6 }],
    ] as const) {
      const cell = token === 'DO-10' ? 'B5' : 'C6'
      const state = table({
        active: 'blue',
        ships: { blue: { cell: 'C5', crew: 5, food: 5 } },
        spaces: { [cell]: { token } },
      })
      expect(ship(played(state, sail(cell)), 'blue')).toMatchObject(expected)
    }
  })

  test('WF-63a, WF-68a, WF-70b, EX-50: at the Fishing Grounds the gain comes before the meal', () => {
    const state = table({
      ships: { purple: { cell: 'C4', crew: 5, food: 6 } },
      spaces: { C4: { token: 'SO-08' } },
    })
    const { state: next, events } = course(state, stay)
    expect(told(events, 'cargoGained')).toEqual([{ seat: P, what: 'food', amount: 1, lost: 1 }])
    expect(ship(next, 'purple')).toMatchObject({ crew: 5, food: 6 })
  })

  test('WF-64, WF-64a, WF-74b, EX-27: a player who declined and stays must fight; nobody can decline a token', () => {
    const declined = played(draws('SO-03').state, decline)
    expect(tile(declined, 'C6').token?.kind).toBe('pirate')
    expect(ship(declined, 'purple').food).toBe(5)
    const next = table({ ships: { purple: { cell: 'D3' } }, spaces: { D3: { token: 'SO-03' } } })
    const forced = played(next, stay)
    expect(forced).toMatchObject({ phase: 'fighters', actor: P })
    expect(against(forced, decline)).toBe('WF-74')
    expect(played(forced, send(3)).phase).toBe('foeThrow')
  })

  test('WF-65: a second card never comes to a space with a token', () => {
    const { state } = draws('SO-08')
    const broken = { ...state, shown: { card: 'SO-13#1', who: P } }
    expect(game.fault(broken)).toBeDefined()
    const again = table({ ships: { purple: { cell: 'C5' } }, spaces: { C6: { token: 'SO-08' } } })
    expect(kindsOf(course(again, sail('C6')).events)).not.toContain('cardDrawn')
  })
})

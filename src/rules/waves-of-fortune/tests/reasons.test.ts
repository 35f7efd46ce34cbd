import { describe, expect, test } from 'vitest'
import { wavesOfFortune as game } from '../index'
import type { FortuneState } from '../state'
import {
  ashore,
  choose,
  decline,
  draws,
  fight,
  P,
  played,
  push,
  type Step,
  sail,
  send,
  table,
} from '../testing/position'

const reason = (state: FortuneState, step: Step) => game.reasonFor!(state, step(state))?.text

describe('why a mate would do it', () => {
  test('WF-70: a way says what waits there as far as it is known, and how far home is', () => {
    const state = table({
      ships: { purple: { cell: 'D4', food: 4, shipGold: 150 } },
      spaces: { D3: { wreck: { gold: 200 } }, C4: { faceUp: false } },
    })
    expect(reason(state, sail('D3'))).toBe(
      'A wreck with 200 gold lies there. Home is then 2 turns away, and you have 4 meals.',
    )
    expect(reason(state, sail('C4'))).toMatch(/^Nobody has turned this tile yet\. /)
    expect(reason(state, sail('D5', 'E5'))).toBe(
      'At home the 150 gold aboard goes into your chest, and the hold is filled again.',
    )
  })

  test('WF-74, WF-77: a fight says its chance, whether it is taken up or not', () => {
    let state = table({
      ships: { purple: { cell: 'C5' } },
      spaces: { C6: { kind: 'ocean', faceUp: false } },
      top: ['SO-03'],
    })
    state = played(state, sail('C6'))
    expect(reason(state, fight)).toMatch(/^6 crew win \d+ % of such fights, and \d\.\d of them are left/)
    expect(reason(state, decline)).toBe(reason(state, fight))
    state = played(state, fight)
    expect(reason(state, send(3))).toMatch(/^With 6 crew against \d HP you win \d+ % of such fights\.$/)
  })

  test('WF-112 to WF-118: a stay at home says what its parts are good for', () => {
    const state = table({ ships: { purple: { cell: 'E5', shipGold: 400 } } })
    const load = { crew: 6, food: 6 }
    expect(
      reason(state, () => ({ kind: 'homeServices', seat: P, bank: 400, buy: ['sails', 'cannons'], ...load })),
    ).toBe(
      'Gold in the chest stays yours even if the ship sinks. Swift Sails carry you 3 spaces a turn. Deck Cannons throw one die more in the first two rounds of a fight. 6 crew to fight with, and food for 6 turns at sea.',
    )
  })

  test('WF-57, WF-58: a choice of a card says what the ship has after it, and what the others would bring', () => {
    const { state } = draws('DO-17', { crew: 3, food: 5, shipGold: 100 })
    const board = 'ith a 1 to 3 you then have 1 crew, with a 4 to 6 you then have 500 gold aboard.'
    expect(reason(state, choose('board'))).toBe(`W${board}`)
    expect(reason(state, choose('leave'))).toBe(
      `Board her and throw a die: w${board.replaceAll('then', 'would')}`,
    )
    const one = draws('DI-15', { crew: 2, food: 5 }).state
    expect(reason(one, choose('take'))).toBe('Your ship sinks.')
    expect(reason(draws('SI-13', { crew: 6, food: 5 }).state, choose('food'))).toBe('You then have 6 meals.')
    expect(reason(draws('DO-19', { shipGold: 300 }).state, choose('goHome'))).toBe(
      'You are at home at once, with 300 gold aboard.',
    )
    expect(reason(draws('SO-12', { shipGold: 0 }).state, choose('pass'))).toBe(
      'You cannot pay for anything else.',
    )
  })

  test('WF-59: who goes ashore may find gold or be lost', () => {
    const { state } = draws('DI-16', { crew: 5 })
    expect(reason(state, ashore(2))).toBe(
      'Everybody ashore finds 150 gold with a 5 or more and is lost with a 2 or less, and 3 crew stay aboard.',
    )
    expect(reason(state, ashore(0))).toMatch(/^Everybody who goes finds 150 gold .*, and you have 5 crew\.$/)
  })

  test('WF-33, WF-37: a push says what the rammed ship meets, and how far home it is', () => {
    const state = played(
      table({
        ships: { purple: { cell: 'D5' }, blue: { cell: 'D4' } },
        spaces: { C4: { kind: 'reef' }, E4: { faceUp: false }, C3: { token: 'SO-09' }, D3: {} },
      }),
      sail('D4'),
    )
    expect(reason(state, push('C4'))).toMatch(
      /^Blue meets a coral reef there\. Home is then \d turns? away for Blue\.$/,
    )
    expect(reason(state, push('C3'))).toMatch(/^Blue meets a mine there\. /)
    expect(reason(state, push('E4'))).toMatch(/^Blue must turn the tile there\. /)
    expect(reason(state, push('D3'))).toMatch(/^Home is then /)
  })
})

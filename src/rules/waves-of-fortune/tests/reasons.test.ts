import { describe, expect, test } from 'vitest'
import { wavesOfFortune as game } from '../index'
import type { FortuneState } from '../state'
import { decline, fight, P, played, type Step, sail, send, table } from '../testing/position'

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
})

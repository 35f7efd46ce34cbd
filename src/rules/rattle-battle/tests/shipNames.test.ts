import { describe, expect, test } from 'vitest'
import { toSentence } from '../../sentence'
import { rattleBattle } from '../index'
import { shipName as markedName } from '../sea/shipNames'
import type { RattleState } from '../state'
import { die, position } from '../testing/position'
import type { DieId } from '../vocabulary'

const shipName = (state: RattleState, id: DieId) => toSentence(markedName(state, id)).text

describe('what Ships are called', () => {
  test('a Ship at Sea by whose it is and what it shows, a merchant by its colour', () => {
    const state = position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 4), die('p-blue-2', 50, 0, 'CANNON'), die('n-green-1', 0, 60, 'SAIL')],
    })
    expect(shipName(state, 'p-yellow-1')).toBe("Yellow's 4")
    expect(shipName(state, 'p-blue-2')).toBe("Blue's Cannon")
    expect(shipName(state, 'n-green-1')).toBe('green merchant with the Sail')
    expect(shipName(state, 'p-yellow-2')).toBe("Yellow's Ship")
  })

  test('two that show the same by what is printed where they lie, and in one place from the west', () => {
    const apart = position({
      card: 'A07',
      sea: [die('p-yellow-1', -100, -100, 4), die('p-yellow-2', 0, 0, 4), die('n-red-1', 0, 90, 2)],
    })
    expect(shipName(apart, 'p-yellow-1')).toBe("Yellow's 4 by the whale")
    expect(shipName(apart, 'p-yellow-2')).toBe("Yellow's 4 by the rose")
    expect(shipName(apart, 'n-red-1')).toBe('red merchant 2')
    const together = position({
      card: 'A07',
      sea: [die('p-yellow-1', 20, 0, 4), die('p-yellow-2', -20, 0, 4), die('n-red-1', 0, 90, 2)],
    })
    expect(shipName(together, 'p-yellow-1')).toBe("Yellow's 4, second from the west")
    expect(shipName(together, 'p-yellow-2')).toBe("Yellow's 4, first from the west")
  })

  test('the page asks for the same name; what is no die has none', () => {
    const state = position({ card: 'A07', sea: [die('p-yellow-1', 0, 0, 4), die('n-red-1', 0, 90, 2)] })
    expect(rattleBattle.thingName!(state, 'n-red-1')).toEqual({ text: 'red merchant 2' })
    expect(rattleBattle.thingName!(state, 'token:rum-01')).toBeUndefined()
  })
})

test('RB-165: a reason says what the Battle would come to with the move and without it', () => {
  const state = position({
    card: 'A07',
    sea: [die('p-yellow-1', -100, -100, 4), die('n-red-1', 0, 90, 2)],
    by: { 0: { sails: 1 } },
  })
  expect(rattleBattle.reasonFor!(state, { kind: 'pass', seat: 0 })?.text).toBe(
    'As the Ships lie, you would sink 1 and lose no Ship.',
  )
})

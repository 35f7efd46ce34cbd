import { describe, expect, test } from 'vitest'
import { deepFreeze } from '../../testing/conformance'
import { foreseenActions, foreseenBattle } from '../phases/foreseen'
import { die, dropped, fights, fought, inSea, position, sinkings, told } from '../testing/position'

const sea = [
  die('p-yellow-1', -60, 0, 4),
  die('p-yellow-2', 100, 100, 5),
  die('n-yellow-1', -20, 0, 2),
  die('n-green-1', 30, 0, 4),
  die('n-red-1', 100, 0, 5),
]

describe('the preview of a Battle', () => {
  test('RB-211: the preview of the Battle lists the fights that follow, and changes nothing', () => {
    const text = { card: 'A07', players: 4, sea } as const
    const state = deepFreeze(position(text))
    const foreseen = foreseenBattle(state)
    const { events } = fought(text)
    expect(fights(foreseen)).toEqual(fights(events))
    expect(sinkings(foreseen)).toEqual(sinkings(events))
    expect(inSea(state)).toHaveLength(sea.length)
  })

  test('RB-137: the moves of NP Ships are foreseen in the order in which they are made after the drop', () => {
    const sailing = [
      die('p-yellow-1', -60, 0, 4),
      die('n-yellow-2', 60, 40, 'SAIL'),
      die('n-red-1', 20, -90, 'SAIL'),
      die('n-yellow-1', 100, 0, 'SAIL'),
    ]
    const fleet = { card: 'A08', players: 3 } as const
    const moves = told(dropped(fleet, ...sailing).events, 'move').map(({ die: id }) => id)
    expect(moves.length).toBeGreaterThan(1)
    const lying = deepFreeze(position({ ...fleet, sea: sailing }))
    expect(told(foreseenActions(lying), 'move').map(({ die: id }) => id)).toEqual(moves)
  })

  test('before the drop there is nothing to preview', () => {
    expect(foreseenBattle(position({ card: 'A07', players: 4, phase: 'briefing.commit' }))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { die, position } from '../../../rules/rattle-battle/testing/position'
import { battleDrawing, withShipAt } from './battleDrawing'

const sea = [
  die('p-yellow-1', -60, 0, 4),
  die('p-yellow-2', 100, 100, 5),
  die('n-yellow-1', -20, 0, 2),
  die('n-red-1', 100, 0, 5),
]

describe('the Battle that would follow', () => {
  const view = position({ card: 'A07', players: 4, sea })
  const told = (of: typeof view) => battleDrawing(of).lines.map(({ pair, text }) => [pair.a, pair.b, text])

  it('is drawn fight by fight, the closest pair first (RB-211)', () => {
    expect(told(view)).toEqual([
      ['n-yellow-1', 'p-yellow-1', '1st  4 : 2'],
      ['n-red-1', 'p-yellow-2', '2nd  5 : 5'],
    ])
  })

  it('shows the new order for the dragged Ship, and changes nothing on the table', () => {
    const moved = withShipAt(view, 'p-yellow-2', { x: 100, y: 20 })
    expect(told(moved).map(([np, player]) => [np, player])).toEqual([
      ['n-red-1', 'p-yellow-2'],
      ['n-yellow-1', 'p-yellow-1'],
    ])
    expect(battleDrawing(moved).lines[0]!.pair.mm).toBeLessThan(battleDrawing(view).lines[1]!.pair.mm)
    expect(view.adventure!.sea).toEqual(position({ card: 'A07', players: 4, sea }).adventure!.sea)
  })

  it('is empty when none can follow', () => {
    expect(battleDrawing(position({ card: 'A07', players: 4, sea: sea.slice(0, 2) })).lines).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { rollingWithTheWaves } from '..'
import { foreseeBury, foreseeDie } from '../foreseen'
import type { Player } from '../state'

const fresh = rollingWithTheWaves.setup({
  players: 2,
  seed: 'foreseen',
  options: {
    firstPlayer: 0,
    roundLimit: 0,
    cannonTie: 'left-of-first',
    portsTie: 'nobody',
    infamyCircles: 30,
  },
}).players[0]!
const player = (part: Partial<Player>): Player => ({ ...fresh, ...part })

describe('the preview of an allocation', () => {
  it('says the level a track reaches, and how much is short of the next', () => {
    expect(foreseeDie(player({ hull: [4] }), 'hull', 3)).toBe('7 in all, level 1, blocks 1')
    expect(foreseeDie(player({ hull: [4] }), 'hull', 1)).toBe('5 in all, 2 more for level 1')
    expect(foreseeDie(player({ ports: [1, 1, 1, 1] }), 'ports', 6)).toBe(
      '10 in all, level 2, full: 5 points, pays 2 a round',
    )
    expect(foreseeDie(player({ crew: [4] }), 'crew', 1)).toBe('5 in all, level 1, a die joins')
  })

  it('says when a cannon fires, and what it gains by its lowest number', () => {
    expect(foreseeDie(player({ large: [3, 4] }), 'largeCannon', 3)).toBe('fires 3 shots, 3 Infamy')
    expect(foreseeDie(player({ small: [1] }), 'smallCannon', 2)).toBe('misfires, 1 Infamy')
    expect(foreseeDie(player({}), 'largeCannon', 4)).toBe('2 more numbers and it fires, 1 shot so far')
  })

  it('says what lies on top of a chest', () => {
    expect(foreseeDie(player({ chests: [[5, 4, 3], [], []] }), 'chest1', 1)).toBe('1 on top, 13 in all, full')
    expect(foreseeDie(player({}), 'chest1', 4)).toBe('4 in all')
  })

  it('names every chest that could be buried', () => {
    expect(foreseeBury(player({ chests: [[6, 2], [], [1]] }))).toBe(
      'Chest 1 (8) or Chest 3 (1) is safe for good, 2 points more',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { games } from '../rules/games'
import { botFor, botLevels, levelsOf, taughtLevel } from '.'

describe('the levels of a game', () => {
  it.each(games)('$id: are those that somebody plays at', game => {
    expect(levelsOf(game)).toEqual(botLevels.filter(level => botFor(game, level) !== undefined))
  })

  it('a level that a game does not have is played by the best below it', () => {
    expect(taughtLevel({ id: 'waves-of-fortune' }, 'legend')).toBe('strong')
    expect(taughtLevel({ id: 'waves-of-fortune' }, 'solid')).toBe('solid')
    expect(taughtLevel({ id: 'rolling-with-the-waves' }, 'legend')).toBe('legend')
  })
})

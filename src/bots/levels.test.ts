import { describe, expect, it } from 'vitest'
import { games } from '../rules/games'
import { botFor, botLevels, levelsOf } from '.'

describe('the levels of a game', () => {
  it.each(games)('$id: are those that somebody plays at', game => {
    expect(levelsOf(game)).toEqual(botLevels.filter(level => botFor(game, level) !== undefined))
  })
})

import { describe, expect, it } from 'vitest'
import type { GameId } from '../rules/game'
import { firstRotation, gameAt, type Rotation, restBroken, turnOn } from './rotation'

const games: readonly GameId[] = ['rattle-battle', 'waves', 'rolling-seas']
const turns = (rotation: Rotation, count: number) => {
  const played: (GameId | undefined)[] = []
  let now = rotation
  for (let turn = 0; turn < count; turn++) {
    now = turnOn(now)
    played.push(gameAt(now))
  }
  return { played, now }
}

describe('the rotation', () => {
  it('goes through all games in the order of the settings and begins again', () => {
    expect(turns(firstRotation(games), 7).played).toEqual([...games, ...games, games[0]])
  })

  it('plays a single game again and again', () => {
    expect(turns(firstRotation(['waves']), 3).played).toEqual(['waves', 'waves', 'waves'])
  })

  it('skips a broken game for two turns and then tries it again', () => {
    const broken = restBroken(turns(firstRotation(games), 2).now)
    expect(turns(broken, 8).played).toEqual([
      'rolling-seas',
      'rattle-battle',
      'rolling-seas',
      'rattle-battle',
      'rolling-seas',
      'rattle-battle',
      'waves',
      'rolling-seas',
    ])
  })

  it('keeps going even if every game is broken', () => {
    let now = firstRotation(games)
    for (let turn = 0; turn < 3; turn++) now = restBroken(turnOn(now))
    const { played } = turns(now, 6)
    expect(new Set(played)).toEqual(new Set(games))
  })

  it('refuses to begin without a game', () => {
    expect(() => firstRotation([])).toThrow(RangeError)
  })
})

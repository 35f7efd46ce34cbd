import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { chairColours } from '../../match/seatColours'
import { testMatch } from '../../match/testing/matches'
import { loadPhysics } from '../../physics'
import { gameIds } from '../../rules/game'
import { games } from '../../rules/games'
import { seatLooks } from '../seats/seatLooks'
import { boxes } from './boxes'
import { readGameFacts } from './gameFacts'

beforeAll(loadPhysics)

describe('a box on the shelf', () => {
  it.each(gameIds)('of %s has a cover and words', id => {
    const { word, pitch, minutes } = boxes[id]
    expect(existsSync(`public/boxes/${id}.webp`)).toBe(true)
    expect(word.length).toBeLessThan(90)
    expect(pitch.endsWith('.')).toBe(true)
    expect(minutes[0]).toBeLessThan(minutes[1])
  })

  it.each(readGameFacts())('of $title speaks of options and values that the game has', ({ id, options }) => {
    const { mainOptions = [], valueWords = {} } = boxes[id]
    expect(options.map(option => option.id)).toEqual(expect.arrayContaining([...mainOptions]))
    for (const [name, words] of Object.entries(valueWords)) {
      const option = options.find(one => one.id === name)
      expect(option?.values).toEqual(expect.arrayContaining(words.map(([value]) => value)))
    }
  })

  it.each(games)('of $title has the colours that the game speaks of (seed "colours")', ({ id, players }) => {
    const named = Object.entries(seatLooks)
    const spoken: string[] = []
    for (let count = players.min; count <= players.max; count++) {
      const colours = chairColours(id, count)
      for (const { events } of testMatch({ game: id, players: count, seed: 'colours', entries: 12 }).steps) {
        for (const { text, data } of events) {
          const colour = named.find(([, { word }]) => text.startsWith(`${word} `))?.[0]
          if (colour === undefined || typeof data?.seat !== 'number') continue
          spoken.push(colour)
          expect(`${count} players: ${text} ${colours[data.seat]}`).toBe(
            `${count} players: ${text} ${colour}`,
          )
        }
      }
    }
    // Rolling Seas counts its captains.
    expect(spoken.length > 0).toBe(id !== 'rolling-seas')
  })

  it.each(readGameFacts())('of $title survives serialisation', facts => {
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
  })
})

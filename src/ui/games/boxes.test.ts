import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameIds, readSetUp } from '../../rules/game'
import { games } from '../../rules/games'
import { seatLooks } from '../seats/seatLooks'
import { boxes } from './boxes'
import { readGameFacts } from './gameFacts'

describe('a box on the shelf', () => {
  it.each(gameIds)('of %s has a cover and words', id => {
    const { word, pitch, minutes } = boxes[id]
    expect(existsSync(`public/boxes/${id}.webp`)).toBe(true)
    expect(word.length).toBeLessThan(90)
    expect(pitch.endsWith('.')).toBe(true)
    expect(minutes[0]).toBeLessThan(minutes[1])
    expect(new Set(boxes[id].colours).size).toBe(boxes[id].colours.length)
  })

  it.each(readGameFacts())('of $title speaks of options and values that the game has', ({ id, options }) => {
    const { mainOption, valueWords = {} } = boxes[id]
    if (mainOption) expect(options.map(option => option.id)).toContain(mainOption)
    for (const [name, words] of Object.entries(valueWords)) {
      const option = options.find(one => one.id === name)
      expect(option?.values).toEqual(expect.arrayContaining(words.map(([value]) => value)))
    }
  })

  it.each(games)('of $title has the colours that the game speaks of (seed "colours")', game => {
    const named = Object.entries(seatLooks)
    for (let players = game.players.min; players <= game.players.max; players++) {
      const setUp = readSetUp(game, { players, seed: 'colours' })
      if (!setUp.ok) throw new Error(setUp.why)
      const turn = game.turn(game.setup(setUp.value))
      if (turn.kind === 'over') continue
      const spoken = named.find(([, { word }]) => turn.ask.startsWith(`${word} `))?.[0]
      if (spoken) expect(boxes[game.id].colours[turn.seats[0]!]).toBe(spoken)
    }
  })

  it.each(readGameFacts())('of $title survives being handed over as plain data', facts => {
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
  })
})

import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameIds } from '../../rules/game'
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

  it.each(readGameFacts())('of $title survives being handed over as plain data', facts => {
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
  })
})

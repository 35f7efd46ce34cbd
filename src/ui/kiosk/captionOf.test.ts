import { describe, expect, it } from 'vitest'
import { byName, shortened } from './captionOf'

const seats = [
  { name: 'Anne', colour: 'yellow' },
  { name: 'You', colour: 'red' },
  { name: 'Jack', colour: 'violet' },
] as const

describe('a caption', () => {
  it.each([
    ['Yellow passes', 'Anne passes', 0],
    ['Purple turns over a tile', 'Jack turns over a tile', 2],
    ['Red fires at red 2', 'You fire at red 2', 1],
    ['Blue passes', 'Blue passes', undefined],
    ['Yellowish fog', 'Yellowish fog', undefined],
    ['NP yellow 1 is sunk by Yellow', 'NP yellow 1 is sunk by Anne', undefined],
  ])('of “%s” says “%s”', (text, said, seat) => {
    expect(byName(text, seats)).toEqual({ text: said, seat })
  })

  it('is cut between two words when it is too long', () => {
    const long = `Anne has dropped ${Array.from({ length: 30 }, (_, n) => `red ${n}`).join(', ')}`
    expect(shortened(long).length).toBeLessThanOrEqual(98)
    expect(shortened(long)).toMatch(/^Anne has dropped red 0, .*[^,] …$/)
    expect(shortened('Anne passes')).toBe('Anne passes')
  })
})

import { describe, expect, it } from 'vitest'
import { does, seatName, toSentence } from '../../rules/sentence'
import type { DeskState } from '../../table/desk'
import { byName, captionOf, shortened } from './captionOf'

const seats = [{ name: 'Anne' }, { name: 'You' }, { name: 'Jack' }]
const [yellow, red, purple, blue] = ['Yellow', 'Red', 'Purple', 'Blue'].map((name, seat) =>
  seatName(seat, name),
)

describe('a caption', () => {
  it.each([
    [`${yellow} passes`, 'Anne passes', 0],
    [`${purple} turns over a tile`, 'Jack turns over a tile', 2],
    [`${red} ${does(1, 'fires', 'fire')} at red 2`, 'You fire at red 2', 1],
    [`${blue} passes`, 'Blue passes', undefined],
    ['Yellowish fog', 'Yellowish fog', undefined],
    [`NP yellow 1 is sunk by ${yellow}`, 'NP yellow 1 is sunk by Anne', undefined],
  ])('of “%s” says “%s”', (words, said, seat) => {
    expect(byName(toSentence(words), seats)).toEqual({ text: said, seat })
  })

  it.each([
    [1, 'Anne lets it fall!'],
    [3, 'Anne lets them fall!'],
  ])('of %i dice in the air is a sentence of its own', (count, text) => {
    const hand = { seat: 0, record: { request: { dice: Array(count).fill('die') } } }
    const state = {
      phase: 'falling',
      hand,
      told: { seats, lines: [], seatChanges: [] },
    } as unknown as DeskState
    expect(captionOf(state)).toEqual({ text, seat: 0, isLoud: true })
  })

  it('is cut between two words when it is too long', () => {
    const long = `Anne has dropped ${Array.from({ length: 30 }, (_, n) => `red ${n}`).join(', ')}`
    expect(shortened(long).length).toBeLessThanOrEqual(98)
    expect(shortened(long)).toMatch(/^Anne has dropped red 0, .*[^,] …$/)
    expect(shortened('Anne passes')).toBe('Anne passes')
  })
})

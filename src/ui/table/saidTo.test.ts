import { describe, expect, it } from 'vitest'
import { saidTo } from './saidTo'

const you = { colour: 'red', name: 'You' } as const
const anne = { colour: 'red', name: 'Anne' } as const

describe('a sentence beside the badge of a player', () => {
  it('goes on from a name that stands there already', () => {
    expect(saidTo('Red takes the clear 6', anne)).toBe('takes the clear 6')
  })

  it.each([
    ['Red tips 9 dice out of the bag into the tray', 'tip 9 dice out of the bag into the tray'],
    ['Red tosses the Wave token', 'toss the Wave token'],
    ['Red is to act', 'are to act'],
    ['Red cannot sail this turn and stays', 'cannot sail this turn and stay'],
    ['Red fights Raiders, or leaves them alone', 'fight Raiders, or leave them alone'],
    ['Red discards 2 cards', 'discard 2 cards'],
    ['Red chooses where the rammed ship is pushed', 'choose where the rammed ship is pushed'],
    ['Red sails, up to 3 spaces', 'sail, up to 3 spaces'],
  ])('speaks to whoever is called You: %s', (text, said) => {
    expect(saidTo(text, you)).toBe(said)
  })

  it('leaves alone what is about somebody or something else', () => {
    for (const text of [
      'Blue takes a die',
      'Red and Blue share it',
      'Draw the island on your map',
      'Redoubt falls',
    ])
      expect(saidTo(text, you)).toBe(text)
    expect(saidTo('Red takes a die', undefined)).toBe('Red takes a die')
  })
})

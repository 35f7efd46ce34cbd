import { expect, it } from 'vitest'
import { inColours } from './inColours'

const seats = [{ colour: 'blue' }, { colour: 'violet' }] as const

it.each([
  ['Captain 1 draws Storm on the map of Captain 2: M7 M8', 'Blue draws Storm on the map of Purple: M7 M8'],
  ['Captain 3 is at no table of two', 'Captain 3 is at no table of two'],
  ['The Captain 12 of old', 'The Captain 12 of old'],
  ['Yellow passes', 'Yellow passes'],
])('“%s” is said as “%s”', (text, said) => {
  expect(inColours(text, seats)).toBe(said)
})

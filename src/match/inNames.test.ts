import { describe, expect, it } from 'vitest'
import { inNames } from './inNames'

const seats = [
  { colour: 'red', name: 'You' },
  { colour: 'violet', name: 'Anne' },
] as const

describe('a sentence of the rules, said with names', () => {
  it.each([
    ['Purple fires 2 shots', 'Anne fires 2 shots'],
    ["Captain 2 draws a Storm on Captain 1's map: M7 M8", 'Anne draws a Storm on your map: M7 M8'],
    ['There is no room on the map of Red', 'There is no room on your map'],
    ['Captain 3 is at no table of two', 'Captain 3 is at no table of two'],
    ['Red and Purple win', 'You and Anne win'],
    ['In the tray: red 6, purple 2, Red 6', 'In the tray: red 6, purple 2, Red 6'],
    ['Blue passes', 'Blue passes'],
    ['Redoubt falls', 'Redoubt falls'],
    ['Cannons fire in this order: Purple (5), Red (3)', 'Cannons fire in this order: Anne (5), you (3)'],
  ])('“%s” is “%s”', (text, said) => {
    expect(inNames(text, seats)).toBe(said)
  })

  it.each([
    ['Red tips 9 dice out of the bag', 'You tip 9 dice out of the bag'],
    ['Red tosses the Wave token', 'You toss the Wave token'],
    ['Red is becalmed', 'You are becalmed'],
    ['Red cannot sail this turn and stays', 'You cannot sail this turn and stay'],
    ['Red fights Raiders, or leaves them alone', 'You fight Raiders, or leave them alone'],
    ['Red takes two cards and coins', 'You take two cards and coins'],
    ['Red discards two cards', 'You discard two cards'],
    ['Red buries Chest 2', 'You bury Chest 2'],
    ['A drunken sailor: Red takes the clear 2', 'A drunken sailor: you take the clear 2'],
    ["Red's hull stops one shot", 'Your hull stops one shot'],
    ["Purple fires at Red's Chest 1", 'Anne fires at your Chest 1'],
    ['Purple rams Red at C4', 'Anne rams you at C4'],
    ['Red draws a Storm on their own map', 'You draw a Storm on your own map'],
    ['The bag goes to Red', 'The bag goes to you'],
    ['The Small Cannon of Red misfires', 'Your Small Cannon misfires'],
    ['Nobody is hit. Red draws a card', 'Nobody is hit. You draw a card'],
  ])('speaks to the player called You: “%s” is “%s”', (text, said) => {
    expect(inNames(text, seats)).toBe(said)
  })
})

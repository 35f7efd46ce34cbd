import { describe, expect, it } from 'vitest'
import { belongsTo, does, joinSentences, seatName, toSentence } from '../rules/sentence'
import { inNames } from './inNames'

const seats = [{ name: 'You' }, { name: 'Anne' }]
const red = seatName(0, 'Red')
const purple = seatName(1, 'Purple')
const nobody = seatName(2, 'Captain 3')

describe('a sentence of the rules, said with names', () => {
  it.each([
    [`${purple} ${does(1, 'fires', 'fire')} 2 shots`, 'Anne fires 2 shots'],
    [`${purple} ${does(1, 'draws', 'draw')} a Storm on ${red}'s map`, 'Anne draws a Storm on your map'],
    [`${nobody} ${does(2, 'is', 'are')} at no table of two`, 'Captain 3 is at no table of two'],
    [`${red} and ${purple} win`, 'You and Anne win'],
    ['In the tray: red 6, purple 2, Red 6', 'In the tray: red 6, purple 2, Red 6'],
    [
      `Cannons fire in this order: ${purple} (5), ${red} (3)`,
      'Cannons fire in this order: Anne (5), you (3)',
    ],
    [`The blue 6 is ${belongsTo(1, purple)}: bribe it`, "The blue 6 is Anne's: bribe it"],
  ])('“%s” is “%s”', (words, said) => {
    expect(inNames(toSentence(words), seats)).toBe(said)
  })

  it.each([
    [`${red} ${does(0, 'buries', 'bury')} Chest 2`, 'You bury Chest 2'],
    [`${red} cannot sail and ${does(0, 'stays', 'stay')}`, 'You cannot sail and stay'],
    [
      `A drunken sailor: ${red} ${does(0, 'takes', 'take')} the clear 2`,
      'A drunken sailor: you take the clear 2',
    ],
    [`${red}'s hull stops one shot`, 'Your hull stops one shot'],
    [`${purple} ${does(1, 'fires', 'fire')} at ${red}'s Chest 1`, 'Anne fires at your Chest 1'],
    [`${red} ${does(0, 'draws', 'draw')} on ${does(0, 'their', 'your')} own map`, 'You draw on your own map'],
    [`The bag goes to ${red}`, 'The bag goes to you'],
    [`The blue 6 is ${belongsTo(0, red)}: bribe it`, 'The blue 6 is yours: bribe it'],
    [`Nobody is hit. ${red} ${does(0, 'draws', 'draw')} a card`, 'Nobody is hit. You draw a card'],
    [`${purple}'s 5 beats red merchant 2\n${red}'s 4 sinks`, "Anne's 5 beats red merchant 2\nYour 4 sinks"],
  ])('speaks to the player called You: “%s” is “%s”', (words, said) => {
    expect(inNames(toSentence(words), seats)).toBe(said)
  })

  it('speaks to them in each of several sentences that are told in one breath', () => {
    const first = toSentence(`${purple} ${does(1, 'follows', 'follow')}`)
    const second = toSentence(`${red} ${does(0, 'rebels', 'rebel')}`)
    const both = joinSentences([first, second], '. ')
    expect(both.text).toBe('Purple follows. Red rebels')
    expect(inNames(both, seats)).toBe('Anne follows. You rebel')
  })
})

import type { BoxWords } from './boxWords'

export const wavesOfFortune: BoxWords = {
  word: 'A hundred tiles of unknown sea, a hold to fill, and somewhere the Pirate King.',
  pitch:
    'Sail out as far as your biscuits last, turn over what nobody has seen, and be home before the crew thinks better of it.',
  minutes: [45, 75],
  spine: 'dusk',
  filled: ['allocate', 'homeServices'],
  partWords: {
    bank: 'Gold into the chest',
    buy: 'Upgrades to buy',
    sails: 'Swift Sails, 300',
    hold: 'Deep Hold, 200',
    cannons: 'Deck Cannons, 400',
    hull: 'Iron Hull, 200',
  },
  hasTable: true,
  valueWords: {
    coloursInPlay: [
      ['usual', 'The usual ones'],
      ['random', 'Drawn by lot'],
      ['claim', 'Everybody claims one'],
    ],
    sailOver: [
      ['free', 'Sails on over it'],
      ['flip-and-stop', 'Turns it over and stops'],
    ],
    ramEffects: [
      ['full', 'All that is there'],
      ['face-down-only', 'Only what it uncovers'],
    ],
    starvation: [
      ['unpaid', 'When a meal cannot be paid'],
      ['zero', 'As soon as the food is gone'],
    ],
    dicePairing: [
      ['from-highest', 'From the highest'],
      ['from-lowest', 'From the lowest'],
    ],
    kingRevisit: [
      ['must-fight', 'Must fight him'],
      ['may-escape', 'May still escape'],
    ],
    finalGold: [
      ['all', 'All of it'],
      ['banked', 'Only what is in the chest'],
    ],
    roundLimit: [['off', 'No end but the King']],
  },
}

import type { BoxWords } from './boxWords'

export const wavesOfFortune: BoxWords = {
  word: 'A hundred tiles of unknown sea, a hold to fill, and somewhere the Pirate King.',
  pitch:
    'Sail out as far as your biscuits last, turn over what nobody has seen, and be home before the crew thinks better of it.',
  minutes: [45, 75],
  spine: 'dusk',
  filled: ['allocate', 'homeServices'],
  doWords: { allocate: 'Load the hold', homeServices: 'Load and end the turn' },
  partWords: {
    crew: 'Crew',
    food: 'Food',
    bank: 'Gold into the chest',
    buy: 'Upgrades to buy',
    sails: 'Swift Sails, 200 gold: sail one space more',
    hold: 'Deep Hold, 150 gold: four more places',
    cannons: 'Deck Cannons, 200 gold: one more die in two rounds of a fight',
    hull: 'Iron Hull, 100 gold: safe from reefs and mines, one crew spared',
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
      ['must-fight', 'Must fight'],
      ['may-escape', 'May still escape'],
    ],
    kingWakes: [
      [0, 'Awake from the start'],
      [10, 'From round 10'],
      [15, 'From round 15'],
      [20, 'From round 20'],
      [25, 'From round 25'],
    ],
    kingFalls: [
      ['at-once', 'The game ends at once'],
      ['finish-round', 'The round is finished'],
      ['three-rounds', 'Three more rounds'],
      ['six-rounds', 'Six more rounds'],
    ],
    finalGold: [
      ['all', 'All of it'],
      ['banked', 'Only what is in the chest'],
    ],
    roundLimit: [['off', 'No end but the King']],
  },
}

import type { PlayersEdition } from './edition'

export const wavesOfFortune: PlayersEdition = {
  needs: [
    {
      show: [{ picture: 'waves-of-fortune/captain' }],
      name: 'Your ship’s card',
      words: 'Twelve spaces for crew and food, the gold you have aboard, and your upgrades.',
    },
    {
      show: [
        { picture: 'waves-of-fortune/shallows', says: 'shallows' },
        { picture: 'waves-of-fortune/depths', says: 'depths' },
        { picture: 'waves-of-fortune/home', says: 'home' },
      ],
      name: 'The sea',
      words:
        'A hundred tiles, nearly all face down. Your home is in the middle, the shallows around it, the depths outside.',
    },
    {
      show: [
        { picture: 'waves-of-fortune/ocean', says: 'ocean' },
        { picture: 'waves-of-fortune/island', says: 'island' },
        { picture: 'waves-of-fortune/reef', says: 'reef' },
        { picture: 'waves-of-fortune/whirlpool', says: 'whirlpool' },
        { picture: 'waves-of-fortune/treasure', says: 'treasure' },
        { picture: 'waves-of-fortune/king', says: 'Pirate King' },
      ],
      isWide: true,
      name: 'What lies under them',
      words:
        'Ocean and island make you draw a card. A reef may hold you next turn, a whirlpool leads to any other one. Each corner holds 700 gold, once.',
    },
    {
      show: [{ picture: 'waves-of-fortune/card' }, { picture: 'waves-of-fortune/pirates' }],
      name: 'Cards',
      words: 'Gold, food, crew, maps, mines, pirates. The depths give more and take more.',
    },
    {
      show: [{ picture: 'waves-of-fortune/upgrade' }],
      name: 'Upgrades',
      words: 'Bought at home with gold from your chest. You have each one only once, for the whole game.',
    },
    {
      show: [
        { die: 'ivory', face: 'p5' },
        { die: 'pirate', face: 'p4' },
      ],
      name: 'Fighting dice',
      words: 'Ivory for your crew, red for pirates.',
    },
  ],
  steps: [
    {
      title: 'Sail',
      words:
        'Sail up to two spaces: a straight step costs 1, a diagonal one 2. Only the space where you stop matters. If its tile is face down, it is turned over and happens to you.',
      examples: [
        {
          show: [
            { picture: 'waves-of-fortune/shallows' },
            { word: 'is' },
            { picture: 'waves-of-fortune/ocean' },
            { word: 'so' },
            { picture: 'waves-of-fortune/card' },
          ],
          words:
            'Open ocean in the shallows: you draw from the deck of the shallows, and gain 250 gold. WF-44 WF-45',
        },
      ],
    },
    {
      title: 'Eat',
      words:
        'At the end of your turn the crew eats one food, everywhere but at home. Without food they mutiny and the ship sinks: the gold aboard stays in the wreck, for anybody. So count the meals before you go far.',
      examples: [],
    },
    {
      title: 'Fight',
      words:
        'Send up to three of your crew, one die each; the pirates send up to three as well. Highest meets highest, next meets next. The lower die of each pair loses one, and of equals the pirate does. Go on until one side has nobody left.',
      examples: [
        {
          show: [
            { die: 'ivory', face: 'p5' },
            { die: 'ivory', face: 'p4' },
            { die: 'ivory', face: 'p1' },
            { word: 'against' },
            { die: 'pirate', face: 'p6' },
            { die: 'pirate', face: 'p4' },
          ],
          words:
            '5 loses to 6, 4 equals 4, and the 1 meets nobody. You lose one of the crew, they lose one pirate. WF-81 WF-82',
        },
        {
          show: [{ picture: 'waves-of-fortune/pirates' }],
          words:
            'Two pirates beaten: 50 gold for each, 100 in all. You may leave them alone when you draw them, but they stay there. WF-74 WF-86',
        },
      ],
    },
    {
      title: 'Ram',
      words:
        'Stop where another ship lies and you push it to a space beside it, as you like: onto a reef, onto a mine, onto a tile that nobody has seen.',
      examples: [
        {
          show: [
            { picture: 'waves-of-fortune/reef' },
            { die: 'ivory', face: 'p2', says: 'held' },
            { die: 'ivory', face: 'p3', says: 'free' },
          ],
          words:
            'A ship that starts its turn on a reef throws a die: 3 or more, and it may sail. WF-23 WF-33',
        },
      ],
    },
    {
      title: 'At home',
      words:
        'Bank gold in your chest, where it is safe; buy upgrades; fill the hold for nothing. Every 500 gold is one victory point, the Kraken is one, the Pirate King three. The game ends when somebody beats the King.',
      examples: [],
    },
  ],
}

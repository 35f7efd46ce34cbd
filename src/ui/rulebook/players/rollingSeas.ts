import type { PlayersEdition } from './edition'

export const rollingSeas: PlayersEdition = {
  needs: [
    {
      show: [
        { die: 'light', face: 'E' },
        { die: 'medium', face: 'E' },
        { die: 'dark', face: 'SE' },
      ],
      name: 'Winds',
      words: 'Three dice with twelve sides. Each is a wind, and blows towards what it shows.',
    },
    {
      show: [{ die: 'exploration', face: 'x4' }],
      name: 'Find',
      words: 'What is found ashore this round: apples are Provisions, rings are Gold, quills are Story.',
    },
    {
      show: [{ picture: 'rolling-seas/mat' }],
      name: 'Dice Mat',
      words: 'The dice lie here for everybody until the round is over.',
    },
    {
      show: [{ picture: 'rolling-seas/compass' }],
      name: 'Compass token',
      words: 'Turn its arrow to the wind: the numbers say what a step costs.',
    },
    {
      show: [{ picture: 'rolling-seas/chart' }],
      name: 'Your map',
      words:
        'Here you draw islands, dangers and your course. The black discs are ports that have heard your Story.',
    },
    {
      show: [{ picture: 'rolling-seas/island' }],
      name: 'Island card',
      words: 'Before the voyage everybody draws the islands, turned as they like.',
    },
    {
      show: [
        { picture: 'rolling-seas/storm' },
        { picture: 'rolling-seas/monster' },
        { picture: 'rolling-seas/current' },
        { picture: 'rolling-seas/rocks' },
      ],
      isWide: true,
      name: 'Adventures',
      words:
        'Storms, monsters and currents make Stories. Rocks bar the way, and a rival draws them on your map.',
    },
  ],
  steps: [
    {
      title: 'The throw',
      words:
        'One throw for all. If two winds blow the same way there is an Adventure: the card is drawn on your own map, or, if it is Rocks, on a neighbour’s. It must touch the column or the row on the card.',
      examples: [
        {
          show: [
            { die: 'light', face: 'E' },
            { die: 'medium', face: 'E' },
            { die: 'dark', face: 'SE' },
            { word: 'so' },
            { picture: 'rolling-seas/storm' },
          ],
          words: 'East twice: an Adventure. This Storm must touch column K or row 11. RS-31 RS-36',
        },
      ],
    },
    {
      title: 'Sail',
      words:
        'Choose one wind. You have 3 points, more with a better ship, and each Provision is one more. A step with the wind costs 1, and 1 more for each eighth of a turn away from it.',
      examples: [
        {
          show: [{ die: 'light', face: 'E' }, { picture: 'rolling-seas/compass' }],
          words:
            'East wind: a step east costs 1, north-east 2, north 3, west 5. With 3 points you sail three steps east. RS-50',
        },
        {
          show: [
            { picture: 'rolling-seas/storm' },
            { picture: 'rolling-seas/monster' },
            { picture: 'rolling-seas/current' },
          ],
          words:
            'Each space of a Storm gives 1 Story, but your turn must not end in it. A Sea Monster eats 1 Provision and gives 2 Story. A Current carries you on for nothing: 1 Story for every 2 spaces. RS-54 RS-55 RS-56',
        },
      ],
    },
    {
      title: 'Or explore',
      words:
        'Beside land, and not at a port, take what the fourth die shows. Each space of land gives it once.',
      examples: [
        { show: [{ die: 'exploration', face: 'x4' }], words: '1 Provision, 1 Gold, 2 Story. RS-72' },
      ],
    },
    {
      title: 'Or visit the port',
      words:
        'Beside a port you tell your Story, once in each port: its length now is your Reputation. One Gold fills the hold, and Gold buys a faster ship. So let the Story grow, then tell it in many ports.',
      examples: [],
    },
    {
      title: 'The end',
      words:
        'After round 25 everybody tells the Story once more. Lying at a port adds 5, at your home port 10, and each star 1. Most Reputation wins.',
      examples: [],
    },
  ],
}

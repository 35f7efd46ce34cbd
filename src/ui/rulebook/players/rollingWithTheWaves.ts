import type { PlayersEdition } from './edition'

export const rollingWithTheWaves: PlayersEdition = {
  needs: [
    {
      show: [{ picture: 'rolling-with-the-waves/map' }],
      name: 'Your map',
      words:
        'Three chests, two cannons, three tracks and your Infamy. Whatever you write here lies open for all.',
    },
    {
      show: [{ picture: 'rolling-with-the-waves/mini' }],
      name: 'Mini board',
      words: 'The jobs that your dice can do, in the order in which they are done.',
    },
    {
      show: [{ picture: 'rolling-with-the-waves/screen' }],
      name: 'Ship Screen',
      words: 'Behind it you give each die a job, and nobody sees which.',
    },
    {
      show: [
        { die: 'red', face: 'p6' },
        { die: 'blue', face: 'p3' },
      ],
      name: 'Crew dice',
      words: 'Two of each player’s colour are in the bag; hiring crew adds more of yours.',
    },
    {
      show: [{ die: 'clear', face: 'p4' }],
      name: 'Freebooters',
      words: 'Clear dice, which anybody may take for nothing.',
    },
  ],
  steps: [
    {
      title: 'Take three dice',
      words:
        'Three dice for each player are thrown, and you take turns to take one. Clear dice and those of your colour are free. A rival’s die costs as much Infamy as it shows, and nobody gets that. If no free die is left, you may take any one, but turn it to a 1.',
      examples: [
        {
          show: [
            { die: 'red', face: 'p6', says: 'free' },
            { die: 'clear', face: 'p4', says: 'free' },
            { die: 'blue', face: 'p3', says: '3 Infamy' },
          ],
          words: 'You are red and have 5 Infamy: you could take any of these. RW-24 RW-26',
        },
      ],
    },
    {
      title: 'Give each a job',
      words:
        'One die may go to each job, a chest included. All three together bury a chest: then it is safe for good and worth 2 points more. When everybody is ready, the screens drop.',
      examples: [
        {
          show: [
            { die: 'red', face: 'p6', says: 'Chest 1' },
            { die: 'clear', face: 'p3', says: 'Large Cannon' },
            { die: 'blue', face: 'p3', says: 'Raid Ports' },
          ],
          words:
            'The 6 is treasure at once. The ports pay from this round on: their first circle is a 3. RW-72 RW-95',
        },
      ],
    },
    {
      title: 'Tracks',
      words:
        'The numbers of a track add up, and each circle that the sum reaches is a level. Hull stops shots, ports pay Infamy each round, crew adds dice of your colour. A track with all five squares full is 5 points.',
      examples: [
        {
          show: [
            { die: 'red', face: 'p6' },
            { word: '+' },
            { die: 'clear', face: 'p4' },
            { word: '+' },
            { die: 'red', face: 'p3' },
            { word: '= 13 on Hull' },
          ],
          words: 'Past 7, not yet 14: level 1. It stops one shot of every volley. RW-67 RW-81',
        },
      ],
    },
    {
      title: 'Cannons',
      words:
        'A cannon fires when its last square is written, and must. Its sum says how many shots: name a rival and one of their chests that is not buried. Each shot takes one number, the last written first, and you write it into a chest of yours. You also gain Infamy: the lowest number in the cannon.',
      examples: [
        {
          show: [
            { die: 'red', face: 'p3' },
            { word: '+' },
            { die: 'clear', face: 'p4' },
            { word: '+' },
            { die: 'red', face: 'p3' },
            { word: '= 10 in the Large Cannon' },
          ],
          words:
            'Three shots, for 3, 6 and 9 are reached, and 3 Infamy. A chest with 5, 6, 2, 1 loses 1, 2 and 6. RW-87 RW-88 RW-92',
        },
      ],
    },
    {
      title: 'The end',
      words:
        'The game ends after a round in which somebody has three chests that are full or buried, or all three tracks full. Count every number in your chests, 2 for each buried one, 5 for each full track, and 1 for every three Infamy left.',
      examples: [],
    },
  ],
}

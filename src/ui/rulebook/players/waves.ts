import type { PlayersEdition } from './edition'

export const waves: PlayersEdition = {
  needs: [
    {
      show: [
        { picture: 'waves/scholars', says: 'Power 1' },
        { picture: 'waves/keepers', says: 'Power 2' },
        { picture: 'waves/knights', says: 'Power 3' },
        { picture: 'waves/seers', says: 'Power 4' },
        { picture: 'waves/nobles', says: 'Power 5' },
      ],
      isWide: true,
      name: 'Five classes',
      words:
        'Twenty cards of each. The same card is an Elder that you court, or one of your own that courts it.',
    },
    {
      show: [{ picture: 'waves/scholarsTablet' }, { picture: 'waves/tablet' }],
      name: 'Tablets',
      words: 'One for each class. The class seen most puts its tablet in force for the round.',
    },
    {
      show: [{ picture: 'waves/council' }],
      name: 'Council card',
      words:
        'How many Shells lie in the middle, by the class that most Elders have. Each Elder won takes one.',
    },
  ],
  steps: [
    {
      title: 'Shells',
      words:
        'Count the Elders on the table. The class with the most, or the higher one of equals, says how many Shells there are.',
      examples: [
        {
          show: [
            { picture: 'waves/scholars' },
            { picture: 'waves/seers' },
            { picture: 'waves/seers' },
            { picture: 'waves/keepers' },
            { word: 'so' },
            { picture: 'waves/council' },
          ],
          words: 'Two Seers are the most: 2 Shells. Two Elders can be won this round. WV-66 WV-70',
        },
      ],
    },
    {
      title: 'Follow or rebel',
      words:
        'By turns everybody lays cards face down at their own Elder. One card below it follows. Cards of one class across it rebel, as many as you like.',
      examples: [
        {
          show: [
            { picture: 'waves/seers', says: 'your Elder' },
            { picture: 'waves/back', says: 'one follower' },
            { word: 'or' },
            { picture: 'waves/seers', says: 'your Elder' },
            { picture: 'waves/back', says: 'rebel' },
            { picture: 'waves/back', says: 'rebel' },
          ],
          words: 'Followers act first. Rebels act last, but they help to choose the tablet. WV-75 WV-76',
        },
      ],
    },
    {
      title: 'Which tablet?',
      words:
        'The rebels are turned up. Elders and rebels count together: the class with the most cards rules.',
      examples: [
        {
          show: [
            { picture: 'waves/scholars', says: 'Elder' },
            { picture: 'waves/scholars', says: 'rebel' },
            { picture: 'waves/scholars', says: 'rebel' },
            { word: 'against' },
            { picture: 'waves/seers', says: 'Elder' },
            { picture: 'waves/seers', says: 'Elder' },
            { word: 'so' },
            { picture: 'waves/scholarsTablet' },
          ],
          words: 'Three Scholars, two Seers: the Scholars’ tablet rules. WV-90 WV-94',
        },
      ],
    },
    {
      title: 'Win the Elder',
      words:
        'One after the other, followers first, each card tries to take its Elder. Its Power must be higher, and a Shell must be left. Who fails takes the Elder into their hand.',
      examples: [
        {
          show: [
            { picture: 'waves/nobles', says: 'your card, 5' },
            { word: 'beats' },
            { picture: 'waves/seers', says: 'Elder, 4' },
          ],
          words: 'The Seer is yours and lies before you; one Shell goes. WV-106 WV-109',
        },
        {
          show: [
            { picture: 'waves/knights', says: 'your card, 3' },
            { word: 'loses to' },
            { picture: 'waves/scholars', says: 'Elder, 6' },
          ],
          words:
            'Under the Scholars’ tablet the lowest class is the strongest. The Scholar goes to your hand. WV-129 WV-110',
        },
      ],
    },
    {
      title: 'The next round',
      words:
        'The cards you laid are the Elders of the next round: your card is the Elder that you face. You win the moment you have enough Elders of different classes, or enough of any.',
      examples: [],
    },
  ],
}

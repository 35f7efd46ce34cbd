import type { BoxWords } from './boxWords'

export const waves: BoxWords = {
  word: 'Court the elders of Atlantis: follow them, or rebel, face down.',
  pitch: 'A game of cards and nerve in which the rule that decides everything changes with every wave.',
  minutes: [20, 40],
  counted: ['Elder', 'Elders'],
  mainOptions: ['tabletSet', 'mode'],
  valueWords: {
    tabletSet: [
      ['firstGame', 'For a first game: the calm sides'],
      ['suggested', 'As the rulebook suggests for so many'],
      ['headToHead', 'The set for two'],
      ['threePlayers', 'The set for three'],
      ['teams', 'The set for teams'],
      ['teamsOfFive', 'Five in teams, our own: kinder to the captain who plays alone'],
      ['allVsAll', 'The set for All vs All'],
      ['random', 'Drawn by lot'],
      ['randomBase', 'Drawn by lot, nothing advanced'],
      ['custom', 'Chosen one by one'],
    ],
    mode: [
      ['teams', 'In teams'],
      ['allVsAll', 'All vs All'],
    ],
    knightsAdvancedReads: [['bySet', 'As the set goes']],
    roundLimit: [[0, 'No limit']],
  },
  spine: 'sand',
  hasTable: true,
}

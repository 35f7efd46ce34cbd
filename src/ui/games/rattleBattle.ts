import type { BoxWords } from './boxWords'

export const rattleBattle: BoxWords = {
  word: 'Drop up to 38 dice into the box. Where they lie is the battle.',
  pitch:
    'Send your ships into the Sea Box, grab the loot of ships that float too near, and spend it in port on a galleon that really grows.',
  minutes: [45, 90],
  counted: ['VP', 'VP'],
  mainOptions: ['scenario'],
  spine: 'sea',
  hasTable: true,
  // The introduction is the shortest whole game; the twelve Adventures of the Admiral would fill an evening.
  kiosk: { players: 4, options: { scenario: 'intro' } },
  valueWords: {
    scenario: [
      ['intro', 'The introduction: learn it while you play'],
      ['norrington', 'Admiral Norrington: twelve adventures'],
      ['pirateWars', 'Pirate Wars: everybody against everybody'],
    ],
    startBaron: [
      ['random', 'Fate picks'],
      [0, 'The first seat'],
      [1, 'The second seat'],
      [2, 'The third seat'],
      [3, 'The fourth seat'],
      [4, 'The fifth seat'],
    ],
    bystanders: [
      ['live', 'They may be knocked about'],
      ['anchored', 'They stay where they are'],
    ],
    fist: [
      ['manual', 'The Baron strikes'],
      ['auto', 'The table strikes by itself'],
    ],
    tileBlock: [
      ['hull', 'Its whole hull'],
      ['centre', 'Its middle only'],
    ],
    lineOfFire: [
      ['nearest', 'Between the nearest points'],
      ['centres', 'Between the middles'],
    ],
    stowing: [
      ['byItself', 'The table, where all of it has room'],
      ['byHand', 'Each player, always'],
    ],
    coinSupply: [
      ['unlimited', 'Never'],
      ['printed', 'When the printed coins are gone'],
    ],
    finalTie: [
      ['shared', 'Nothing: victory is shared'],
      ['rollOff', 'A last roll of the dice'],
    ],
    revengePer: [
      ['ship', 'For every lost Ship'],
      ['adventure', 'Once an Adventure'],
    ],
    drawsVisible: [
      ['private', 'Only the player who draws them'],
      ['open', 'Everybody'],
    ],
  },
}

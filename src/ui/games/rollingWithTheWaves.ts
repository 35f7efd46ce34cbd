import type { BoxWords } from './boxWords'

export const rollingWithTheWaves: BoxWords = {
  word: 'Draft a crew of dice, hide your orders, bury the gold before it is shot away.',
  pitch:
    'Every round three dice, one secret plan behind your screen, and a pirate map that fills up in your own ink.',
  minutes: [20, 45],
  spine: 'wine',
  hasTable: true,
  valueWords: {
    firstPlayer: [
      ['random', 'Fate picks'],
      [0, 'The first seat'],
      [1, 'The second seat'],
      [2, 'The third seat'],
      [3, 'The fourth seat'],
      [4, 'The fifth seat'],
    ],
    roundLimit: [[0, 'No limit']],
    cannonTie: [
      ['left-of-first', 'The one nearest to the first player’s left'],
      ['turn-order', 'The first in turn order'],
    ],
    portsTie: [
      ['nobody', 'Nobody'],
      ['everyone', 'Everybody who is tied'],
    ],
    gameEnds: [
      ['chests-or-tracks', 'Chests or full tracks'],
      ['chests', 'Chests only'],
    ],
    infamyCircles: [
      [20, 'Two rows'],
      [30, 'Three rows'],
      [0, 'No limit'],
    ],
  },
}

import type { BoxWords } from './boxWords'

export const rollingWithTheWaves: BoxWords = {
  word: 'Draft a crew of dice, hide your orders, bury the gold before it is shot away.',
  pitch:
    'Every round three dice, one secret plan behind your screen, and a pirate map that fills up in your own ink.',
  minutes: [20, 45],
  colours: ['red', 'blue', 'green', 'yellow', 'violet'],
  spine: 'wine',
}

import type { BoxWords } from './boxWords'

export const waves: BoxWords = {
  word: 'Court the elders of Atlantis: follow them, or rebel, face down.',
  pitch: 'A game of cards and nerve in which the rule that decides everything changes with every wave.',
  minutes: [20, 40],
  counted: ['Elder', 'Elders'],
  spine: 'sand',
  hasTable: true,
}

/** What a computer of each level is called aboard. */
export const ranks = {
  random: 'tipsy',
  easy: 'deckhand',
  solid: 'mate',
  strong: 'captain',
  legend: 'legend',
} as const

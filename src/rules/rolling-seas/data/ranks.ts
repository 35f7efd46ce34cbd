/** Ranks by total Reputation (4.10); a border belongs to the higher rank (RS-98). */

export interface Rank {
  readonly from: number
  readonly name: string
  readonly jest: string
}

const ranks: readonly Rank[] = [
  { from: 200, name: 'Bard Extraordinaire', jest: 'Whole harbours fall silent when you clear your throat.' },
  { from: 175, name: 'Maestro', jest: 'The landlord keeps the best barrel for the night you come in.' },
  { from: 150, name: 'Expert Raconteur', jest: 'They ask for the one with the whirlpool. Every time.' },
  { from: 126, name: 'Celebrated Poet', jest: 'Your storms rhyme, and people pay to hear them.' },
  { from: 101, name: 'Wandering Minstrel', jest: 'You sing for your supper, and supper is good.' },
  { from: 76, name: 'Teller of Tales', jest: 'Somebody bought you a drink and stayed to the end.' },
  { from: 51, name: 'Spinner of Yarns', jest: 'It might even be true, says the cook.' },
  { from: 0, name: 'Humdrum Braggart', jest: 'The parrot has heard it before and looks away.' },
]

export function rankOf(total: number): Rank {
  return ranks.find(rank => total >= rank.from) ?? ranks.at(-1)!
}

/** What the versions of these rules changed. */
import type { RulesChange } from '../game'

export const rattleChanges: readonly RulesChange[] = [
  {
    version: 2,
    words: 'at a table for five, the fourth tosses from the north wall and the fifth from the east (RB-30a)',
  },
  {
    version: 3,
    words:
      'Loot that has a place is not given up when Ships are sent (RB-94a), and nobody is passed over who has a Sail or an Upgrade to use (RB-162)',
  },
]

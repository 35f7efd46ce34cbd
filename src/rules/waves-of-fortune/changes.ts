/** What the versions of these rules changed. */
import type { RulesChange } from '../game'

export const fortuneChanges: readonly RulesChange[] = [
  {
    version: 3,
    words:
      'cards pay more gold, Upgrades cost less, Deck Cannons bear in two rounds of a fight, and where the lowest dice meet both sides choose how many fight (4.2 to 4.6, WF-82a, WF-117)',
    endsOtherwise: true,
  },
]

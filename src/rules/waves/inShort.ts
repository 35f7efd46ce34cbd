/** A round in few messages: what belongs to one step of it is told in one breath (`Game.inShort`). */
import type { RuleEvent, ShortEvent } from '../game'
import { inShortBy } from '../inShortBy'

const byKind = inShortBy(
  [
    'agentSeen',
    'trueMajority',
    'tabletActivated',
    'eldersRotated',
    'shellsSet',
    'extraRebelsDiscarded',
    'agentRevealed',
    'checked',
    'elderCollected',
    'elderToHand',
    'cardsDrawn',
    'cardsSeen',
    'extraElderDiscarded',
    'extraElderReplaced',
    'openMajority',
  ],
  [
    'agentSeen',
    'eldersRotated',
    'extraRebelsDiscarded',
    'agentRevealed',
    'elderToHand',
    'cardsDrawn',
    'extraElderDiscarded',
  ],
)

export function inShort(event: RuleEvent): ShortEvent {
  const short = byKind(event)
  // Who collects has had Power enough.
  return event.kind === 'checked' && event.data?.ok === true ? { ...short, isSilent: true } : short
}

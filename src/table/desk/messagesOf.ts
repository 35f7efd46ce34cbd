import type { RuleEvent, ShortEvent } from '../../rules/game'
import { joinSentences, type Sentence } from '../../rules/sentence'

/** Events that are told in one breath, and what is said meanwhile. */
export interface Message {
  /** All of it. */
  readonly words: Sentence
  /** How many sentences that are. */
  readonly sentences: number
  readonly events: readonly RuleEvent[]
  /** By event: what has been said once it is shown, so that nothing is told before it is seen. */
  readonly soFar: readonly Sentence[]
}

const each = (): ShortEvent => ({ goesOn: false, isSilent: false })

/** The events of an entry as messages: each by itself, or as the game tells them where time is short. */
export function messagesOf(
  events: readonly RuleEvent[],
  inShort: (event: RuleEvent) => ShortEvent = each,
): readonly Message[] {
  const messages: { readonly said: Sentence[]; readonly events: RuleEvent[]; readonly soFar: Sentence[] }[] =
    []
  for (const event of events) {
    const { goesOn, isSilent } = inShort(event)
    const last = messages.at(-1)
    const message = goesOn && last ? last : { said: [], events: [], soFar: [] }
    if (message !== last) messages.push(message)
    message.events.push(event)
    if (!isSilent) message.said.push(event)
    message.soFar.push(joinSentences(message.said, '. '))
  }
  return messages.map(({ said, events: own, soFar }) => ({
    words: joinSentences(said.length > 0 ? said : own.slice(0, 1), '. '),
    sentences: Math.max(1, said.length),
    events: own,
    soFar,
  }))
}

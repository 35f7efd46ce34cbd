import type { RuleEvent, ShortEvent } from '../../rules/game'

/** Events that are told in one breath, and what is said meanwhile. */
export interface Message {
  /** All of it. */
  readonly text: string
  readonly events: readonly RuleEvent[]
  /** By event: what has been said once it is shown, so that nothing is told before it is seen. */
  readonly soFar: readonly string[]
}

/** The events of an entry as messages: each by itself, or as the game tells them where time is short. */
export function messagesOf(
  events: readonly RuleEvent[],
  inShort: (event: RuleEvent) => ShortEvent = ({ text }) => ({ goesOn: false, text }),
): readonly Message[] {
  const messages: { readonly said: string[]; readonly events: RuleEvent[]; readonly soFar: string[] }[] = []
  for (const event of events) {
    const { goesOn, text } = inShort(event)
    const last = messages.at(-1)
    const message = goesOn && last ? last : { said: [], events: [], soFar: [] }
    if (message !== last) messages.push(message)
    message.events.push(event)
    if (text) message.said.push(text)
    message.soFar.push(message.said.join('. '))
  }
  return messages.map(({ said, events: own, soFar }) => ({
    text: said.length > 0 ? said.join('. ') : own[0]!.text,
    events: own,
    soFar,
  }))
}

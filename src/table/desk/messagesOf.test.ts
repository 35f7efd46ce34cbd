import { describe, expect, it } from 'vitest'
import { waves } from '../../rules/waves'
import { dealtTable, randomGame } from '../../rules/waves/testing/newTable'
import { messagesOf } from './messagesOf'

describe('the events of an entry as messages', () => {
  it('are one each where the game says nothing else', () => {
    const events = ['Anne follows', 'Ben rebels'].map(text => ({ rule: 'WV-75', text }))
    expect(messagesOf(events)).toEqual(
      events.map(event => ({ text: event.text, events: [event], soFar: [event.text] })),
    )
  })

  it('lose and repeat none, and a round of WAVES takes a third of its messages (seed "in short")', () => {
    const steps = [...randomGame(dealtTable(4, 'in short'), 'in short', 120)]
    let [all, few] = [0, 0]
    for (const { events } of steps) {
      const open = events.filter(({ seenBy }) => !seenBy)
      const messages = messagesOf(open, waves.inShort)
      expect(messages.flatMap(message => message.events)).toEqual(open)
      expect(messages.every(({ text }) => text.length > 0)).toBe(true)
      // It grows as it is shown, to all of it.
      for (const { text, soFar } of messages) {
        expect(soFar.every(said => text.startsWith(said))).toBe(true)
        if (soFar.at(-1)) expect(soFar.at(-1)).toBe(text)
      }
      // Rounds end in one entry: what leads there is told as it is played.
      if (!open.some(({ kind }) => kind === 'rebelsRevealed')) continue
      all += open.length
      few += messages.length
    }
    expect(all).toBeGreaterThan(50)
    expect(few / all).toBeLessThan(1 / 3)
  })
})

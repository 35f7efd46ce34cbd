import { describe, expect, it } from 'vitest'
import { waves } from '../../rules/waves'
import { dealtTable, randomGame } from '../../rules/waves/testing/newTable'
import { messagesOf } from './messagesOf'
import { tellingMs } from './telling'

describe('the events of an entry as messages', () => {
  it('are one each where the game says nothing else', () => {
    const events = ['Anne follows', 'Ben rebels'].map(text => ({ rule: 'WV-75', text }))
    expect(messagesOf(events)).toEqual(
      events.map(event => {
        const words = { text: event.text, persons: [] }
        return { words, sentences: 1, events: [event], soFar: [words] }
      }),
    )
  })

  it('lose and repeat none, and a round of WAVES takes a third of its messages (seed "in short")', () => {
    const steps = [...randomGame(dealtTable(4, 'in short'), 'in short', 120)]
    let [all, few] = [0, 0]
    for (const { events } of steps) {
      const open = events.filter(({ seenBy }) => !seenBy)
      const messages = messagesOf(open, waves.inShort)
      expect(messages.flatMap(message => message.events)).toEqual(open)
      expect(messages.every(({ words }) => words.text.length > 0)).toBe(true)
      // Six hundred words a minute are skimmed at the brisk pace; faster nobody reads three sentences.
      for (const { words, sentences } of messages)
        expect(tellingMs(words, 'brisk', sentences), words.text).toBeGreaterThan(words.text.length * 14)
      // It grows as it is shown, to all of it.
      for (const { words, soFar } of messages) {
        expect(soFar.every(said => words.text.startsWith(said.text))).toBe(true)
        if (soFar.at(-1)!.text) expect(soFar.at(-1)).toEqual(words)
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

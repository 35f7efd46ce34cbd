import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Question } from '../../match/question'
import { thinkBeside } from './thinker'

const question: Question = { game: 'waves', view: {}, seat: 0, level: 'easy', mind: 'm' }

/** A thread that answers from the second one on: the first was struck dumb. */
class DumbWorker {
  static made = 0
  static ended = 0
  readonly isDumb = DumbWorker.made++ === 0
  onmessage?: (event: { readonly data: unknown }) => void
  postMessage(asked: Question): void {
    if (!this.isDumb)
      queueMicrotask(() => this.onmessage?.({ data: { move: { kind: asked.mind, seat: asked.seat } } }))
  }
  terminate(): void {
    DumbWorker.ended++
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('the thinker beside the page', () => {
  it('that never answers is dropped when the match is left, and blocks nothing afterwards', async () => {
    vi.stubGlobal('Worker', DumbWorker)
    const thinker = thinkBeside()
    const first = thinker.think(question)
    const lost = expect(first).rejects.toThrow('given up')
    // The worker is asked a moment after.
    await Promise.resolve()
    await Promise.resolve()
    thinker.free()
    await lost
    expect(await thinker.think({ ...question, mind: 'second' })).toEqual({ kind: 'second', seat: 0 })
    expect([DumbWorker.made, DumbWorker.ended]).toEqual([2, 1])
  })
})

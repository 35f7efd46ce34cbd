/** Tells what happens in an instant to whoever listens just then; nothing of it is kept. */
export interface Bell<Word> {
  ring(word: Word): void
  /** Answers how to stop listening. */
  listen(listener: (word: Word) => void): () => void
}

export function createBell<Word>(): Bell<Word> {
  const listeners = new Set<(word: Word) => void>()
  return {
    ring(word) {
      for (const listener of listeners) listener(word)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

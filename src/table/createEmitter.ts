/** Sends momentary events to the current listeners; nothing is stored. */
export interface Emitter<Word> {
  emit(word: Word): void
  /** Returns an unsubscribe function. */
  listen(listener: (word: Word) => void): () => void
}

export function createEmitter<Word>(): Emitter<Word> {
  const listeners = new Set<(word: Word) => void>()
  return {
    emit(word) {
      for (const listener of listeners) listener(word)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

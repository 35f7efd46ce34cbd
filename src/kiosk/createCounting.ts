import { createStore, type StoreApi } from 'zustand/vanilla'
import type { GameId } from '../rules/game'
import { type Count, countFault, countFinished, countOne, keepTally, recallTally, type Tally } from './tally'

/** Counts for the attendant, and saves the counts now and then. */
export interface Counting {
  readonly tally: StoreApi<Tally>
  count(name: Count): void
  finished(game: GameId): void
  note(fault: unknown): void
  /** Time passes: from time to time what was counted is kept. */
  advance(seconds: number): void
  keep(): void
}

const keepEverySeconds = 30

export function createCounting(storage: () => Storage): Counting {
  const tally = createStore<Tally>(() => recallTally(storage, Date.now()))
  let unkeptSeconds = 0
  const change = (next: (now: Tally) => Tally) => tally.setState(next(tally.getState()))
  const keep = () => {
    unkeptSeconds = 0
    keepTally(storage, tally.getState())
  }
  return {
    tally,
    count: name => change(now => countOne(now, name)),
    finished: game => change(now => countFinished(now, game)),
    note(fault) {
      const words = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)
      change(now => countFault(now, words, Date.now()))
    },
    advance(seconds) {
      unkeptSeconds += seconds
      if (unkeptSeconds >= keepEverySeconds) keep()
    },
    keep,
  }
}

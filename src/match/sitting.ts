/**
 * One sitting at a kept match: whatever is played is durable before it is shown as done. Changes are made one after
 * another; listeners see only what is kept.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OpenMatch } from './openMatch'
import type { MatchStore } from './store/matchStore'

export interface SittingState {
  /** As it is kept. */
  readonly open: OpenMatch
  /** A change is on its way to the disk. */
  readonly isKeeping: boolean
  /** A change that could not be kept, and why. It is not lost: it can be tried again, or exported. */
  readonly unkept?: { readonly open: OpenMatch; readonly why: string } | undefined
}

export interface Sitting {
  readonly state: StoreApi<SittingState>
  /**
   * Fulfilled with the match once it is kept; rejected (`IllegalMove`, `StoreError`) with everything as it was. While
   * the next match is being made (links may have to be revealed for it), no other change is.
   */
  change(next: (open: OpenMatch) => OpenMatch | Promise<OpenMatch>): Promise<OpenMatch>
  /** Tries to keep what could not be kept. */
  retry(): Promise<OpenMatch>
}

/** Where a sitting keeps what is played. */
export type Keeper = Pick<MatchStore, 'keep'>

export function createSitting(store: Keeper, id: string, open: OpenMatch): Sitting {
  const state = createStore<SittingState>(() => ({ open, isKeeping: false }))
  let queue: Promise<unknown> = Promise.resolve()

  const keep = async (next: OpenMatch): Promise<OpenMatch> => {
    const before = state.getState().open
    if (next === before) return before
    state.setState({ isKeeping: true })
    try {
      await store.keep(id, next, before)
      state.setState({ open: next, isKeeping: false, unkept: undefined })
      return next
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      state.setState({ isKeeping: false, unkept: { open: next, why } })
      throw error
    }
  }

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work)
    queue = done.catch(() => {})
    return done
  }

  const change: Sitting['change'] = next => inTurn(async () => keep(await next(state.getState().open)))

  return {
    state,
    change,
    retry: () =>
      inTurn(async () => {
        const { unkept, open: kept } = state.getState()
        return unkept ? keep(unkept.open) : kept
      }),
  }
}

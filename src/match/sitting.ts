/**
 * One sitting at a kept match: whatever is played is durable before it is shown as done. Changes are made one after
 * another; listeners see only what is kept.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AnyMove, Seat } from '../rules/game'
import type { MatchSeat } from './match'
import type { OpenMatch } from './openMatch'
import { playMove } from './playMove'
import { playOne } from './playOn'
import { reseat } from './seats'
import type { MatchStore } from './store/matchStore'
import { beginThrow, type MatchThrow, type ThrowWish, takeThrow } from './throwing'
import { undo } from './undo'

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
  /** Fulfilled with the match once it is kept; rejected (`IllegalMove`, `StoreError`) with everything as it was. */
  change(next: (open: OpenMatch) => OpenMatch): Promise<OpenMatch>
  play(move: AnyMove): Promise<OpenMatch>
  /** A move or throw of a computer, all at once; the match as it is if a person is asked. */
  playComputer(): Promise<OpenMatch>
  /** Lets the dice go: the throw is kept before it is there to be watched. */
  beginThrow(wish: ThrowWish, given?: Parameters<typeof beginThrow>[2]): Promise<MatchThrow>
  /** Once the throw is over: what lies there becomes an entry. */
  finishThrow(thrown: MatchThrow): Promise<OpenMatch>
  undo(): Promise<OpenMatch>
  reseat(seat: Seat, change: Partial<MatchSeat>): Promise<OpenMatch>
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

  const change: Sitting['change'] = next => inTurn(async () => keep(next(state.getState().open)))

  return {
    state,
    change,
    play: move => change(at => playMove(at, move)),
    playComputer: () => change(at => playOne(at) ?? at),
    beginThrow: async (wish, given) => beginThrow(await change(at => takeThrow(at, wish)), wish, given),
    finishThrow: thrown => change(at => thrown.finish(at)),
    undo: () => change(undo),
    reseat: (seat, who) => change(at => reseat(at, seat, who)),
    retry: () =>
      inTurn(async () => {
        const { unkept, open: kept } = state.getState()
        return unkept ? keep(unkept.open) : kept
      }),
  }
}

/** What all parts of the desk share: the state, who sits at it, what goes on and how it is overtaken, and the disk. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Viewer } from '../../rules/game'
import { type OpenMatch, stateAt } from '../openMatch'
import { createSitting, type Keeper, type Sitting } from '../sitting'
import { closedDesk, type DeskState } from './deskState'

export interface DeskCore {
  readonly state: StoreApi<DeskState>
  readonly get: StoreApi<DeskState>['getState']
  readonly set: StoreApi<DeskState>['setState']
  readonly sitting: Sitting | undefined
  /** Aborted whenever what goes on is overtaken: by leaving, looking back, undoing. */
  readonly course: AbortSignal
  /** Aborted to go on to the next event at once. */
  readonly moment: AbortSignal
  sitAt(keeper: Keeper, id: string, open: OpenMatch): void
  standUp(): void
  overtake(): void
  hurry(): void
  /** A moment of its own begins. */
  newMoment(): void
  /** The table after so many entries, with the eyes that look. */
  show(shown: number, eyes?: Viewer): void
  /** Fulfilled as soon as nothing holds the game up. */
  whileGoing(signal: AbortSignal): Promise<void>
  fail(error: unknown): void
  /** Changes the match on the disk, then on the table. */
  keep(change: (at: Sitting) => Promise<OpenMatch>): Promise<void>
  /** What a person does is on its way to the disk: pressing twice does it once. `then` follows if he still sits there. */
  doOnce(work: () => Promise<void>, then?: () => void): Promise<void>
}

export function viewAfter(open: OpenMatch, entries: number, eyes: Viewer): unknown {
  return open.game.view(stateAt(open, entries), eyes)
}

export function createDeskCore(): DeskCore {
  const state = createStore<DeskState>(() => closedDesk)
  const { getState: get, setState: set } = state
  let sitting: Sitting | undefined
  let course = new AbortController()
  let moment = new AbortController()
  let isDoing = false

  const self: DeskCore = {
    state,
    get,
    set,
    get sitting() {
      return sitting
    },
    get course() {
      return course.signal
    },
    get moment() {
      return moment.signal
    },
    sitAt(keeper, id, open) {
      sitting = createSitting(keeper, id, open)
    },
    standUp() {
      sitting = undefined
    },
    overtake() {
      course.abort()
      moment.abort()
      course = new AbortController()
    },
    hurry: () => moment.abort(),
    newMoment() {
      moment = new AbortController()
    },
    show(shown, eyes = get().eyes) {
      const { open } = get()
      if (open) set({ shown, eyes, view: viewAfter(open, shown, eyes) })
    },
    whileGoing: signal =>
      new Promise<void>(resolve => {
        if (!get().isPaused || signal.aborted) return resolve()
        const stop = state.subscribe(({ isPaused }) => {
          if (!isPaused) done()
        })
        const done = () => {
          stop()
          signal.removeEventListener('abort', done)
          resolve()
        }
        signal.addEventListener('abort', done)
      }),
    fail(error) {
      const why = error instanceof Error ? error.message : String(error)
      const kind = sitting?.state.getState().unkept ? 'unkept' : 'failed'
      set({ phase: 'stopped', trouble: { kind, why } })
    },
    async keep(change) {
      const here = sitting
      if (!here) return
      const open = await change(here)
      // Whoever has left in the meantime finds it kept when he comes back.
      if (sitting === here) set({ open, refusal: undefined })
    },
    async doOnce(work, then) {
      const here = sitting
      if (isDoing || !here) return
      isDoing = true
      try {
        await work()
        if (sitting === here) then?.()
      } catch (error) {
        if (sitting === here) self.fail(error)
      } finally {
        isDoing = false
      }
    },
  }
  return self
}

/** What all parts of the desk share: the state, the link to the host, what goes on and how it is overtaken. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Answer, Link, Request } from '../../wire'
import { closedDesk, type DeskState } from './deskState'

export interface DeskCore {
  readonly state: StoreApi<DeskState>
  readonly get: StoreApi<DeskState>['getState']
  readonly set: StoreApi<DeskState>['setState']
  readonly link: Link | undefined
  /** Aborted whenever what goes on is overtaken: by leaving, looking back, undoing. */
  readonly course: AbortSignal
  /** Aborted to go on to the next event at once. */
  readonly moment: AbortSignal
  sitAt(link: Link): void
  standUp(): void
  overtake(): void
  hurry(): void
  /** A moment of its own begins. */
  newMoment(): void
  /** Fulfilled as soon as nothing holds the game up. */
  whileGoing(signal: AbortSignal): Promise<void>
  fail(error: unknown): void
  ask(request: Request): Promise<Answer>
  /**
   * Does what a person may do, once however often they press. The host tells of the next question before it answers for
   * the last: what is done in between waits for that answer, and is done if it still may be.
   */
  doOnce(mayDo: () => boolean, work: () => Promise<void>): Promise<void>
}

export function createDeskCore(): DeskCore {
  const state = createStore<DeskState>(() => closedDesk)
  const { getState: get, setState: set } = state
  let link: Link | undefined
  let course = new AbortController()
  let moment = new AbortController()
  let doing: Promise<void> | undefined

  const self: DeskCore = {
    state,
    get,
    set,
    get link() {
      return link
    },
    get course() {
      return course.signal
    },
    get moment() {
      return moment.signal
    },
    sitAt(next) {
      link = next
    },
    standUp() {
      link?.close()
      link = undefined
      doing = undefined
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
      set({ phase: 'stopped', trouble: { kind: 'failed', why } })
    },
    ask: request => link?.ask(request) ?? Promise.resolve({ ok: false, why: 'Nobody sits at the table.' }),
    async doOnce(mayDo, work) {
      const here = link
      const mayNow = () => here !== undefined && link === here && mayDo()
      while (doing && mayNow()) await doing
      if (!mayNow()) return
      let end = () => {}
      const own = new Promise<void>(resolve => {
        end = resolve
      })
      doing = own
      try {
        await work()
      } catch (error) {
        if (link === here) self.fail(error)
      } finally {
        if (doing === own) doing = undefined
        end()
      }
    },
  }
  return self
}

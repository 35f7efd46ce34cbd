import type { RuleEvent } from '../../rules/game'
import { maySee } from '../matchView'
import type { OpenMatch } from '../openMatch'
import { type DeskCore, viewAfter } from './deskCore'
import { type Teller, tellingMs } from './telling'

/** Fulfilled after so many milliseconds, or as soon as the signal says so. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** An entry that is going to be told, with the table as it is before and after. */
export interface Scene {
  readonly open: OpenMatch
  readonly entry: number
  readonly events: readonly RuleEvent[]
  readonly teller: Teller | undefined
  readonly before: unknown
  readonly after: unknown
}

export interface Telling {
  /** What these eyes may see of an entry; where nobody shows it on the table, the table is as after it from the start. */
  sceneOf(open: OpenMatch, entry: number): Scene
  /** Tells its events, one after another: on the table by whoever can, and in words. */
  tell(scene: Scene, signal: AbortSignal, manner?: Manner): Promise<void>
}

interface Manner {
  /** Words are not waited for where nobody shows anything. */
  readonly isKnown?: boolean
  /** Fulfilled when the next event may be told. */
  readonly whileGoing?: () => Promise<void>
}

export function createTelling(core: DeskCore, tellers: Iterable<Teller>, wait: Wait): Telling {
  const { get, set } = core
  return {
    sceneOf(open, entry) {
      const { eyes } = get()
      const events = open.steps[entry]!.events.filter(event => maySee(event.seenBy, eyes))
      const teller = [...tellers].find(one => one.takes(events))
      const after = viewAfter(open, entry + 1, eyes)
      return { open, entry, events, teller, before: teller ? viewAfter(open, entry, eyes) : after, after }
    },
    async tell({ open, entry, events, teller, before, after }, signal, { isKnown = false, whileGoing } = {}) {
      const { pace } = get()
      const logged = open.match.log[entry]!
      const thrown = logged.kind === 'throw' ? logged : undefined
      try {
        for (const [index, event] of events.entries()) {
          await whileGoing?.()
          if (signal.aborted) return
          set({ telling: { entry, index, count: events.length, event } })
          core.newMoment()
          const either = AbortSignal.any([signal, core.moment])
          const reading = isKnown && !teller ? 0 : tellingMs(event, pace)
          await Promise.all([
            reading > 0 ? wait(reading, either) : undefined,
            pace === 'at once'
              ? undefined
              : teller?.tell({ event, before, after, thrown, pace, signal: either }),
          ])
        }
      } finally {
        teller?.end()
      }
    },
  }
}

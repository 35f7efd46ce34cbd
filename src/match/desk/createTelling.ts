import { maySee } from '../matchView'
import type { OpenMatch } from '../openMatch'
import { type DeskCore, viewAfter } from './deskCore'
import { type Teller, tellingMs } from './telling'

/** Fulfilled after so many milliseconds, or as soon as the signal says so. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** Tells what an entry brought about, one event after another: on the table by whoever can, and in words. */
export function createTelling(core: DeskCore, tellers: Iterable<Teller>, wait: Wait) {
  const { get, set } = core

  return async (open: OpenMatch, entry: number, signal: AbortSignal): Promise<void> => {
    const { eyes, pace } = get()
    const step = open.steps[entry]!
    const events = step.events.filter(event => maySee(event.seenBy, eyes))
    const logged = open.match.log[entry]!
    const teller = [...tellers].find(one => one.takes(events))
    const after = viewAfter(open, entry + 1, eyes)
    const before = teller ? viewAfter(open, entry, eyes) : after
    // A person sees his own move done at once; only what follows from it elsewhere has to be told.
    const isOwn = logged.kind === 'move' && open.match.seats[step.seat]?.sitter.kind === 'human'
    set({ phase: 'telling', view: before, asked: undefined, thinking: undefined })
    try {
      for (const [index, event] of events.entries()) {
        await core.whileGoing(signal)
        if (signal.aborted) return
        set({ telling: { entry, index, count: events.length, event } })
        core.newMoment()
        const either = AbortSignal.any([signal, core.moment])
        const thrown = logged.kind === 'throw' ? logged : undefined
        const reading = isOwn && !teller ? 0 : tellingMs(event, pace)
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
    if (signal.aborted) return
    set({ telling: undefined, shown: entry + 1, view: after })
  }
}

import type { RuleEvent } from '../../rules/game'
import { maySee } from '../matchView'
import type { OpenMatch } from '../openMatch'
import { seatChanges } from '../seats'
import type { Wait } from './createTelling'
import { type DeskCore, viewAfter } from './deskCore'
import type { LookingBack } from './deskState'
import { tellingMs } from './telling'

export interface Film {
  lookBack(entry: number): void
  playFilm(playing: boolean): void
}

/** An entry without words takes its moment too. */
const silent: RuleEvent = { rule: '', text: '' }

/** The table as it was, and what has been played as a film: entry by entry, with whoever sat down in between. */
export function createFilm(core: DeskCore, wait: Wait): Film {
  const { get, set } = core

  const look = (open: OpenMatch, lookingBack: LookingBack) =>
    set({ lookingBack, telling: undefined, view: viewAfter(open, lookingBack.entry, get().eyes) })

  async function play(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { lookingBack, open, pace } = get()
      if (!lookingBack?.playing || !open) return
      const next = lookingBack.entry + 1
      if (next > open.match.log.length) {
        set({ lookingBack: { ...lookingBack, playing: false } })
        return
      }
      look(open, { entry: next, playing: true })
      const events = toldBy(open, next)
      for (const [index, event] of events.entries()) {
        set({ telling: { entry: next - 1, index, count: events.length, event } })
        await wait(tellingMs(event, pace), signal)
        if (signal.aborted) return
      }
      if (events.length === 0) await wait(tellingMs(silent, pace), signal)
    }
  }

  /** What an entry, counted from 1, brought about, and who sat down after it; before the first, who did before it. */
  function toldBy({ steps, match }: OpenMatch, entry: number): readonly RuleEvent[] {
    const { eyes } = get()
    const changes = seatChanges(match)
    const seated = (after: number) =>
      changes.filter(one => one.after === after).map(({ text }) => ({ rule: '', text }))
    return [
      ...(entry === 1 ? seated(0) : []),
      ...steps[entry - 1]!.events.filter(event => maySee(event.seenBy, eyes)),
      ...seated(entry),
    ]
  }

  return {
    lookBack(entry) {
      const { open, phase } = get()
      if (!open || phase === 'falling') return
      core.overtake()
      look(open, { entry: Math.min(Math.max(0, entry), open.match.log.length), playing: false })
    },
    playFilm(playing) {
      const { lookingBack } = get()
      if (!lookingBack) return
      core.overtake()
      set({ lookingBack: { ...lookingBack, playing }, telling: undefined })
      if (playing) void play(core.course)
    },
  }
}

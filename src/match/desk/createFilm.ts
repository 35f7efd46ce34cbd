import type { RuleEvent } from '../../rules/game'
import type { OpenMatch } from '../openMatch'
import { seatChanges } from '../seats'
import type { Telling, Wait } from './createTelling'
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
export function createFilm(core: DeskCore, { sceneOf, tell }: Telling, wait: Wait): Film {
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
      if (next === 1) await sayWhoSat(open, 0, signal)
      const scene = sceneOf(open, next - 1)
      if (signal.aborted) return
      set({ lookingBack: { entry: next, playing: true }, telling: undefined, view: scene.before })
      await tell(scene, signal)
      if (signal.aborted) return
      set({ telling: undefined, view: scene.after })
      await sayWhoSat(open, next, signal)
      // However fast it goes, what came of each entry is drawn.
      if (scene.events.length === 0 || pace === 'at once') await wait(tellingMs(silent, pace), signal)
    }
  }

  /** Who sat down after so many entries. */
  async function sayWhoSat({ match }: OpenMatch, after: number, signal: AbortSignal): Promise<void> {
    const said = seatChanges(match).filter(one => one.after === after)
    for (const [index, { text }] of said.entries()) {
      if (signal.aborted) return
      const event = { rule: '', text }
      set({ telling: { entry: Math.max(0, after - 1), index, count: said.length, event } })
      await wait(tellingMs(event, get().pace), signal)
    }
  }

  return {
    lookBack(entry) {
      const { open, phase } = get()
      if (!open || phase === 'falling') return
      core.overtake()
      look(open, { entry: Math.min(Math.max(0, entry), open.match.log.length), playing: false })
    },
    playFilm(playing) {
      const { lookingBack, open } = get()
      if (!lookingBack || !open) return
      core.overtake()
      // What was being told is skipped: the table is as it was after it.
      look(open, { ...lookingBack, playing })
      if (!playing) return
      const { course } = core
      void play(course).catch(error => {
        if (!course.aborted) core.fail(error)
      })
    },
  }
}

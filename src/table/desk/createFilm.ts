import type { RuleEvent } from '../../rules/game'
import type { LookedBack, ThrownTold, Told } from '../../wire'
import type { Refall } from './createRefall'
import type { Telling, Wait } from './createTelling'
import type { DeskCore } from './deskCore'
import { tellingMs } from './telling'

export interface Film {
  /** `within`: the table as it was in the midst of the next line, made from what it was before it. */
  lookBack(entry: number, within?: (before: unknown) => unknown): Promise<void>
  playFilm(playing: boolean): Promise<void>
  /** The table as it was after this many lines, without looking back at it. */
  pastAt(lines: number): Promise<LookedBack | undefined>
  /** Other eyes look, or what was has changed: nothing of the past is known any more. */
  forget(): void
}

/** An entry without words takes its moment too. */
const silent: RuleEvent = { rule: '', text: '' }

/** The table as it was, and what has been played as a film: line by line, with the people who sat down in between. */
export function createFilm(core: DeskCore, refall: Refall, { sceneOf, tell }: Telling, wait: Wait): Film {
  const { get, set } = core
  const past = new Map<number, LookedBack>()

  /** The table after this many lines, which the host remembers. */
  async function tableAfter(told: Told, lines: number): Promise<LookedBack> {
    if (lines === told.lines.length) return told
    const known = past.get(lines)
    if (known) return known
    const answer = await core.ask({ kind: 'look back', lines })
    if (!answer.ok) throw new Error(answer.why)
    const table = answer.value as LookedBack
    past.set(lines, table)
    return table
  }

  const look = async (told: Told, lines: number, signal: AbortSignal) => {
    try {
      const { view, faces } = await tableAfter(told, lines)
      if (!signal.aborted) set({ view, faces })
    } catch (error) {
      if (!signal.aborted) core.fail(error)
    }
  }

  async function play(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { lookingBack, told, pace } = get()
      if (!lookingBack?.playing || !told) return
      const next = lookingBack.entry + 1
      if (next > told.lines.length) {
        set({ lookingBack: { ...lookingBack, playing: false }, refall: undefined })
        return
      }
      if (next === 1) await sayWhoSat(told, 0, signal)
      const [before, after] = await Promise.all([tableAfter(told, next - 1), tableAfter(told, next)])
      if (signal.aborted) return
      const line = next - 1
      const { events } = told.lines[line]!
      const thrown = after.thrown?.line === line ? after.thrown : undefined
      const scene = sceneOf({ line, events, before: before.view, after: after.view, thrown })
      set({
        lookingBack: { entry: next, playing: true },
        telling: undefined,
        refall: undefined,
        view: thrown ? before.view : scene.before,
        faces: thrown ? before.faces : after.faces,
      })
      if (thrown && !get().noDice) await fallAgain(thrown, signal)
      if (signal.aborted) return
      set({ view: scene.before, faces: after.faces })
      await tell(scene, signal)
      if (signal.aborted) return
      set({ telling: undefined, view: scene.after })
      await sayWhoSat(told, next, signal)
      // However fast it goes, what came of each entry is drawn.
      if (events.length === 0 || pace === 'at once') await wait(tellingMs(silent, pace), signal)
    }
  }

  /** As it fell then; afterwards it lies there until the table counts it. */
  async function fallAgain(thrown: ThrownTold, signal: AbortSignal): Promise<void> {
    const falls = refall.fall(thrown, get().pace, signal)
    if (falls) set({ refall: thrown.record })
    await falls
  }

  /** Who sat down after this many lines. */
  async function sayWhoSat({ seatChanges }: Told, after: number, signal: AbortSignal): Promise<void> {
    const said = seatChanges.filter(one => one.after === after)
    for (const [index, { text }] of said.entries()) {
      if (signal.aborted) return
      const event = { rule: '', text }
      set({ telling: { entry: Math.max(0, after - 1), index, count: said.length, event } })
      await wait(tellingMs(event, get().pace), signal)
    }
  }

  return {
    forget() {
      past.clear()
      refall.forget()
    },
    async pastAt(lines) {
      const { told } = get()
      return told && lines <= told.lines.length ? tableAfter(told, lines) : undefined
    },
    async lookBack(entry, within) {
      const { told, phase } = get()
      if (!told || phase === 'falling') return
      core.overtake()
      const lines = Math.min(Math.max(0, entry), told.lines.length)
      set({ lookingBack: { entry: lines, playing: false }, telling: undefined, refall: undefined })
      const { course } = core
      await look(told, lines, course)
      if (within && !course.aborted) set({ view: within(get().view) })
    },
    async playFilm(playing) {
      const { lookingBack, told } = get()
      if (!lookingBack || !told) return
      core.overtake()
      const { course } = core
      // What was being told is skipped: the table is as it was after it.
      set({ lookingBack: { ...lookingBack, playing }, telling: undefined, refall: undefined })
      await look(told, lookingBack.entry, course)
      if (!playing || course.aborted) return
      void play(course).catch(error => {
        if (!course.aborted) core.fail(error)
      })
    },
  }
}

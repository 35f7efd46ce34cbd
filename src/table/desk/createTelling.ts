import type { RuleEvent } from '../../rules/game'
import type { ThrownTold } from '../../wire'
import type { DeskCore } from './deskCore'
import type { DeskPace } from './deskState'
import { messagesOf } from './messagesOf'
import { leastMs, type Teller, tellingMs } from './telling'

/** Fulfilled after this many milliseconds, or as soon as the signal says so. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** A line that is going to be told, with the table as it is before and after. */
export interface Scene {
  readonly line: number
  readonly events: readonly RuleEvent[]
  readonly teller: Teller | undefined
  readonly before: unknown
  readonly after: unknown
  readonly thrown: ThrownTold | undefined
}

export type SceneWish = Omit<Scene, 'teller'>

export interface Telling {
  /** Where nobody shows it on the table, the table is as after it from the start. */
  sceneOf(wish: SceneWish): Scene
  /** Tells its events, one after another: on the table, by what is mounted there, and in words. */
  tell(scene: Scene, signal: AbortSignal, manner?: Manner): Promise<void>
}

interface Manner {
  /** Words are not waited for where nobody shows anything. */
  readonly isKnown?: boolean
  /** Fulfilled when the next event may be told. */
  readonly whileGoing?: () => Promise<void>
  /** Nobody can look now, so nothing is waited for. */
  readonly isUnseen?: () => boolean
}

export function createTelling(core: DeskCore, tellers: Iterable<Teller>, wait: Wait): Telling {
  const { get, set } = core
  return {
    sceneOf(wish) {
      const teller = [...tellers].find(one => one.takes(wish.events))
      return { ...wish, teller, before: teller ? wish.before : wish.after }
    },
    async tell(
      { line, events, teller, before, after, thrown },
      signal,
      { isKnown = false, whileGoing, isUnseen = () => false } = {},
    ) {
      const { pace: wanted, game } = get()
      const count = events.length
      const inShort = wanted === 'brisk' ? game?.inShort : undefined
      try {
        let told = 0
        for (const { words, sentences, events: own, soFar } of messagesOf(events, inShort)) {
          await whileGoing?.()
          if (signal.aborted) return
          core.newMoment()
          const pace: DeskPace = isUnseen() ? 'at once' : wanted
          const either = AbortSignal.any([signal, core.moment])
          const show = async () => {
            for (const [place, event] of own.entries()) {
              await whileGoing?.()
              if (signal.aborted) return
              const message = own.length > 1 ? (soFar[place]?.text ? soFar[place] : words) : undefined
              set({ telling: { entry: line, index: told++, count, event, message } })
              if (pace !== 'at once')
                await teller?.tell({ event, before, after, thrown, pace, signal: either })
            }
          }
          const reading = Math.max(
            isKnown && !teller ? 0 : tellingMs(words, pace, sentences),
            leastMs(own, game?.moments, pace),
          )
          await Promise.all([show(), reading > 0 ? wait(reading, either) : undefined])
        }
      } finally {
        teller?.end()
      }
    },
  }
}

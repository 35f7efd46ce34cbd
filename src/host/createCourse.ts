/** Automatic steps: dice come to rest, computers think and throw, a fist falls that nobody has to choose. */
import type { OpenMatch } from '../match/openMatch'
import { playMove } from '../match/playMove'
import { type Question, questionFor } from '../match/question'
import type { Sitting } from '../match/sitting'
import {
  drawsAfter,
  finishThrowOf,
  type ThrowWish,
  takeThrow,
  throwerOf,
  throwTurn,
  withOpening,
} from '../match/throwing'
import { waitingFor } from '../match/waiting'
import type { Gesture, ThrowRecord, ThrowResult } from '../measure'
import type { AnyMove, Seat } from '../rules/game'

/** Where computer players think. */
export interface Thinker {
  think(question: Question): Promise<AnyMove>
  /** Gives up whatever is being thought about; the next question finds a fresh mind. */
  free(): void
}

/** What somebody does, fixed before the chance that it needs is known to anybody. */
export interface Fixed {
  readonly open: OpenMatch
  readonly seat: Seat
  readonly by: 'person' | 'computer'
  /** A throw, with how the hand was moved; or a move, after which the rules may draw. */
  readonly act:
    | { readonly kind: 'throw'; readonly gesture: Gesture | undefined }
    | { readonly kind: 'move'; readonly move: AnyMove }
}

/** A seed for a throw, or at a sealed table the links; without either the seed of the match decides. */
export type Chance = Pick<ThrowWish, 'seed' | 'opening'>

export interface CourseParts {
  readonly thinker: Thinker
  /** Lets dice fall, unseen; absent where none can fall, and the game waits as soon as some are needed. */
  readonly perform?: ((record: ThrowRecord) => ThrowResult | Promise<ThrowResult>) | undefined
  readonly chance: (fixed: Fixed) => Chance | Promise<Chance>
}

export interface Course {
  /** Goes on wherever something is to be done. Call it after every change. */
  go(): void
  /** Why automatic steps stopped; `retry` tries again. */
  readonly trouble: string | undefined
  retry(): void
  close(): void
}

interface Hall {
  readonly sitting: Sitting
  /** Fulfilled when the screens have shown everything so far, or when they are waited for no longer. */
  allSeen(signal: AbortSignal): Promise<void>
  /** What goes on has come to a halt, or goes on again. */
  tell(): void
}

export function createCourse({ thinker, perform, chance }: CourseParts, hall: Hall): Course {
  const { sitting } = hall
  let isGoing = false
  /** Something may be to be done. */
  let isWanted = false
  let isClosed = false
  let trouble: string | undefined
  let results: { readonly record: ThrowRecord; readonly result: Promise<ThrowResult> } | undefined
  /** Aborted as soon as the match is another than the one that something is waited for at. */
  let position: AbortController | undefined
  const leave = () => {
    // Told why, it makes no error with a stack of its own: that took longer than many a move.
    position?.abort('overtaken')
    position = undefined
  }
  const signalHere = () => {
    position ??= new AbortController()
    return position.signal
  }
  sitting.state.subscribe(({ open }, before) => {
    if (open !== before.open) leave()
  })

  const resultOf = (perform: NonNullable<CourseParts['perform']>, record: ThrowRecord) => {
    if (results?.record !== record) {
      const result = Promise.resolve().then(() => perform(record))
      result.catch(() => {})
      results = { record, result }
    }
    return results.result
  }

  /** The next thing, if it is not a person's to do. False: nothing is to be done now. */
  async function next(): Promise<boolean> {
    const { open } = sitting.state.getState()
    const { falling } = open.match
    if (!perform && (falling || open.game.turn(open.state).kind === 'throw')) return false
    if (falling && perform) {
      const signal = signalHere()
      const [result] = await unless(signal, Promise.all([resultOf(perform, falling), hall.allSeen(signal)]))
      await sitting.change(async at =>
        at.match.falling === falling ? finishThrowOf(await withDraws(at, result), result) : at,
      )
      return true
    }
    const waiting = waitingFor(open)
    if (waiting.kind === 'over' || waiting.kind === 'person') return false
    const { seat } = waiting
    const signal = signalHere()
    const isThought = waiting.kind === 'computer' && waiting.does === 'move'
    const thought = isThought ? thinker.think(questionFor(open, seat, waiting.level)) : undefined
    const move = waiting.kind === 'only' ? waiting.move : thought
    const [chosen] = await unless(signal, Promise.all([move, hall.allSeen(signal)]))
    await sitting.change(async at => {
      if (at !== open) return at
      if (chosen) {
        const { opening } = await chanceFor(at, seat, { kind: 'move', move: chosen })
        return playMove(at, chosen, opening)
      }
      const isBlow = throwTurn(at).fist !== undefined
      return takeThrow(at, isBlow ? {} : await chanceFor(at, seat, { kind: 'throw', gesture: undefined }))
    })
    return true
  }

  const chanceFor = async (open: OpenMatch, seat: Seat, act: Fixed['act']) =>
    chance({ open, seat, by: 'computer', act })

  /** After a blow of the fist the rules may draw: at a sealed table from links that are revealed once all lies. */
  async function withDraws(at: OpenMatch, result: ThrowResult): Promise<OpenMatch> {
    if (!at.match.sealed || at.match.fallingOpening || !drawsAfter(at, result)) return at
    const seat = throwerOf(at, throwTurn(at))
    const { opening } = await chanceFor(at, seat, { kind: 'throw', gesture: undefined })
    return withOpening(at, opening)
  }

  async function run(): Promise<void> {
    isGoing = true
    try {
      while (isWanted && !isClosed && trouble === undefined && !sitting.state.getState().unkept) {
        isWanted = false
        try {
          if (await next()) isWanted = true
        } catch (error) {
          isWanted = true
          if (error instanceof Overtaken) continue
          if (isClosed || sitting.state.getState().unkept) return
          trouble = error instanceof Error ? error.message : String(error)
          hall.tell()
        }
      }
    } finally {
      isGoing = false
    }
  }

  return {
    get trouble() {
      return trouble
    },
    go() {
      isWanted = true
      if (!isGoing && !isClosed) void run()
    },
    retry() {
      trouble = undefined
      results = undefined
      hall.tell()
      this.go()
    },
    close() {
      isClosed = true
      leave()
      thinker.free()
    },
  }
}

class Overtaken extends Error {}

/** The outcome, unless the match is another before it is there. */
function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Overtaken())
    work.catch(() => {})
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/**
 * The desk of one match: keeps the game going, one thing after another. It tells what happened, asks whoever has to
 * choose, lets computers think and dice fall, and lets the curtain down between players with secrets. Table and page
 * read its state and call what it can do; neither knows of the other.
 */
import type { StoreApi } from 'zustand/vanilla'
import type { Gesture } from '../../measure'
import type { AnyMove, FistLevel, Seat } from '../../rules/game'
import { freshSeed } from '../freshSeed'
import type { MatchSeat } from '../match'
import type { OpenMatch } from '../openMatch'
import type { Keeper } from '../sitting'
import { undoTarget } from '../undo'
import { createFilm } from './createFilm'
import { createTelling, type Wait } from './createTelling'
import { createTurns } from './createTurns'
import { createDeskCore } from './deskCore'
import { closedDesk, type DeskPace, type DeskPhase, type DeskState } from './deskState'
import { createDeskThrow, type DeskThrow } from './deskThrow'
import { restingEyes } from './eyes'
import type { Teller } from './telling'
import type { Thinker } from './thinker'

export interface DeskParts {
  readonly thinker: Thinker
  readonly wait: Wait
  /** A seed for a throw from a person's hand. */
  readonly seed?: () => string
}

export interface Desk {
  readonly state: StoreApi<DeskState>
  /** The throw that is in the air or lies there. */
  readonly throwing: DeskThrow
  /** Sits down at a kept match and goes on where it was left; a paused one waits. */
  sitDown(keeper: Keeper, id: string, open: OpenMatch, wish?: { readonly isPaused?: boolean }): void
  /** Leaves the match; everything is kept already. */
  leave(): void
  choose(move: AnyMove): Promise<void>
  /** The curtain is drawn: the player that was called is there. */
  drawCurtain(): void
  /** Opens the hand, or brings the fist down. */
  letGo(gesture?: Gesture, fist?: FistLevel): Promise<void>
  undo(): Promise<void>
  canUndo(): boolean
  /** Somebody else sits down, a person or a computer, and goes on from there; not while dice are in the air. */
  reseat(seat: Seat, change: Partial<MatchSeat>): Promise<void>
  canReseat(): boolean
  /** Shows the table as it was after so many entries. */
  lookBack(entry: number): void
  /** Plays on from there by itself, or stops doing so. */
  playFilm(playing: boolean): void
  /** Back to the game. */
  goOn(): void
  setPace(pace: DeskPace): void
  pause(isPaused: boolean): void
  /** The event that is told has been seen. */
  hurry(): void
  /** Tries again what went wrong. */
  retry(): Promise<void>
  addTeller(teller: Teller): () => void
}

/** Phases in which chairs may be changed. */
const reseatPhases: ReadonlySet<DeskPhase> = new Set(['telling', 'asking', 'thinking', 'held', 'over'])

export function createDesk({ thinker, wait, seed = freshSeed }: DeskParts): Desk {
  const core = createDeskCore()
  const { state, get, set, show, fail, keep, doOnce } = core
  const tellers = new Set<Teller>()
  const throwing = createDeskThrow(() => void settle())
  const telling = createTelling(core, tellers, wait)
  const nextStep = createTurns(core, { thinker, throwing, seed, letGo: () => void letGo() })
  const film = createFilm(core, telling, wait)

  async function tellEntry(open: OpenMatch, entry: number, signal: AbortSignal): Promise<void> {
    const scene = telling.sceneOf(open, entry)
    const { seat } = open.steps[entry]!
    // A person sees his own move done at once; only what follows from it elsewhere has to be told.
    const isKnown = open.match.log[entry]!.kind === 'move' && open.match.seats[seat]?.sitter.kind === 'human'
    set({ phase: 'telling', view: scene.before, asked: undefined, thinking: undefined })
    await telling.tell(scene, signal, { isKnown, whileGoing: () => core.whileGoing(signal) })
    if (!signal.aborted) set({ telling: undefined, shown: entry + 1, view: scene.after })
  }

  /** Runs the course of the game from where it stands until somebody has to do something. */
  async function run(): Promise<void> {
    const signal = core.course
    try {
      while (!signal.aborted) {
        await core.whileGoing(signal)
        const { open, shown, lookingBack, trouble } = get()
        if (!open || signal.aborted || lookingBack || trouble) return
        if (shown < open.match.log.length) await tellEntry(open, shown, signal)
        else if (!(await nextStep(open, signal))) return
      }
    } catch (error) {
      if (!signal.aborted) fail(error)
    }
  }

  const start = () => {
    core.overtake()
    void run()
  }

  const letGo: Desk['letGo'] = async (gesture, fist) => {
    const { hand, open } = get()
    const here = core.sitting
    if (get().phase !== 'held' || !hand || !open || !here) return
    try {
      const wish = {
        gesture: hand.fist ? undefined : gesture,
        seed: hand.fist ? undefined : hand.record.seed,
        fist,
      }
      set({ phase: 'falling' })
      const thrown = await here.beginThrow(wish, { before: throwing.lying, contacts: true })
      if (core.sitting !== here) return
      const { open: kept } = here.state.getState()
      set({ open: kept, hand: { ...hand, record: thrown.live.record } })
      throwing.begin(thrown)
    } catch (error) {
      fail(error)
    }
  }

  /** The dice have come to rest and were seen to. */
  async function settle(): Promise<void> {
    const thrown = throwing.ended()
    const here = core.sitting
    if (!thrown || !here) return
    try {
      await here.finishThrow(thrown)
      if (core.sitting !== here) return
      set({ open: here.state.getState().open, hand: undefined })
      start()
    } catch (error) {
      fail(error)
    }
  }

  const canReseat = () => {
    const { phase, open, lookingBack } = get()
    return open !== undefined && !lookingBack && reseatPhases.has(phase)
  }

  return {
    state,
    throwing,
    sitDown(keeper, id, open, { isPaused = false } = {}) {
      core.overtake()
      throwing.forget()
      core.sitAt(keeper, id, open)
      const { pace, keepsNothing } = get()
      set({ ...closedDesk, pace, keepsNothing, isPaused, phase: 'telling', matchId: id, open })
      show(open.match.log.length, restingEyes(open, 'spectator'))
      start()
    },
    leave() {
      core.overtake()
      throwing.forget()
      thinker.free()
      core.standUp()
      const { pace } = get()
      set({ ...closedDesk, pace })
    },
    async choose(move) {
      const { open, phase } = get()
      if (!open || phase !== 'asking') return
      const refusal = open.game.check(open.state, move)
      if (refusal) {
        set({ refusal })
        return
      }
      await doOnce(() => keep(at => at.play(move)), start)
    },
    drawCurtain() {
      const { open, curtain, phase } = get()
      if (!open || !curtain || phase !== 'curtain') return
      set({ curtain: undefined, eyes: curtain.seat })
      start()
    },
    letGo,
    canUndo: () => {
      const { open, phase } = get()
      const mayNow = phase === 'asking' || phase === 'over' || phase === 'held'
      return mayNow && open !== undefined && undoTarget(open) !== undefined
    },
    async undo() {
      const { open } = get()
      if (!open || undoTarget(open) === undefined) return
      await doOnce(async () => {
        core.overtake()
        throwing.forget()
        await keep(at => at.undo())
        set({ hand: undefined, telling: undefined, lookingBack: undefined })
        show(get().open?.match.log.length ?? 0)
      }, start)
    },
    canReseat,
    async reseat(seat, change) {
      if (!canReseat()) return
      const { asked, hand, thinking } = get()
      // Only whoever is at it is asked anew; everybody else finds out when it is his turn.
      const isAtIt = seat === (asked ?? hand)?.seat || seat === thinking
      await doOnce(
        async () => {
          if (isAtIt) core.overtake()
          await keep(at => at.reseat(seat, change))
          const { open, eyes } = get()
          if (open) set({ eyes: restingEyes(open, eyes) })
        },
        isAtIt ? start : undefined,
      )
    },
    ...film,
    goOn() {
      const { open } = get()
      if (!open) return
      set({ lookingBack: undefined, telling: undefined })
      show(get().shown)
      start()
    },
    setPace(pace) {
      set({ pace })
      if (pace === 'at once') core.hurry()
    },
    pause(isPaused) {
      set({ isPaused })
    },
    hurry: core.hurry,
    async retry() {
      const here = core.sitting
      if (!here) return
      try {
        const open = await here.retry()
        set({ open, trouble: undefined })
        start()
      } catch (error) {
        fail(error)
      }
    },
    addTeller(teller) {
      tellers.add(teller)
      return () => tellers.delete(teller)
    },
  }
}

/**
 * The desk of one match: keeps the game going, one thing after another. It tells what happened, asks whoever has to
 * choose, lets computers think and dice fall, and lets the curtain down between players with secrets. Table and page
 * read its state and call what it can do; neither knows of the other.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Gesture } from '../../measure'
import type { AnyMove, FistLevel, RuleEvent, Seat, Viewer } from '../../rules/game'
import { freshSeed } from '../freshSeed'
import type { MatchSeat } from '../match'
import { maySee } from '../matchView'
import { type OpenMatch, stateAt, turnOf } from '../openMatch'
import { waitingFor } from '../playOn'
import { questionFor } from '../question'
import { createSitting, type Keeper, type Sitting } from '../sitting'
import { throwInHand } from '../throwing'
import { undoTarget } from '../undo'
import { askedOf } from './asked'
import { closedDesk, type DeskPace, type DeskPhase, type DeskState } from './deskState'
import { createDeskThrow, type DeskThrow } from './deskThrow'
import { needsCurtain, restingEyes } from './eyes'
import { type Teller, tellingMs } from './telling'
import type { Thinker } from './thinker'

export interface DeskParts {
  readonly thinker: Thinker
  /** Fulfilled after so many milliseconds, or as soon as the signal says so. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
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
  const state = createStore<DeskState>(() => closedDesk)
  const get = state.getState
  const set = state.setState
  const tellers = new Set<Teller>()
  let sitting: Sitting | undefined
  /** Aborted whenever what goes on is overtaken: by leaving, looking back, undoing. */
  let course = new AbortController()
  /** Aborted to go on to the next event at once. */
  let moment = new AbortController()

  const throwing = createDeskThrow(() => void settle())

  const overtake = () => {
    course.abort()
    moment.abort()
    course = new AbortController()
  }

  const viewAfter = (open: OpenMatch, entries: number, eyes: Viewer) =>
    open.game.view(stateAt(open, entries), eyes)

  /** The table after so many entries, with the eyes that look. */
  const show = (shown: number, eyes: Viewer = get().eyes) => {
    const { open } = get()
    if (open) set({ shown, eyes, view: viewAfter(open, shown, eyes) })
  }

  /** Fulfilled as soon as nothing holds the game up. */
  const whileGoing = (signal: AbortSignal) =>
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
    })

  const fail = (error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    const kind = sitting?.state.getState().unkept ? 'unkept' : 'failed'
    set({ phase: 'stopped', trouble: { kind, why } })
  }

  /** Runs the course of the game from where it stands until somebody has to do something. */
  async function run(): Promise<void> {
    const { signal } = course
    try {
      while (!signal.aborted) {
        await whileGoing(signal)
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
    overtake()
    void run()
  }

  async function tellEntry(open: OpenMatch, entry: number, signal: AbortSignal): Promise<void> {
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
        await whileGoing(signal)
        if (signal.aborted) return
        set({ telling: { entry, index, count: events.length, event } })
        moment = new AbortController()
        const either = AbortSignal.any([signal, moment.signal])
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

  /** Lets whoever is next do his thing; false where that is waited for. */
  async function nextStep(open: OpenMatch, signal: AbortSignal): Promise<boolean> {
    const waiting = waitingFor(open)
    if (waiting.kind === 'over') {
      throwing.forget()
      show(open.match.log.length, 'spectator')
      set({ phase: 'over', asked: undefined, hand: undefined, thinking: undefined, curtain: undefined })
      return false
    }
    const turn = turnOf(open)
    if (turn.kind === 'throw') return takeInHand(open, turn.seats[0])
    if (waiting.kind === 'computer') {
      show(open.match.log.length, restingEyes(open, get().eyes))
      set({ phase: 'thinking', thinking: waiting.seat, asked: undefined })
      const move = await thinker.think(questionFor(open, waiting.seat, waiting.level))
      if (signal.aborted) return false
      await keep(at => at.play(move))
      return true
    }
    const seat = turn.kind === 'move' ? askedSeat(open, turn.seats) : 0
    if (needsCurtain(open, seat, get().eyes)) {
      show(open.match.log.length, 'spectator')
      set({ phase: 'curtain', curtain: { seat }, asked: undefined, thinking: undefined })
      return false
    }
    ask(open, seat)
    return false
  }

  /** Who is asked first of those that may choose: whoever sits there already, else the next in turn. */
  function askedSeat(open: OpenMatch, seats: readonly Seat[]): Seat {
    const persons = seats.filter(seat => open.match.seats[seat]?.sitter.kind === 'human')
    const { eyes } = get()
    return eyes !== 'spectator' && persons.includes(eyes) ? eyes : persons[0]!
  }

  function ask(open: OpenMatch, seat: Seat): void {
    show(open.match.log.length, seat)
    set({ phase: 'asking', curtain: undefined, thinking: undefined, asked: askedOf(open, seat) })
  }

  /** Dice go into the hand of a seat, or its fist is raised; what a computer holds opens by itself. */
  function takeInHand(open: OpenMatch, seat: Seat): boolean {
    const turn = turnOf(open)
    if (turn.kind !== 'throw') return true
    const sitter = open.match.seats[seat]?.sitter
    const by = sitter?.kind === 'human' ? 'person' : 'computer'
    const { seenBy, fist, ask, rule } = turn
    if (by === 'person' && seenBy && needsCurtain(open, seat, get().eyes)) {
      show(open.match.log.length, 'spectator')
      set({ phase: 'curtain', curtain: { seat }, asked: undefined })
      return false
    }
    const eyes = by === 'person' ? seat : restingEyes(open, get().eyes)
    show(open.match.log.length, eyes)
    // A throw by a person comes from chance that nobody can foresee; that of a computer from the match's own seed.
    const isFresh = by === 'person' && !fist && !open.match.falling
    const record = throwInHand(open, isFresh ? { seed: seed() } : {})
    if (!fist) throwing.take(record)
    set({
      phase: 'held',
      asked: undefined,
      thinking: undefined,
      curtain: undefined,
      hand: {
        seat,
        by,
        ask,
        rule,
        record,
        fist: fist && { cocked: fist.cocked, blows: fist.blows },
        isCovered: !maySee(seenBy, eyes),
        opensByItself: by === 'computer' || fist?.level !== undefined || open.match.falling !== undefined,
      },
    })
    // Nobody shows the hand, so nobody will open it.
    if (!throwing.isWatched) {
      if (get().hand?.opensByItself) void letGo()
    }
    return false
  }

  const letGo: Desk['letGo'] = async (gesture, fist) => {
    const { hand, open } = get()
    if (get().phase !== 'held' || !hand || !open || !sitting) return
    try {
      const wish = {
        gesture: hand.fist ? undefined : gesture,
        seed: hand.fist ? undefined : hand.record.seed,
        fist,
      }
      set({ phase: 'falling' })
      const here = sitting
      const thrown = await here.beginThrow(wish, { before: throwing.lying, contacts: true })
      if (sitting !== here) return
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
    if (!thrown || !sitting) return
    const here = sitting
    try {
      await here.finishThrow(thrown)
      if (sitting !== here) return
      set({ open: here.state.getState().open, hand: undefined })
      start()
    } catch (error) {
      fail(error)
    }
  }

  async function keep(change: (at: Sitting) => Promise<OpenMatch>): Promise<void> {
    const here = sitting
    if (!here) return
    const open = await change(here)
    // Whoever has left in the meantime finds it kept when he comes back.
    if (sitting === here) set({ open, refusal: undefined })
  }

  /** What a person does is on its way to the disk: pressing twice does it once. */
  let isDoing = false
  async function doOnce(work: () => Promise<void>, thenGoesOn = true): Promise<void> {
    const here = sitting
    if (isDoing || !here) return
    isDoing = true
    try {
      await work()
      if (sitting === here && thenGoesOn) start()
    } catch (error) {
      if (sitting === here) fail(error)
    } finally {
      isDoing = false
    }
  }

  const canReseat = () => {
    const { phase, open, lookingBack } = get()
    return open !== undefined && !lookingBack && reseatPhases.has(phase)
  }

  const filmStep = async (): Promise<void> => {
    const { signal } = course
    while (!signal.aborted) {
      const { lookingBack, open, pace } = get()
      if (!lookingBack?.playing || !open) return
      const next = lookingBack.entry + 1
      if (next > open.match.log.length) {
        set({ lookingBack: { ...lookingBack, playing: false } })
        return
      }
      const events = open.steps[next - 1]!.events.filter(event => maySee(event.seenBy, get().eyes))
      set({ lookingBack: { entry: next, playing: true }, view: viewAfter(open, next, get().eyes) })
      for (const [index, event] of events.entries()) {
        set({ telling: { entry: next - 1, index, count: events.length, event } })
        await wait(tellingMs(event, pace), signal)
        if (signal.aborted) return
      }
      if (events.length === 0) await wait(tellingMs({ rule: '', text: '' } satisfies RuleEvent, pace), signal)
    }
  }

  return {
    state,
    throwing,
    sitDown(keeper, id, open, { isPaused = false } = {}) {
      overtake()
      throwing.forget()
      sitting = createSitting(keeper, id, open)
      const { pace, keepsNothing } = get()
      set({ ...closedDesk, pace, keepsNothing, isPaused, phase: 'telling', matchId: id, open })
      show(open.match.log.length, restingEyes(open, 'spectator'))
      start()
    },
    leave() {
      overtake()
      throwing.forget()
      thinker.free()
      sitting = undefined
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
      await doOnce(() => keep(at => at.play(move)))
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
        overtake()
        throwing.forget()
        await keep(at => at.undo())
        set({ hand: undefined, telling: undefined, lookingBack: undefined })
        show(get().open?.match.log.length ?? 0)
      })
    },
    canReseat,
    async reseat(seat, change) {
      if (!canReseat()) return
      const { asked, hand, thinking } = get()
      // Only whoever is at it is asked anew; everybody else finds out when it is his turn.
      const isAtIt = seat === (asked ?? hand)?.seat || seat === thinking
      await doOnce(async () => {
        if (isAtIt) overtake()
        await keep(at => at.reseat(seat, change))
        const { open, eyes } = get()
        if (open) set({ eyes: restingEyes(open, eyes) })
      }, isAtIt)
    },
    lookBack(entry) {
      const { open, phase } = get()
      if (!open || phase === 'falling') return
      overtake()
      const at = Math.min(Math.max(0, entry), open.match.log.length)
      set({
        lookingBack: { entry: at, playing: false },
        telling: undefined,
        view: viewAfter(open, at, get().eyes),
      })
    },
    playFilm(playing) {
      const { lookingBack } = get()
      if (!lookingBack) return
      overtake()
      set({ lookingBack: { ...lookingBack, playing }, telling: undefined })
      if (playing) void filmStep()
    },
    goOn() {
      const { open } = get()
      if (!open) return
      set({ lookingBack: undefined, telling: undefined })
      show(get().shown)
      start()
    },
    setPace(pace) {
      set({ pace })
      if (pace === 'at once') moment.abort()
    },
    pause(isPaused) {
      set({ isPaused })
    },
    hurry: () => moment.abort(),
    async retry() {
      if (!sitting) return
      try {
        const open = await sitting.retry()
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

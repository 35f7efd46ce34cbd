/**
 * The desk of one match, as a screen has it: tells what the host says has happened, one thing after another, asks
 * the player who has to choose, lets dice fall, and lets the curtain down between players with secrets. Table and page read
 * its state and call what it can do; neither knows of the other.
 */
import type { StoreApi } from 'zustand/vanilla'
import type { MatchSeat } from '../../match/match'
import { isSame } from '../../match/plain'
import type { Gesture } from '../../measure'
import type { AnyMove, FistLevel, GameId, Seat } from '../../rules/game'
import type { AnyGame } from '../../rules/shelf'
import { type Connect, createLink, type News, type Suggestion, type Told } from '../../wire'
import { type Challenging, createChallenging } from '../judge/challenging'
import type { Table } from '../part'
import { createFilm, type Film } from './createFilm'
import { createRefall, type Refall } from './createRefall'
import { createTelling, type Wait } from './createTelling'
import { createTurns, isPerson } from './createTurns'
import { createDeskCore } from './deskCore'
import { closedDesk, type DeskPace, type DeskPhase, type DeskState } from './deskState'
import { createDeskThrow, type DeskThrow } from './deskThrow'
import type { Teller } from './telling'

export interface DeskParts {
  readonly wait: Wait
  /** The rules of a game, for live answers while something is chosen. */
  readonly rules: (game: GameId) => AnyGame | undefined | Promise<AnyGame | undefined>
}

export interface SitWish {
  readonly isPaused?: boolean
  /** Which seats are played from here; absent: all persons sit at this screen. */
  readonly chairs?: readonly Seat[]
  /** Fulfilled when a lost connection may be opened again; absent: it is lost for good. */
  readonly again?: () => Promise<void>
}

export interface Desk {
  readonly state: StoreApi<DeskState>
  /** The throw that is in the air or lies there. */
  readonly throwing: DeskThrow
  /** A throw of the past that falls again. */
  readonly refall: Refall
  /** A line or a pair that the judge is asked about. */
  readonly challenging: Challenging
  /** Sits down at the match of a host and goes on where it was left; a paused one waits. */
  sitDown(connect: Connect, id: string, wish?: SitWish): void
  /** Leaves the match; everything is kept already. */
  leave(): void
  choose(move: AnyMove): Promise<void>
  /** The curtain is drawn: the player that was called is there. */
  drawCurtain(): Promise<void>
  /** Opens the hand, or brings the fist down. */
  letGo(gesture?: Gesture, fist?: FistLevel): Promise<void>
  undo(): Promise<void>
  canUndo(): boolean
  /** Somebody else sits down, a person or a computer, and goes on from there; not while dice are in the air. */
  reseat(seat: Seat, change: Partial<MatchSeat>): Promise<void>
  canReseat(): boolean
  /** Shows the table as it was after this many lines. */
  lookBack: Film['lookBack']
  /** The table as it was after this many lines, without looking back at it. */
  pastAt: Film['pastAt']
  /** Plays on from there by itself, or stops doing so. */
  playFilm(playing: boolean): Promise<void>
  /** Back to the game. */
  goOn(): void
  setPace(pace: DeskPace): void
  pause(isPaused: boolean): void
  /** Nobody can look at this screen now: nobody waits until it has shown something, neither others nor it. */
  hide(isHidden: boolean): void
  /** The event that is told has been seen. */
  hurry(): void
  /** What a mate would do now, or why nobody can say. */
  suggest(): Promise<Suggestion | { readonly why: string } | undefined>
  /** Tries again what went wrong. */
  retry(): Promise<void>
  /** The text of the match's file; `undefined` where nobody sits at a match. */
  exportText(): Promise<string | undefined>
  addTeller(teller: Teller): () => void
}

/** Phases in which chairs may be changed. */
const reseatPhases: ReadonlySet<DeskPhase> = new Set(['telling', 'asking', 'thinking', 'held', 'over'])

export function createDesk(table: Table, { wait, rules }: DeskParts): Desk {
  const core = createDeskCore()
  const { state, get, set, ask, doOnce } = core
  const tellers = new Set<Teller>()
  const telling = createTelling(core, tellers, wait)
  /** What has been told and not been shown. */
  let news: News[] = []
  /** What has been shown last. */
  let latest: News | undefined
  /** The course that is being run. */
  let running: AbortSignal | undefined
  /** The fall that has been seen to its end, while the host still waits for others. */
  let landed: Told['falling']
  let isHidden = false
  /** Everything that came counts as seen while nobody can look. */
  const seeUnseen = () => {
    const last = news.at(-1) ?? latest
    if (isHidden && last) core.link?.seen(last)
  }

  const throwing = createDeskThrow(table, () => {
    landed = latest?.told.falling
    if (latest) core.link?.seen(latest)
    start()
  })
  const refall = createRefall(table, throwing)
  const challenging = createChallenging()
  const film = createFilm(core, refall, telling, wait)
  const { turns, forget } = createTurns(core, { throwing, letGo: () => void letGo() })

  /** Runs the course of the game from where it stands until somebody has to do something. */
  async function run(): Promise<void> {
    const signal = core.course
    running = signal
    try {
      while (!signal.aborted) {
        await core.whileGoing(signal)
        if (signal.aborted || get().lookingBack || throwing.isUnderWay) return
        const next = news[0]
        if (next) {
          await show(next, signal)
          if (signal.aborted) return
          news.shift()
          latest = next
          // Dice in the air have been seen when they lie.
          if (!next.told.falling || hasLanded(next.told)) core.link?.seen(next)
        } else {
          const { told } = get()
          if (!told || told.trouble || hasLanded(told)) return
          const isInAir = latest?.told.falling !== undefined && !latest.before
          if (!(await turns(told, isInAir, signal)) && (signal.aborted || news.length === 0)) return
        }
      }
    } catch (error) {
      if (!signal.aborted) core.fail(error)
    } finally {
      if (running === signal) running = undefined
    }
  }

  const start = () => {
    if (running !== core.course) void run()
  }

  const restart = () => {
    core.overtake()
    start()
  }

  const hasLanded = ({ falling }: Told) =>
    falling !== undefined && landed !== undefined && isSame(falling, landed)

  /** Tells one piece of news; the table is as it says in the end. */
  async function show({ told, before, known }: News, signal: AbortSignal): Promise<void> {
    const game = get().game?.id === told.match.game ? get().game : await rules(told.match.game)
    if (signal.aborted) return
    const { phase, asked, hand } = get()
    if (told.trouble) {
      set({ told, eyes: told.viewer, phase: 'stopped', trouble: told.trouble, hand: undefined })
      return
    }
    if (!before || told.lines.length < before.lines.length) film.forget()
    const isStillAsked = phase === 'asking' && before && asked && told.asked && told.made === before.made
    const isBeingThrown = phase === 'falling' && told.falling !== undefined
    set({
      told,
      game,
      eyes: told.viewer,
      faces: told.faces,
      trouble: undefined,
      ...(hand && !told.falling && told.turn.kind !== 'throw' && { hand: undefined }),
    })
    // Others act at the same time, and the player who is choosing goes on choosing.
    if (isStillAsked) {
      const isElsewhere = told.lines.slice(known).every(({ seat }) => seat !== asked.seat)
      if (isElsewhere && told.asked!.ask === asked.ask) {
        set({ asked: told.asked, view: told.view, shown: told.lines.length })
        return
      }
    }
    // Behind the curtain nothing is told: the player who comes reads it in the log.
    if (phase === 'curtain' && before) {
      set({ view: told.view, shown: told.lines.length })
      return
    }
    if (known >= told.lines.length) {
      set({ view: told.view, shown: told.lines.length, ...(!isBeingThrown && { telling: undefined }) })
      return
    }
    for (let line = known; line < told.lines.length; line++) {
      if (!(await tellLine(told, before, line, signal))) return
    }
  }

  async function tellLine(
    told: Told,
    before: Told | undefined,
    line: number,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { events, kind, seat } = told.lines[line]!
    const isOnly = line === told.lines.length - 1 && before?.lines.length === line
    const scene = telling.sceneOf({
      line,
      events,
      before: isOnly ? before.view : told.view,
      after: told.view,
      thrown: told.thrown?.line === line ? told.thrown : undefined,
    })
    // A person sees their own move at once; only its effects elsewhere have to be shown.
    const isKnown = kind === 'move' && isPerson(told.seats, seat)
    const { chairs } = get()
    // Once this chair has acted, for its player or for a computer, what was refused there is past.
    const isPast = chairs !== 'all' && chairs.includes(seat)
    set({
      ...(isPast && { refusal: undefined }),
      phase: 'telling',
      shown: line,
      view: scene.before,
      curtain: undefined,
      asked: undefined,
      thinking: undefined,
      hand: undefined,
    })
    await telling.tell(scene, signal, {
      isKnown,
      whileGoing: () => core.whileGoing(signal),
      isUnseen: () => isHidden,
    })
    if (signal.aborted) return false
    set({ telling: undefined, shown: line + 1, view: scene.after })
    return true
  }

  const letGo: Desk['letGo'] = async (gesture, fist) => {
    const { hand, told, phase } = get()
    if (phase !== 'held' || !hand || !told) return
    // What is in the air already needs nobody's leave.
    if (told.falling) {
      set({ phase: 'falling' })
      throwing.begin(hand.record)
      return
    }
    if (hand.by === 'computer' || hand.opensByItself) return
    set({ phase: 'falling', refusal: undefined })
    const throws = told.lines.filter(({ kind }) => kind === 'throw').length
    const answer = await ask({
      kind: 'let go',
      seat: hand.seat,
      throws,
      ...(gesture && !hand.fist && { gesture }),
      ...(fist !== undefined && hand.fist && { fist }),
    })
    const isTrouble = get().trouble !== undefined || news.some(({ told }) => told.trouble !== undefined)
    if (answer.ok || answer.late || !core.link || isTrouble) return
    if (get().phase !== 'falling' || throwing.isUnderWay) return
    // The chair may have been lent while the connection was cut: the game says why, and goes on.
    set({ phase: 'telling', refusal: { rule: '', why: `Nothing was thrown. ${answer.why}` } })
    start()
  }

  const raised = () =>
    new Promise<void>(resolve => {
      const stop = state.subscribe(({ phase }) => {
        if (phase === 'curtain') return
        stop()
        resolve()
      })
      if (get().phase === 'curtain') return
      stop()
      resolve()
    })

  const canReseat = () => {
    const { phase, told, lookingBack, chairs } = get()
    return chairs === 'all' && told !== undefined && !told.falling && !lookingBack && reseatPhases.has(phase)
  }

  const canUndo = () => {
    const { phase, told, chairs } = get()
    const isElsewhere = chairs !== 'all' && phase === 'thinking'
    const mayNow = phase === 'asking' || phase === 'over' || phase === 'held' || isElsewhere
    if (!mayNow || told?.undo === undefined || told.falling) return false
    return chairs === 'all' || chairs.includes(told.undo)
  }

  const clear = () => {
    core.overtake()
    challenging.leave()
    landed = undefined
    throwing.forget()
    film.forget()
    forget()
    news = []
    latest = undefined
    core.standUp()
  }

  return {
    state,
    throwing,
    refall,
    challenging,
    sitDown(connect, id, { isPaused = false, chairs, again } = {}) {
      clear()
      const { pace, keepsNothing, noDice } = get()
      set({
        ...closedDesk,
        pace,
        keepsNothing,
        noDice,
        isPaused,
        chairs: chairs ?? 'all',
        phase: 'telling',
        matchId: id,
      })
      const link = createLink({ connect, viewer: chairs?.[0] ?? 'spectator', ...(again && { again }) })
      core.sitAt(link)
      link.watch(isConnected => {
        if (again) set({ isCut: !isConnected })
        else if (!isConnected) core.fail('The table was lost. What was played is kept: load the page again.')
      })
      link.listen(one => {
        news.push(one)
        start()
        seeUnseen()
      })
    },
    leave() {
      clear()
      const { pace } = get()
      set({ ...closedDesk, pace })
    },
    async choose(move) {
      const { asked } = get()
      const isAsked = () => {
        const { phase, asked: now } = get()
        return phase === 'asking' && now?.seat === asked?.seat && now?.ask === asked?.ask
      }
      await doOnce(isAsked, async () => {
        const { told, game } = get()
        if (!told || !game) return
        const refusal = game.check(told.view, move)
        if (refusal) {
          set({ refusal: { ...refusal, move } })
          return
        }
        const isOwn = move.seat === told.viewer
        set({ phase: 'telling', asked: undefined, refusal: undefined })
        const answer = await ask({ kind: 'play', move, ...(isOwn && { made: told.made }) })
        if (!answer.ok && !answer.late && answer.rule !== undefined) {
          set({ refusal: { rule: answer.rule, why: answer.why, move } })
        }
        start()
      })
    },
    async drawCurtain() {
      const { curtain } = get()
      const isDown = () => get().phase === 'curtain' && get().curtain?.seat === curtain?.seat
      await doOnce(isDown, async () => {
        // It stays down until the other eyes look.
        const answer = await ask({ kind: 'look as', viewer: curtain!.seat })
        if (!answer.ok) throw new Error(answer.why)
        start()
        await raised()
      })
    },
    letGo,
    canUndo,
    async undo() {
      await doOnce(canUndo, async () => {
        const told = get().told!
        set({
          phase: 'telling',
          asked: undefined,
          lookingBack: undefined,
          refall: undefined,
          telling: undefined,
        })
        const answer = await ask({ kind: 'undo', seat: told.undo!, lines: told.lines.length })
        if (answer.ok) {
          throwing.forget()
          set({ hand: undefined })
        } else if (!answer.late) set({ refusal: { rule: '', why: answer.why } })
        restart()
      })
    },
    canReseat,
    async reseat(seat, change) {
      await doOnce(canReseat, async () => {
        const { asked, hand, thinking } = get()
        // Only the player at it is asked again; the others find out on their turn.
        const isAtIt = seat === (asked ?? hand)?.seat || seat === thinking
        if (isAtIt) set({ phase: 'telling', asked: undefined, hand: undefined, thinking: undefined })
        const answer = await ask({ kind: 'reseat', seat, change: change as MatchSeat })
        if (!answer.ok && !get().trouble) throw new Error(answer.why)
        start()
      })
    },
    lookBack: film.lookBack,
    pastAt: film.pastAt,
    playFilm: film.playFilm,
    goOn() {
      const { told } = get()
      if (!told) return
      set({
        lookingBack: undefined,
        refall: undefined,
        telling: undefined,
        view: told.view,
        faces: told.faces,
        shown: told.lines.length,
      })
      restart()
    },
    setPace(pace) {
      set({ pace })
      if (pace === 'at once') core.hurry()
    },
    pause(isPaused) {
      set({ isPaused })
    },
    hide(hidden) {
      isHidden = hidden
      seeUnseen()
      throwing.hide(hidden)
      if (!hidden) return
      core.hurry()
      const { told, lookingBack } = get()
      // The hand that would open it on the table gets no frames.
      if (told?.falling && !lookingBack) void letGo()
    },
    hurry: core.hurry,
    async suggest() {
      const { asked, told } = get()
      if (!asked || !told) return undefined
      const answer = await ask({ kind: 'suggest', seat: asked.seat, made: told.made })
      // Somebody has chosen meanwhile.
      if (get().asked !== asked) return undefined
      return answer.ok ? (answer.value as Suggestion) : { why: answer.why }
    },
    async retry() {
      const { trouble } = get()
      const answer = await ask({ kind: 'retry' })
      if (answer.ok && trouble) restart()
    },
    async exportText() {
      if (!core.link) return undefined
      const answer = await ask({ kind: 'export' })
      return answer.ok ? (answer.value as string) : undefined
    },
    addTeller(teller) {
      tellers.add(teller)
      return () => tellers.delete(teller)
    },
  }
}

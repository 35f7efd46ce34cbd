/**
 * Plays the kiosk: the machine of `course` joined to the desk, the lab's table and the clock. It decides nothing by
 * itself; what comes into a phase is done here, and what happens at the tables is told to the machine.
 */
import type { StoreApi } from 'zustand/vanilla'
import { labStoreOf } from '../lab/labStore'
import { loadGame } from '../rules/shelf'
import { deskOf } from '../table/desk/desk'
import type { DeskState } from '../table/desk/deskState'
import type { Table } from '../table/part'
import { tableSettingsOf } from '../table/tableSettings'
import { applyHour } from './applyHour'
import {
  type Course,
  type CourseEvent,
  courseTimes,
  type Doing,
  firstCourse,
  isDoing,
  isShow,
  nextCourse,
} from './course'
import { createCounting } from './createCounting'
import { createLaying } from './createLaying'
import { giveSeatBack, layGame, seatInPlay, takeSeat } from './kioskDesk'
import type { KioskGame } from './kioskGame'
import { type Interlude, layHandful, loadDice, measureDice, startInterlude } from './kioskLab'
import type { KioskSettings } from './kioskSettings'
import { closeKiosk, kioskFramesOf, kioskStoreOf } from './kioskStore'
import { livelinessAfter } from './liveliness'
import { firstRotation, gameAt, restBroken, turnOn } from './rotation'
import type { Tally } from './tally'
import { freshWatch, watch } from './watchdog'

export interface KioskParts {
  readonly settings: KioskSettings
  /** Every game of the settings. */
  readonly games: readonly KioskGame[]
  readonly storage: () => Storage
  readonly reload: () => void
  /** A seed for each match; without it one that nobody can foresee. */
  readonly seed?: ((turn: number) => string) | undefined
}

export interface Kiosk {
  readonly tally: StoreApi<Tally>
  touch(): void
  choose(doing: Doing): void
  /** The visitor, or the attendant, goes back to the show. */
  goBack(): void
  attend(): void
  /** Something was thrown that nobody caught. */
  report(words: string): void
  /** The page is out of sight: nothing moves and nothing is counted until it is back. */
  hide(isHidden: boolean): void
  stop(): void
}

const tickMs = 250
/** A longer pause between two ticks than that was no working time: the machine slept, or its clock was changed. */
const longestTickSeconds = 1.5
const sleepSeconds = 20
/** A game that is not over by then makes room for the next. */
const longestGameSeconds = 45 * 60

export function playKiosk(table: Table, parts: KioskParts): Kiosk {
  const kioskStore = kioskStoreOf(table)
  const tableSettings = tableSettingsOf(table)
  const desk = deskOf(table)
  const { settings, games } = parts
  const times = courseTimes(settings.speed, settings.idle)
  const counting = createCounting(parts.storage)
  const { count, note, keep } = counting
  const laying = createLaying(table)
  let course: Course = firstCourse
  let rotation = firstRotation(games.map(({ id }) => id))
  let dog = freshWatch
  let steps = 0
  let isBroken = false
  let interlude: Interlude | undefined
  let lentSeat: number | undefined
  let playedSeconds = 0
  let lastMs = performance.now()
  let isHidden = false
  let isStopped = false
  let timer: ReturnType<typeof setInterval> | undefined

  const game = () => games.find(({ id }) => id === gameAt(rotation))

  function happen(event: CourseEvent): void {
    const before = course
    course = nextCourse(before, event, times)
    if (course === before) return
    if (course.phase !== before.phase || course.turn !== before.turn) {
      steps++
      change(before)
    }
    kioskStore.setState({ course })
  }

  /** Leaves what was and does what the new phase is for. */
  function change(before: Course): void {
    const { phase, turn } = course
    try {
      if (before.phase === 'seated') endSeat()
      if (before.phase === 'interlude') interlude = undefined
      if (turn !== before.turn) {
        lay()
        return
      }
      desk.pause(phase !== 'watching' && phase !== 'seated' && phase !== 'winner')
      if (phase === 'interlude') interlude = startInterlude(table)
      else if (phase === 'inviting') kioskStore.setState({ seat: seatInPlay(desk.state.getState()) })
      else if (phase === 'dropping') layHandful(table)
      else if (phase === 'measuring') measureDice(table, before.phase === 'dropping')
      else if (phase === 'seated') beginSeat()
    } catch (fault) {
      note(fault)
      happen({ kind: 'next' })
    }
  }

  /** The next game of the rotation comes on the table; one that cannot be laid rests. */
  function lay(): void {
    lentSeat = undefined
    playedSeconds = 0
    for (const _ of games) {
      rotation = turnOn(rotation)
      const next = game()!
      try {
        layGame(table, next, course.turn, parts.seed?.(course.turn))
        kioskStore.setState({ game: next })
        laying.begin()
        return
      } catch (fault) {
        note(fault)
        rotation = restBroken(rotation)
      }
    }
  }

  function beginSeat(): void {
    lentSeat = kioskStore.getState().seat ?? 0
    void takeSeat(table, lentSeat)
  }

  function endSeat(): void {
    const playing = game()
    // The match may be gone already, and the seat with it.
    const isGone = course.turn !== kioskStore.getState().course?.turn
    if (lentSeat !== undefined && playing && !isGone) void giveSeatBack(table, lentSeat, playing)
    lentSeat = undefined
  }

  function tick(): void {
    const nowMs = performance.now()
    const passed = (nowMs - lastMs) / 1000
    lastMs = nowMs
    if (passed > sleepSeconds) count('slept')
    const seconds = Math.min(passed, longestTickSeconds)
    happen({ kind: 'tick', seconds })
    if (!course.isLaid && laying.advance(seconds)) happen({ kind: 'laid' })
    beLively(seconds)
    guard(seconds)
    applyHour(table, settings)
    counting.advance(seconds)
  }

  function beLively(seconds: number): void {
    if (course.phase === 'interlude') {
      if (interlude?.advance(seconds)) happen({ kind: 'interludeOver' })
      return
    }
    if (course.phase !== 'watching') return
    playedSeconds += seconds
    if (playedSeconds > longestGameSeconds) {
      happen({ kind: 'next' })
      return
    }
    const { phase } = desk.state.getState()
    const due = livelinessAfter(course.quiet)
    if (due === 'interlude' && phase !== 'held' && phase !== 'falling') happen({ kind: 'interlude' })
    else if (due === 'hurry' && phase === 'telling') desk.hurry()
  }

  function guard(seconds: number): void {
    const { picture } = tableSettings.getState()
    const looked = watch(dog, {
      seconds,
      steps,
      frames: kioskFramesOf(table).drawn,
      shouldMove: isShow(course.phase),
      picture,
      isBroken,
    })
    if (isBroken) kioskStore.setState(({ probes }) => ({ probes: probes + 1 }))
    isBroken = false
    dog = looked.watch
    const { cure } = looked
    if (!cure) return
    count(cure)
    if (cure === 'picture') {
      tableSettings.setState({ picture: 'starting' })
      kioskStore.setState(({ pictures }) => ({ pictures: pictures + 1 }))
    } else if (cure === 'match') {
      // Ending the match also ends a computer that may never finish thinking about it.
      desk.leave()
      rotation = restBroken(rotation)
      happen({ kind: 'next' })
    } else {
      keep()
      parts.reload()
    }
  }

  function watchDesk(now: DeskState, before: DeskState): void {
    if (now.phase !== before.phase || now.telling !== before.telling || now.shown !== before.shown) steps++
    if (now.phase === before.phase) return
    if (now.phase === 'falling') {
      if (!now.hand?.fist) count('drops')
      happen({ kind: 'fell' })
    } else if (now.phase === 'over') {
      const playing = game()
      if (playing) counting.finished(playing.id)
      happen({ kind: 'over' })
    } else if (now.phase === 'stopped' && now.trouble) {
      note(now.trouble.why)
      count('match')
      rotation = restBroken(rotation)
      // The desk is in the middle of telling everybody that it stopped.
      queueMicrotask(() => happen({ kind: 'next' }))
    }
  }

  const stopDesk = desk.state.subscribe(watchDesk)
  const stopLab = labStoreOf(table).subscribe((now, before) => {
    if (now.phase === before.phase) return
    steps++
    if (now.phase === 'falling' && before.phase === 'held') {
      count('drops')
      happen({ kind: 'fell' })
    }
    if (isDoing(course.phase)) happen({ kind: 'touched' })
  })
  const stopPicture = tableSettings.subscribe((now, before) => {
    if (now.picture === 'lost' && before.picture !== 'lost') count('lost')
  })

  const run = () => {
    lastMs = performance.now()
    timer ??= setInterval(tick, tickMs)
  }
  const rest = () => {
    clearInterval(timer)
    timer = undefined
  }

  desk.setPace(settings.speed)
  applyHour(table, settings)
  kioskStore.setState({ course })
  void Promise.all([loadDice(), ...games.map(({ id }) => loadGame(id))]).then(
    () => {
      if (!isStopped) lay()
    },
    fault => note(fault),
  )
  run()

  return {
    tally: counting.tally,
    touch() {
      if (isShow(course.phase)) count('touches')
      happen({ kind: 'touched' })
    },
    choose(doing) {
      const before = course.phase
      happen({ kind: 'chose', doing })
      if (course.phase === before) return
      count(doing === 'dropping' ? 'dropped' : doing === 'measuring' ? 'measured' : 'seated')
    },
    goBack: () => happen({ kind: 'left' }),
    attend: () => happen({ kind: 'attend' }),
    report(words) {
      note(words)
      isBroken = true
    },
    hide(hidden) {
      if (hidden === isHidden) return
      isHidden = hidden
      if (hidden) {
        rest()
        keep()
        count('slept')
        desk.pause(true)
      } else {
        const { phase } = course
        desk.pause(phase !== 'watching' && phase !== 'seated' && phase !== 'winner')
        run()
      }
    },
    stop() {
      isStopped = true
      rest()
      keep()
      stopDesk()
      stopLab()
      stopPicture()
      desk.leave()
      closeKiosk(table)
    },
  }
}

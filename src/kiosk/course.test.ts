import { describe, expect, it } from 'vitest'
import {
  type Course,
  type CourseEvent,
  courseTimes,
  doings,
  firstCourse,
  isDoing,
  type KioskPhase,
  kioskPhases,
  nextCourse,
  secondsLeft,
} from './course'

const times = courseTimes('brisk', 60)
const go = (course: Course, ...events: readonly CourseEvent[]) =>
  events.reduce((now, event) => nextCourse(now, event, times), course)
const tick = (seconds: number): CourseEvent => ({ kind: 'tick', seconds })
const touched: CourseEvent = { kind: 'touched' }
const laid: CourseEvent = { kind: 'laid' }
const over: CourseEvent = { kind: 'over' }
const watching = go(firstCourse, laid, tick(times.title))
const doing = (what: (typeof doings)[number]) => go(watching, touched, { kind: 'chose', doing: what })

describe('the course of a kiosk that nobody touches', () => {
  it('shows the title until the table is laid, then the game, its winner, and the next title', () => {
    expect(go(firstCourse, tick(times.title * 3)).phase).toBe('title')
    expect(watching).toMatchObject({ phase: 'watching', turn: 1 })
    const won = go(watching, tick(400), over)
    expect(won).toMatchObject({ phase: 'winner', seconds: 0 })
    expect(go(won, tick(times.winner))).toMatchObject({
      phase: 'title',
      turn: 2,
      isOver: false,
      isLaid: false,
    })
  })

  it('goes on to the next game where this one cannot go on', () => {
    expect(go(watching, { kind: 'next' })).toMatchObject({ phase: 'title', turn: 2 })
  })

  it('counts the seconds in which nothing falls', () => {
    expect(go(watching, tick(40), tick(30)).quiet - watching.quiet).toBe(70)
    expect(go(watching, tick(40), { kind: 'fell' }, tick(5)).quiet).toBe(5)
  })

  it('returns from an interlude, even from one with no end', () => {
    const interlude = go(watching, { kind: 'interlude' })
    expect(interlude.phase).toBe('interlude')
    expect(go(interlude, { kind: 'interludeOver' }).phase).toBe('watching')
    expect(go(interlude, tick(times.interlude)).phase).toBe('watching')
  })
})

describe('a visitor', () => {
  it.each(['title', 'watching', 'interlude', 'winner', 'thanking'] as const)(
    'is invited by a touch in %s',
    phase => {
      expect(go({ ...watching, phase }, touched)).toMatchObject({ phase: 'inviting', untouched: 0 })
    },
  )

  it.each(doings)('goes straight to %s', what => {
    expect(doing(what)).toMatchObject({ phase: what, untouched: 0 })
  })

  it.each(doings)('walks away from %s: is thanked, and the game goes on where it was', what => {
    const left = go(doing(what), tick(times.idle))
    expect(left.phase).toBe('thanking')
    expect(go(left, tick(times.thanks))).toMatchObject({ phase: 'watching', turn: 1 })
  })

  it.each(doings)('touches something in %s: is not sent away', what => {
    expect(go(doing(what), tick(59), touched, tick(59)).phase).toBe(what)
  })

  it.each(doings)('finds the way back from %s', what => {
    expect(go(doing(what), { kind: 'left' }).phase).toBe('watching')
  })

  it('may ignore the invitation, and the show goes on', () => {
    expect(go(watching, touched, tick(times.invitation)).phase).toBe('watching')
  })

  it('cannot sit down at a game that is over or not there yet', () => {
    const sit: CourseEvent = { kind: 'chose', doing: 'seated' }
    expect(go(watching, over, touched, sit).phase).toBe('inviting')
    expect(go(firstCourse, touched, sit).phase).toBe('inviting')
  })

  it('sees the winner after playing to the end', () => {
    expect(go(doing('seated'), over).phase).toBe('winner')
  })

  it('a game that ends or breaks does not disturb a visitor who drops dice; the next game waits', () => {
    for (const event of [over, { kind: 'next' } as const]) {
      const still = go(doing('dropping'), event)
      expect(still.phase).toBe('dropping')
      expect(go(still, { kind: 'left' })).toMatchObject({ phase: 'title', turn: 2 })
    }
  })

  it('is told the last seconds before the thanks, and only those', () => {
    expect(secondsLeft(go(doing('dropping'), tick(40)), 60)).toBeUndefined()
    expect(secondsLeft(go(doing('dropping'), tick(52.5)), 60)).toBe(8)
    expect(secondsLeft(go(watching, tick(59)), 60)).toBeUndefined()
  })
})

describe('the attendant', () => {
  it.each(kioskPhases.filter(phase => phase !== 'attending'))(
    'is let in from %s, and back to the show',
    phase => {
      const inside = go({ ...watching, phase }, { kind: 'attend' })
      expect(inside.phase).toBe('attending')
      expect(go(inside, { kind: 'left' }).phase).toBe('watching')
      expect(go(inside, tick(times.attending)).phase).toBe('watching')
    },
  )
})

describe('whatever happens', () => {
  const events: readonly CourseEvent[] = [
    tick(0.25),
    tick(30),
    tick(1000),
    laid,
    over,
    touched,
    { kind: 'fell' },
    { kind: 'next' },
    { kind: 'left' },
    { kind: 'attend' },
    { kind: 'interlude' },
    { kind: 'interludeOver' },
    ...doings.map(doing => ({ kind: 'chose', doing }) as const),
  ]

  it('the show goes on within five minutes after the last touch (every two events from every phase)', () => {
    for (const phase of kioskPhases)
      for (const one of events)
        for (const other of events) {
          let now = go({ ...watching, phase }, one, other)
          for (let second = 0; second < 300; second++) now = go(now, laid, tick(1))
          const shows: readonly KioskPhase[] = ['title', 'watching', 'winner', 'interlude']
          expect(shows, `${phase}, ${one.kind}, ${other.kind}`).toContain(now.phase)
          expect(isDoing(now.phase)).toBe(false)
        }
  })
})

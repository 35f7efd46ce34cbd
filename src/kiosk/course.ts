/**
 * What the kiosk is at. A pure machine: it is told how much time has passed and what happened, and answers with the
 * next course; the caller compares the two and acts.
 *
 *   title → watching → winner → title of the next game …
 *              ⇅ interlude (a drop between, where nothing fell for long)
 *   title, watching, interlude, winner ── touch → inviting → dropping | measuring | seated
 *   inviting ── nobody chooses → where it was        dropping … seated ── nobody there → thanking → where it was
 *   any of them ── the attendant's gesture → attending → where it was
 */
export const kioskPhases = [
  'title',
  'watching',
  'interlude',
  'winner',
  'inviting',
  'dropping',
  'measuring',
  'seated',
  'thanking',
  'attending',
] as const
export type KioskPhase = (typeof kioskPhases)[number]

/** What a visitor can do. */
export const doings = ['dropping', 'measuring', 'seated'] as const
export type Doing = (typeof doings)[number]

export interface Course {
  readonly phase: KioskPhase
  /** Seconds in this phase. */
  readonly seconds: number
  /** Seconds since somebody last touched something. */
  readonly untouched: number
  /** Seconds since something last fell. */
  readonly quiet: number
  /** Grows with every game that is to be put on the table. */
  readonly turn: number
  /** The game on the table is over. */
  readonly isOver: boolean
  /** The game on the table can be watched. */
  readonly isLaid: boolean
}

export const firstCourse: Course = {
  phase: 'title',
  seconds: 0,
  untouched: 0,
  quiet: 0,
  turn: 1,
  isOver: false,
  isLaid: false,
}

export type CourseEvent =
  | { readonly kind: 'tick'; readonly seconds: number }
  /** The game of this turn lies on the table. */
  | { readonly kind: 'laid' }
  | { readonly kind: 'fell' }
  | { readonly kind: 'over' }
  /** The game on the table cannot go on, or has gone on for long enough. */
  | { readonly kind: 'next' }
  | { readonly kind: 'touched' }
  | { readonly kind: 'chose'; readonly doing: Doing }
  /** Back to watching, by the visitor or the attendant. */
  | { readonly kind: 'left' }
  | { readonly kind: 'attend' }
  /** Nothing has fallen for too long, and the table is between two words. */
  | { readonly kind: 'interlude' }
  | { readonly kind: 'interludeOver' }

/** Seconds; the shows pass quickly where everything is to go at once, though a title is there to be read. */
export interface CourseTimes {
  readonly title: number
  readonly winner: number
  readonly thanks: number
  /** An invitation that nobody takes up. */
  readonly invitation: number
  readonly idle: number
  /** An interlude that does not end by itself. */
  readonly interlude: number
  /** Nobody has touched the attendant's page. */
  readonly attending: number
}

export function courseTimes(speed: 'calm' | 'brisk' | 'at once', idle: number): CourseTimes {
  const shows = { calm: [9, 14], brisk: [6, 10], 'at once': [2.4, 0.4] }[speed] as [number, number]
  const [title, winner] = shows
  return {
    title,
    winner,
    thanks: speed === 'at once' ? 1 : 4,
    invitation: Math.min(20, idle),
    idle,
    interlude: 25,
    attending: 180,
  }
}

/** A visitor is busy with something of their own. */
export function isDoing(phase: KioskPhase): phase is Doing {
  return doings.some(doing => doing === phase)
}

/** The table plays by itself, and a touch invites. */
export function isShow(phase: KioskPhase): boolean {
  return phase === 'title' || phase === 'watching' || phase === 'interlude' || phase === 'winner'
}

/** Seconds left before a visitor who does nothing is thanked, once that is soon. */
export function secondsLeft({ phase, untouched }: Course, idle: number): number | undefined {
  const left = idle - untouched
  return isDoing(phase) && left <= Math.min(12, idle / 2) ? Math.max(0, Math.ceil(left)) : undefined
}

const enter = (course: Course, phase: KioskPhase): Course => ({ ...course, phase, seconds: 0 })

/** A game is put on the table. */
const nextTurn = (course: Course): Course => ({
  ...enter(course, 'title'),
  turn: course.turn + 1,
  isOver: false,
  isLaid: false,
})

/** Back to the show: to the game on the table, or to the next if it is over. */
function goOn(course: Course): Course {
  if (course.isOver) return nextTurn(course)
  return enter(course, course.isLaid ? 'watching' : 'title')
}

export function nextCourse(course: Course, event: CourseEvent, times: CourseTimes): Course {
  const { phase } = course
  switch (event.kind) {
    case 'tick':
      return afterTick(course, event.seconds, times)
    case 'laid':
      // However long the table took to come into sight, the title is read over it.
      return { ...course, isLaid: true, seconds: phase === 'title' ? 0 : course.seconds }
    case 'fell':
      return { ...course, quiet: 0 }
    case 'over': {
      const over = { ...course, isOver: true }
      return phase === 'watching' || phase === 'seated' ? enter(over, 'winner') : over
    }
    case 'next':
      // A visitor who drops or measures is not disturbed by what goes on at the table.
      return isShow(phase) || phase === 'seated' ? nextTurn(course) : { ...course, isOver: true }
    case 'touched':
      if (isShow(phase) || phase === 'thanking') return { ...enter(course, 'inviting'), untouched: 0 }
      return { ...course, untouched: 0 }
    case 'chose':
      if (phase !== 'inviting' && !isDoing(phase)) return course
      if (event.doing === phase || (event.doing === 'seated' && !canSit(course))) return course
      return { ...enter(course, event.doing), untouched: 0, quiet: 0 }
    case 'left':
      return isShow(phase) || phase === 'thanking' ? course : goOn(course)
    case 'attend':
      return phase === 'attending' ? course : { ...enter(course, 'attending'), untouched: 0 }
    case 'interlude':
      return phase === 'watching' ? enter(course, 'interlude') : course
    case 'interludeOver':
      return phase === 'interlude' ? goOn(course) : course
  }
}

/** There is a game in which a seat can be taken. */
export function canSit({ isLaid, isOver }: Course): boolean {
  return isLaid && !isOver
}

function afterTick(course: Course, seconds: number, times: CourseTimes): Course {
  const now: Course = {
    ...course,
    seconds: course.seconds + seconds,
    untouched: course.untouched + seconds,
    quiet: isDoing(course.phase) ? 0 : course.quiet + seconds,
  }
  switch (now.phase) {
    case 'title':
      return now.isLaid && now.seconds >= times.title ? goOn(now) : now
    case 'winner':
      return now.seconds >= times.winner ? nextTurn(now) : now
    case 'interlude':
      return now.seconds >= times.interlude ? goOn(now) : now
    case 'inviting':
      return now.untouched >= times.invitation ? goOn(now) : now
    case 'dropping':
    case 'measuring':
    case 'seated':
      return now.untouched >= times.idle ? enter(now, 'thanking') : now
    case 'thanking':
      return now.seconds >= times.thanks ? goOn(now) : now
    case 'attending':
      return now.untouched >= times.attending ? goOn(now) : now
    case 'watching':
      return now
  }
}

import type { PictureState } from '../table/tableSettings'

/**
 * Watches whether the kiosk is alive and says what to recreate: the picture, the match, or the whole page. It
 * knows no clock: sleep, wake and a changed clock are only a longer tick, which its driver cuts short.
 */
export const cures = ['picture', 'match', 'page'] as const
export type Cure = (typeof cures)[number]

export interface Watch {
  /** Seconds since the game last went on, while it should. */
  readonly still: number
  /** Seconds since the picture was lost. */
  readonly lost: number
  /** Seconds since something broke, as long as no frame was drawn after it. */
  readonly doubt: number | undefined
  readonly frames: number
  readonly steps: number
  /** Seconds since each cure of late, newest last. */
  readonly cured: readonly { readonly cure: Cure; readonly ago: number }[]
  /** Seconds since the page was loaded. */
  readonly age: number
}

export const freshWatch: Watch = {
  still: 0,
  lost: 0,
  doubt: undefined,
  frames: 0,
  steps: 0,
  cured: [],
  age: 0,
}

export interface Seen {
  readonly seconds: number
  /** Frames drawn so far. */
  readonly frames: number
  /** Things that have happened so far: words told, dice let go, choices made. */
  readonly steps: number
  /** The game should go on by itself. */
  readonly shouldMove: boolean
  readonly picture: PictureState
  /** Something was thrown that nobody caught since the last look. */
  readonly isBroken: boolean
}

export const watchLimits = {
  /** A browser gives a lost picture back within a few seconds or not at all. */
  lostSeconds: 6,
  /** The longest thought of a computer player on a slow machine, and much more. */
  stillSeconds: 45,
  /** After something broke a frame has to be drawn within this time. */
  doubtSeconds: 5,
  /** A cure that did not help for this long is followed by the next stronger one. */
  relapseSeconds: 180,
  /** Reloading again and again cures nothing: the page must be at least this old. */
  youngSeconds: 30,
} as const

export function watch(before: Watch, seen: Seen): { readonly watch: Watch; readonly cure?: Cure } {
  const { seconds, frames, steps } = seen
  const moved = steps !== before.steps || !seen.shouldMove
  const drew = frames !== before.frames
  const doubt = seen.isBroken ? 0 : drew || before.doubt === undefined ? undefined : before.doubt + seconds
  const now: Watch = {
    still: moved ? 0 : before.still + seconds,
    lost: seen.picture === 'lost' ? before.lost + seconds : 0,
    doubt,
    frames,
    steps,
    cured: before.cured
      .map(({ cure, ago }) => ({ cure, ago: ago + seconds }))
      .filter(({ ago }) => ago < watchLimits.relapseSeconds),
    age: before.age + seconds,
  }
  const wanted = wantedCure(now)
  if (!wanted) return { watch: now }
  const cure = strengthened(wanted, now)
  return {
    watch: { ...now, still: 0, lost: 0, doubt: undefined, cured: [...now.cured, { cure, ago: 0 }] },
    cure,
  }
}

function wantedCure({ still, lost, doubt }: Watch): Cure | undefined {
  if (still >= watchLimits.stillSeconds) return 'match'
  if (lost >= watchLimits.lostSeconds || (doubt ?? 0) >= watchLimits.doubtSeconds) return 'picture'
  return undefined
}

/** What was tried twice of late is not tried a third time. */
function strengthened(wanted: Cure, { cured, age }: Watch): Cure {
  const tried = (cure: Cure) => cured.filter(one => one.cure === cure).length >= 2
  if (wanted === 'picture' && !tried('picture')) return 'picture'
  if (!tried('match') && wanted === 'match') return 'match'
  return age >= watchLimits.youngSeconds ? 'page' : wanted
}

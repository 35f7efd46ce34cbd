import type { GameId, Seat } from '../rules/game'
import type { Random } from '../rules/random'

/**
 * How the throws and the decisions of a match are weighed once it is over. Where a game gives no sound worth, that part
 * is absent, and the page says so.
 */
export interface Weighing {
  readonly throws?: ThrowWeighing
  readonly decisions?: DecisionWeighing
  /** What is counted, after a number: "points". */
  readonly unit: string
}

export interface ThrowWeighing {
  /**
   * Whether a throw is weighed, by the state that asked for it and by nothing that fell: a throw that only counted when
   * it fell well would make everybody lucky.
   */
  readonly counts: (before: unknown) => boolean
  /** By seat, in points: what the state right after any fall of it promises; `before` is the one that asked for it. */
  readonly worth: (after: unknown, before: unknown) => readonly number[]
}

export interface DecisionWeighing {
  /** Whether what the seat decides here is weighed. */
  readonly counts: (state: unknown) => boolean
  /**
   * What the decision has come to for the seat, in points. `before` is the whole state in which it was made, `after` the
   * one that it led to; whatever must be played on or drawn until that can be said comes from `random` alone.
   */
  readonly worth: (decision: Decided) => number
}

export interface Decided {
  readonly before: unknown
  readonly after: unknown
  readonly seat: Seat
  readonly random: Random
}

/** Where those of each game are: one line each. */
const sources: Readonly<Record<GameId, () => Promise<Weighing>>> = {
  'rattle-battle': async () => (await import('./rattle-battle/weighing')).rattleBattleWeighing,
  'rolling-seas': async () => (await import('./rolling-seas/weighing')).rollingSeasWeighing,
  'rolling-with-the-waves': async () =>
    (await import('./rolling-with-the-waves/weighing')).rollingWavesWeighing,
  waves: async () => (await import('./waves/weighing')).wavesWeighing,
  'waves-of-fortune': async () => (await import('./waves-of-fortune/weighing')).fortuneWeighing,
}

/** Fetches how a game is weighed; nothing of other games. */
export function loadWeighing(id: GameId): Promise<Weighing> {
  return sources[id]()
}

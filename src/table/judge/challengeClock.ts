/** How far a challenge has come: shares from 0 to 1. */
export interface ChallengeStage {
  /** How much of the throw has fallen again, in slow motion. */
  readonly fallen: number
  /** Everything except the two hulls grows dark. */
  readonly dim: number
  /** The feeler has found the two points of the hulls that are nearest to each other. */
  readonly found: number
  /** How much of the ruler lies on the line, and how far the figure has counted up. */
  readonly drawn: number
  readonly isOver: boolean
}

/** What is told before the ruler: the throw that brought the Ships there, where there is one. */
export interface ChallengeCourse {
  readonly hasFall: boolean
  readonly reducedMotion: boolean
}

/** Seconds that each part takes; together less than six. */
export const fallSeconds = 2.3
const toJudge = 0.8
const darken = 0.4
const find = 0.7
const draw = 1.5

export const doneStage: ChallengeStage = { fallen: 1, dim: 1, found: 1, drawn: 1, isOver: true }

const share = (value: number) => Math.min(1, Math.max(0, value))
/** Slows down towards its end, as a hand does that lays down a ruler. */
const settling = (value: number) => 1 - (1 - share(value)) ** 3

/** What is shown this many seconds after a challenge. With reduced motion: three stills, one after another. */
export function challengeStage(seconds: number, { hasFall, reducedMotion }: ChallengeCourse): ChallengeStage {
  const isFalling = hasFall && !reducedMotion
  const there = (isFalling ? fallSeconds : 0) + toJudge
  const alone = there + darken
  const searched = alone + find
  const drawn = settling((seconds - searched) / draw)
  if (drawn === 1) return doneStage
  if (reducedMotion) return { fallen: 1, dim: seconds < there ? 0 : 1, found: 0, drawn: 0, isOver: false }
  return {
    fallen: isFalling ? share(seconds / fallSeconds) : 1,
    dim: share((seconds - there) / darken),
    found: settling((seconds - alone) / find),
    drawn,
    isOver: false,
  }
}

import type { Lesson } from './lesson'
import type { DeskMoment } from './momentOf'

/** What the coach is saying. */
export interface Coaching {
  readonly said: Lesson | undefined
  /** The game waits until it has been read: nobody can read two things that are told at once. */
  readonly isHolding: boolean
  /** In this moment something has been heard already: no more of it. */
  readonly heardIn: object | undefined
}

export const silent: Coaching = { said: undefined, isHolding: false, heardIn: undefined }

export interface Followed {
  readonly coaching: Coaching
  /** This lesson has just been learnt. */
  readonly learnt?: Lesson
}

/**
 * What the coach says now: the current lesson as long as it matters, else the first lesson that matters
 * and is not learnt. A lesson is learnt when its moment is over, for then it has been done.
 */
export function followMoment(
  coaching: Coaching,
  now: DeskMoment | undefined,
  lessons: readonly Lesson[],
  isLearnt: (lesson: Lesson) => boolean,
): Followed {
  const { said, isHolding, heardIn } = coaching
  if (said && (isHolding || (now && said.when(now.moment)))) return { coaching }
  const next =
    now && now.source !== heardIn
      ? lessons.find(lesson => lesson !== said && !isLearnt(lesson) && lesson.when(now.moment))
      : undefined
  if (!next && !said) return { coaching }
  return {
    coaching: { said: next, isHolding: next !== undefined && now?.moment.kind === 'told', heardIn },
    ...(said && { learnt: said }),
  }
}

/** It has been read. */
export function hear(coaching: Coaching, now: DeskMoment | undefined): Followed {
  const { said } = coaching
  if (!said) return { coaching }
  return { coaching: { said: undefined, isHolding: false, heardIn: now?.source }, learnt: said }
}

import type { DieKind } from '../../measure'
import type { DiceCounts } from './diceCounts'
import type { LuckTold } from './luckTold'
import type { SkillTold } from './skillTold'

export type DiceQuestion =
  /** What the dice of a kept match did, or of all of them. */
  | { readonly kind: 'count'; readonly match: string | undefined }
  | { readonly kind: 'throw'; readonly die: DieKind; readonly dice: number }
  /** How lucky the players of a finished match were, each throw compared with this many others. */
  | { readonly kind: 'weigh'; readonly match: string; readonly others: number }
  /** What the captain would have done at each decision of its people, followed along this many imagined courses. */
  | { readonly kind: 'grade'; readonly match: string; readonly worlds: number }

export type DiceAnswer =
  | {
      readonly kind: 'counted'
      readonly counted: readonly DiceCounts[]
      /** Matches that could not be read. */
      readonly unreadable: number
      /** Of the one match that was asked for, if it is kept here. */
      readonly name: string | undefined
      /** What computer players can weigh of that match, once it is over. */
      readonly weighed: Weighed | undefined
    }
  | { readonly kind: 'thrown'; readonly faces: readonly number[] }
  | { readonly kind: 'weighed'; readonly luck: LuckTold | undefined }
  | { readonly kind: 'graded'; readonly skill: SkillTold | undefined }

export interface Weighed {
  readonly luck: boolean
  /** `unrated`: people decided, but the game gives no sound worth of a decision. */
  readonly skill: 'offered' | 'unrated' | 'nobody'
}

type Said =
  | DiceAnswer
  | { readonly kind: 'at'; readonly done: number; readonly of: number }
  | { readonly kind: 'failed'; readonly why: string }

interface Answers {
  readonly count: 'counted'
  readonly throw: 'thrown'
  readonly weigh: 'weighed'
  readonly grade: 'graded'
}

/** Asks in a thread of its own, which ends with the answer or when nobody waits for it any more. */
export function askDice<Q extends DiceQuestion>(
  question: Q,
  {
    onAt,
    signal,
  }: { readonly onAt?: (done: number, of: number) => void; readonly signal?: AbortSignal } = {},
): Promise<Extract<DiceAnswer, { kind: Answers[Q['kind']] }>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./diceWorker.ts', import.meta.url), { type: 'module' })
    const end = () => {
      worker.terminate()
      signal?.removeEventListener('abort', end)
    }
    signal?.addEventListener('abort', end)
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.kind === 'at') return onAt?.(data.done, data.of)
      end()
      if (data.kind === 'failed') reject(new Error(data.why))
      else resolve(data as never)
    }
    worker.onerror = event => {
      end()
      reject(new Error(event.message || 'The dice could not be fetched.'))
    }
    worker.postMessage(question)
  })
}

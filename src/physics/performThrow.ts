import type { Bang, Gesture, ThrowRecord, ThrowRequest, ThrowResult } from '../measure'
import { createThrow, type LiveThrow } from './createThrow'

/** Runs a record from its start to rest. */
export function simulateThrow(record: ThrowRecord): ThrowResult {
  const live = createThrow(record)
  try {
    while (!live.done) live.step()
    return live.result()
  } finally {
    live.free()
  }
}

/** How a throw runs when nobody watches. */
export interface ThrowPolicy {
  /** Blows of the fist before the throw is repeated (RB-116); 0: cocked dice are left as they lie. */
  readonly fistMax: number
  /** Whether dice out of the container make the whole throw be repeated (RB-112). */
  readonly repeatOutside: boolean
}

export interface PerformedThrow {
  /** The record of the attempt that counts. */
  readonly record: ThrowRecord
  readonly result: ThrowResult
  /** How the first attempt lay before any blow. */
  readonly first: ThrowResult
  /** Throws made, the one that counts included. */
  readonly attempts: number
  /** Blows of the fist over all attempts. */
  readonly bangs: number
  /** Steps over all attempts. */
  readonly steps: number
}

/** From the third repetition on invisible walls stand around the container (RB-116). */
const raisedFromAttempt = 4
/** With raised walls and blows of rising strength a throw lies flat long before this. */
const mostAttempts = 40

/** The first blow is firm, the next ones are hard, and so are all after a repetition (rattle-battle 6.1). */
export function fistLevel(blow: number, attempt = 1): Bang['level'] {
  return blow === 0 && attempt === 1 ? 2 : 3
}

/** The record of one attempt: each has a seed of its own, made from the throw's. */
export function attemptRecord(
  request: ThrowRequest,
  seed: string,
  attempt: number,
  gesture?: Gesture,
): ThrowRecord {
  const raised = attempt >= raisedFromAttempt && request.container !== 'table'
  return {
    version: 1,
    seed: attempt === 1 ? seed : `${seed}/again/${attempt}`,
    request: raised ? { ...request, raisedWalls: true } : request,
    ...(gesture ? { gesture } : {}),
    bangs: [],
  }
}

/** Throws, bangs and repeats until the policy is content. */
export function performThrow(
  request: ThrowRequest,
  seed: string,
  policy: ThrowPolicy,
  gesture?: Gesture,
): PerformedThrow {
  let bangs = 0
  let steps = 0
  let first: ThrowResult | undefined
  for (let attempt = 1; ; attempt++) {
    const live = createThrow(attemptRecord(request, seed, attempt, gesture))
    try {
      while (!live.done) live.step()
      const asFell = live.result()
      first ??= asFell
      const result = settle(live, asFell, policy, attempt)
      bangs += live.record.bangs.length
      steps += live.steps
      const isContent =
        result.outcome === 'flat' ||
        (result.outcome === 'cocked' && policy.fistMax === 0) ||
        (result.outcome === 'outside' && !policy.repeatOutside && isFlatInside(result, policy))
      if (isContent || attempt === mostAttempts)
        return { record: live.record, result, first, attempts: attempt, bangs, steps }
    } finally {
      live.free()
    }
  }
}

/** Without repetitions a die that left is out, and the others must lie flat for the throw to count. */
const isFlatInside = (result: ThrowResult, policy: ThrowPolicy) =>
  policy.fistMax === 0 || result.dice.every(die => die.flat || !die.inBox)

/** Bangs until nothing is cocked any more, or the blows are used up, or the throw is lost anyway. */
function settle(live: LiveThrow, asFell: ThrowResult, policy: ThrowPolicy, attempt: number): ThrowResult {
  let result = asFell
  for (let blow = 0; blow < policy.fistMax; blow++) {
    const isLost = result.outcome === 'unsettled' || (result.outcome === 'outside' && policy.repeatOutside)
    const isCocked = result.dice.some(die => !die.flat && die.inBox)
    if (isLost || !isCocked) break
    live.bang(fistLevel(blow, attempt))
    while (!live.done) live.step()
    result = live.result()
  }
  return result
}

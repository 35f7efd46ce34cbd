import type { ContainerId, DieKind, Flatness, ThrowRequest, ThrowStyle } from '../../measure'
import { performThrow } from '../../physics'
import { count, createTally, type Tally } from './tally'

/** Which throws are made for a sample. */
export interface SamplePlan {
  readonly kind: DieKind
  readonly dicePerDrop: number
  readonly drops: number
  readonly seed: string
  readonly container: ContainerId
  readonly style: ThrowStyle
}

const flat: Flatness = { tiltDeg: 3, heightMm: 0.5 }

/** As played: with the fist until all lies flat, and repeated when a die leaves the box. */
const policy = { fistMax: 6, repeatOutside: true }

export function planRequest({ kind, dicePerDrop, container, style }: SamplePlan): ThrowRequest {
  const dice = Array.from({ length: dicePerDrop }, (_, index) => ({ id: `${index + 1}`, kind }))
  return { container, style, dice, lying: [], bystanders: 'live', flat }
}

/** Makes the throws and counts them; says after each how far it has come. */
export function sampleThrows(plan: SamplePlan, progress: (done: number) => void = () => {}): Tally {
  const tally = createTally(plan.kind, plan.dicePerDrop)
  const request = planRequest(plan)
  for (let drop = 1; drop <= plan.drops; drop++) {
    count(tally, performThrow(request, `${plan.seed}/${drop}`, policy), flat.tiltDeg)
    progress(drop)
  }
  return tally
}

import { randomHex } from '../match/freshSeed'
import type { DieSpec, Flatness, ThrowRequest } from '../measure'

/** RB-70 with its default tolerances. */
export const labFlatness: Flatness = { tiltDeg: 3, heightMm: 0.5 }

/** RB-110: everything at once into the centre of the Sea Box. */
export function labRequest(dice: readonly DieSpec[]): ThrowRequest {
  return { container: 'sea-box', style: 'drop', dice, lying: [], bystanders: 'live', flat: labFlatness }
}

/** A seed that nobody can foresee, short because it stands in links. */
export const freshLabSeed = () => randomHex(2)

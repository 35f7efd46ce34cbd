/** The sixteen faces of the Rule Tablets (4.4) and the tiles they are printed on (4.5). */
import type { Cls } from '../vocabulary'

export const faceIds = [
  'SCH-SIX',
  'SCH-F3R6',
  'KEE-LOW',
  'KEE-SHL',
  'KNI-CALM',
  'KNI-REB',
  'KNI-ELD',
  'KNI-AGT',
  'SEE-ROT',
  'SEE-MIN',
  'SEE-CCW',
  'SEE-UNI',
  'NOB-CALM',
  'NOB-RET',
  'NOB-NEW',
  'NOB-FOL',
] as const
export type FaceId = (typeof faceIds)[number]

/** `direct`: applied once when the tablet becomes active (WV-97); `wave`: in force during both Waves (WV-98). */
export type Timing = 'none' | 'direct' | 'wave' | 'wave+snapshot'

export interface Face {
  readonly id: FaceId
  readonly cls: Cls
  readonly kind: 'calm' | 'base' | 'advanced'
  readonly title: 'black' | 'white'
  readonly timing: Timing
  /** What the tablet says, in one line; a tablet without effect has none. */
  readonly text: string
  readonly rule: string
}

function face(
  id: FaceId,
  cls: Cls,
  kind: Face['kind'],
  timing: Timing,
  rule: string,
  text: string,
): readonly [FaceId, Face] {
  return [id, { id, cls, kind, title: kind === 'advanced' ? 'white' : 'black', timing, text, rule }]
}

export const faceById = Object.fromEntries([
  face('SCH-SIX', 1, 'base', 'wave', 'WV-129', 'Scholars have Power 6, not 1'),
  face('SCH-F3R6', 1, 'advanced', 'wave', 'WV-138', 'Power: Followers 3, Rebels 6'),
  face('KEE-LOW', 2, 'base', 'wave', 'WV-130', 'Take Elders with equal or lower Power'),
  face('KEE-SHL', 2, 'advanced', 'wave', 'WV-139', 'Keepers: +2 Power per Shell in the dish'),
  face('KNI-CALM', 3, 'calm', 'none', 'WV-127', ''),
  face('KNI-REB', 3, 'base', 'wave', 'WV-131', 'Rebels first, Followers second'),
  face(
    'KNI-ELD',
    3,
    'base',
    'wave+snapshot',
    'WV-132',
    'Each Elder has the printed Power of the one on its right',
  ),
  face(
    'KNI-AGT',
    3,
    'advanced',
    'wave',
    'WV-140',
    'Your card has the printed Power of the card on your right',
  ),
  face('SEE-ROT', 4, 'base', 'direct', 'WV-133', 'Every Elder passes to the player on the right'),
  face('SEE-MIN', 4, 'base', 'wave', 'WV-134', 'Followers: −2 Power'),
  face('SEE-CCW', 4, 'base', 'wave', 'WV-135', 'Both Waves run counterclockwise'),
  face(
    'SEE-UNI',
    4,
    'advanced',
    'wave+snapshot',
    'WV-142',
    'Only an Elder that was the only one of its class can be taken',
  ),
  face('NOB-CALM', 5, 'calm', 'none', 'WV-128', ''),
  face('NOB-RET', 5, 'base', 'wave', 'WV-136', 'The first Elder won goes to the hand and costs no Shell'),
  face('NOB-NEW', 5, 'base', 'wave', 'WV-137', 'No Elder of a class you already have'),
  face('NOB-FOL', 5, 'advanced', 'direct', 'WV-143', 'As many Shells in the dish as Followers'),
]) as Readonly<Record<FaceId, Face>>

/** WV-141: with the other reading this face takes a snapshot of Elders instead of turning Agents up. */
export const knightsReadElders = 'Your card has the printed Power of the Elder on your right'

export function facesOfClass(cls: Cls): readonly FaceId[] {
  return faceIds.filter(id => faceById[id].cls === cls)
}

/** 4.5: which faces share a tile changes nothing, for one face of a class is in use. */
export const tiles: Readonly<Record<string, readonly [FaceId, FaceId]>> = {
  'T-SCH': ['SCH-SIX', 'SCH-F3R6'],
  'T-KEE': ['KEE-LOW', 'KEE-SHL'],
  'T-KNI-1': ['KNI-CALM', 'KNI-REB'],
  'T-KNI-2': ['KNI-ELD', 'KNI-AGT'],
  'T-SEE-1': ['SEE-ROT', 'SEE-MIN'],
  'T-SEE-2': ['SEE-CCW', 'SEE-UNI'],
  'T-NOB-1': ['NOB-CALM', 'NOB-RET'],
  'T-NOB-2': ['NOB-NEW', 'NOB-FOL'],
}

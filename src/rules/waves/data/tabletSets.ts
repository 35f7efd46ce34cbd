/** Which five faces are put out (4.6): one of each class, in the order of the classes (WV-42). */
import type { Random } from '../../random'
import { classes } from '../vocabulary'
import { type FaceId, faceById, facesOfClass } from './faces'
import type { ModeId } from './modes'

const printedSets = ['firstGame', 'headToHead', 'threePlayers', 'teams', 'allVsAll'] as const
/** Of this house: five in teams, where the captain alone hardly ever wins by the printed set (WV-43a). */
const houseSets = ['teamsOfFive'] as const
export type NamedSet = (typeof printedSets)[number] | (typeof houseSets)[number]
/** The set for first games first (WV-41). */
export const tabletSets = [
  'firstGame',
  'suggested',
  'headToHead',
  'threePlayers',
  'teams',
  'teamsOfFive',
  'allVsAll',
  'random',
  'randomBase',
  'custom',
] as const
export type TabletSet = (typeof tabletSets)[number]

export const facesOfSet: Readonly<Record<NamedSet, readonly FaceId[]>> = {
  firstGame: ['SCH-SIX', 'KEE-LOW', 'KNI-CALM', 'SEE-ROT', 'NOB-CALM'],
  headToHead: ['SCH-SIX', 'KEE-LOW', 'KNI-REB', 'SEE-MIN', 'NOB-NEW'],
  threePlayers: ['SCH-SIX', 'KEE-SHL', 'KNI-AGT', 'SEE-ROT', 'NOB-FOL'],
  teams: ['SCH-SIX', 'KEE-LOW', 'KNI-REB', 'SEE-ROT', 'NOB-RET'],
  teamsOfFive: ['SCH-SIX', 'KEE-LOW', 'KNI-REB', 'SEE-ROT', 'NOB-NEW'],
  allVsAll: ['SCH-F3R6', 'KEE-SHL', 'KNI-ELD', 'SEE-CCW', 'NOB-NEW'],
}

/** WV-43: all faces of a class for `random`, its base faces alone for `randomBase`. */
export function facesInSet(set: 'random' | 'randomBase'): readonly (readonly FaceId[])[] {
  return classes.map(cls => facesOfClass(cls).filter(id => set === 'random' || faceById[id].kind === 'base'))
}

/** The five faces of a table; `custom` are those that were named one by one. */
export function chooseFaces(
  set: TabletSet,
  mode: ModeId,
  custom: readonly FaceId[],
  random: Random,
): readonly FaceId[] {
  if (set === 'custom') return custom
  if (set === 'random' || set === 'randomBase') return facesInSet(set).map(faces => random.pick(faces))
  return facesOfSet[set === 'suggested' ? mode : set]
}

/** The table options (3.16). Lists of five are five options each, one a class: every value can then be picked. */
import type { GameOption } from '../game'
import { type FaceId, facesOfClass } from './data/faces'
import { type TabletSet, tabletSets } from './data/tabletSets'
import type { Cls } from './vocabulary'

const firstHolders = ['toss', 'random', 0, 1, 2, 3, 4, 5] as const
/** WV-145: 0 is no limit. */
const roundLimits = [0, ...Array.from({ length: 191 }, (_, index) => index + 10)]
const shellNumbers = ['card', 0, 1, 2, 3, 4, 5] as const
type ShellNumber = (typeof shellNumbers)[number]

export interface WavesOptions {
  readonly mode: 'teams' | 'allVsAll'
  readonly tabletSet: TabletSet
  readonly scholarsTablet: FaceId
  readonly keepersTablet: FaceId
  readonly knightsTablet: FaceId
  readonly seersTablet: FaceId
  readonly noblesTablet: FaceId
  readonly knightsAdvancedReads: 'bySet' | 'agent' | 'elder'
  readonly firstHolder: (typeof firstHolders)[number]
  readonly soloSeat: 4 | 'toss'
  readonly teamTalk: 'open' | 'none'
  readonly discardBrowse: boolean
  readonly roundLimit: number
  readonly shellsScholars: ShellNumber
  readonly shellsKeepers: ShellNumber
  readonly shellsKnights: ShellNumber
  readonly shellsSeers: ShellNumber
  readonly shellsNobles: ShellNumber
}

function option(
  id: keyof WavesOptions,
  values: GameOption['values'],
  standard: GameOption['default'],
  rule: string,
  meaning: string,
): GameOption {
  return { id, values, default: standard, rule, meaning }
}

function tablet(id: keyof WavesOptions, cls: Cls, standard: FaceId, plural: string): GameOption {
  const meaning = `The tablet of the ${plural}, if the set of tablets is “custom”`
  return option(id, facesOfClass(cls), standard, 'WV-43', meaning)
}

function shells(id: keyof WavesOptions, plural: string): GameOption {
  const meaning = `Shells for an Open Majority of ${plural}, to try another Council card; five zeros count as none given`
  return option(id, shellNumbers, 'card', 'WV-70', meaning)
}

export const wavesOptions: readonly GameOption[] = [
  option(
    'mode',
    ['teams', 'allVsAll'],
    'teams',
    'WV-17',
    'Four to six players: in teams, or everybody for themselves',
  ),
  {
    ...option('tabletSet', tabletSets, 'firstGame', 'WV-43', 'Which five Rule Tablets are put out'),
    amongComputers: 'suggested',
  },
  tablet('scholarsTablet', 1, 'SCH-SIX', 'Scholars'),
  tablet('keepersTablet', 2, 'KEE-LOW', 'Keepers'),
  tablet('knightsTablet', 3, 'KNI-CALM', 'Knights'),
  tablet('seersTablet', 4, 'SEE-ROT', 'Seers'),
  tablet('noblesTablet', 5, 'NOB-CALM', 'Nobles'),
  option(
    'knightsAdvancedReads',
    ['bySet', 'agent', 'elder'],
    'bySet',
    'WV-141',
    'What the advanced Knights tablet reads on your right: the Elder in the set of three and the Agent elsewhere, or always one of them',
  ),
  {
    ...option(
      'firstHolder',
      firstHolders,
      'toss',
      'WV-38',
      'Who has the Wave token first: a toss of it, chance, or a seat, counted round the table',
    ),
    namesSeats: true,
  },
  option(
    'soloSeat',
    [4, 'toss'],
    4,
    'WV-23a',
    'Five players in teams: seat 4 plays solo, or whom a toss shows',
  ),
  option('teamTalk', ['open', 'none'], 'open', 'WV-88', 'Whether team-mates may talk before they place'),
  option('discardBrowse', [true, false], true, 'WV-124', 'Whether the discard pile may be leafed through'),
  {
    ...option(
      'roundLimit',
      roundLimits,
      0,
      'WV-145',
      'The game ends after this round at the latest; 0: no limit',
    ),
    amongComputers: 40,
  },
  shells('shellsScholars', 'Scholars'),
  shells('shellsKeepers', 'Keepers'),
  shells('shellsKnights', 'Knights'),
  shells('shellsSeers', 'Seers'),
  shells('shellsNobles', 'Nobles'),
]

export function customFaces(options: WavesOptions): readonly FaceId[] {
  return [
    options.scholarsTablet,
    options.keepersTablet,
    options.knightsTablet,
    options.seersTablet,
    options.noblesTablet,
  ]
}

/** What the table wrote over the Council card, by class; all five zero would never put a Shell out. */
export function ownShells(options: WavesOptions): readonly ShellNumber[] {
  const own: readonly ShellNumber[] = [
    options.shellsScholars,
    options.shellsKeepers,
    options.shellsKnights,
    options.shellsSeers,
    options.shellsNobles,
  ]
  return own.every(shells => shells === 0) ? own.map(() => 'card') : own
}

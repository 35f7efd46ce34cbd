/** The table options (3.0). */
import type { GameOption } from '../game'
import { type Scenario, scenarios } from './vocabulary'

export const rattleOptions: readonly GameOption[] = [
  option('scenario', scenarios, 'intro', 'RB-40', 'Which Adventures are played'),
  option(
    'startBaron',
    ['random', 0, 1, 2, 3, 4],
    'random',
    'RB-30',
    'Who is Baron first; counts round the table',
  ),
  option('dieEdgeMm', [12, 14, 16], 16, 'RB-61', 'Edge of the dice in mm'),
  option('rulerResolutionMm', [0, 0.5, 1, 2], 0.5, 'RB-67', 'Distances this close count as equal'),
  option('rangeLeniencyMm', [0, 0.5, 1], 0, 'RB-66', 'What a range may be exceeded by'),
  option('touchToleranceMm', [0.1, 0.3, 0.5, 1], 0.3, 'RB-65', 'Gaps up to this count as touching'),
  option('flatToleranceDeg', [1, 3, 5], 3, 'RB-70', 'A die tilted more is cocked'),
  option(
    'bystanders',
    ['live', 'anchored'],
    'live',
    'RB-118',
    'Whether a drop moves the dice that lie there',
  ),
  option('fist', ['manual', 'auto'], 'manual', 'RB-114', 'Whether the Baron strikes the fist by hand'),
  {
    ...option('fistRise', ['firm', 'soft'], 'firm', 'RB-114', 'How hard the first blows of the fist are'),
    before: 'soft',
  },
  option('fistMax', [3, 6, 12], 6, 'RB-116', 'Blows before a drop is repeated'),
  option('tileBlock', ['hull', 'centre'], 'hull', 'RB-79', 'What of a moving Ship a tile blocks'),
  option('lineOfFire', ['nearest', 'centres'], 'nearest', 'RB-80', 'Which line a rock blocks'),
  option('boardingByFire', ['on', 'off'], 'on', 'RB-222', 'Whether Fire at a touching Ship boards it'),
  {
    ...option(
      'superHullTie',
      ['tied', 'beyond'],
      'tied',
      'RB-138b',
      'Whom a Volley strikes instead of Super Hull',
    ),
    before: 'beyond',
  },
  {
    ...option('stowing', ['byItself', 'byHand'], 'byItself', 'RB-278b', 'Who stows the Loot'),
    before: 'byHand',
  },
  option('coinSupply', ['unlimited', 'printed'], 'unlimited', 'RB-10', 'Whether coins can run out'),
  option('hamsterCount', [3, 1], 3, 'RB-285', 'How many Parts a Hamster Hold counts'),
  option('finalTie', ['shared', 'rollOff'], 'shared', 'RB-357', 'What settles a final tie'),
  option(
    'revengePer',
    ['ship', 'adventure'],
    'ship',
    'RB-389',
    'Revenge cards per lost Ship or per Adventure',
  ),
  option('lateDrop', ['on', 'off'], 'off', 'RB-420', 'Five players: the last may drop one Ship late'),
  option('simultaneousPort', ['on', 'off'], 'off', 'RB-422', 'Whether all visit the Port at their own speed'),
  option('marketWild', ['on', 'off'], 'off', 'RB-424', 'Whether the Market gives wild tokens'),
  option('crewPack1', ['on', 'off'], 'off', 'RB-404', 'Six more Sailors'),
  option('lootPack1', ['on', 'off'], 'off', 'RB-407', 'Eight Special Loot tokens'),
  option(
    'drawsVisible',
    ['private', 'open'],
    'private',
    'RB-325',
    'Who sees cards drawn in Tavern and Workshop',
  ),
]

function option(
  id: keyof RattleOptions,
  values: GameOption['values'],
  standard: GameOption['default'],
  rule: string,
  meaning: string,
): GameOption {
  return { id, values, default: standard, rule, meaning }
}

export interface RattleOptions {
  readonly scenario: Scenario
  readonly startBaron: 'random' | 0 | 1 | 2 | 3 | 4
  readonly dieEdgeMm: 12 | 14 | 16
  readonly rulerResolutionMm: 0 | 0.5 | 1 | 2
  readonly rangeLeniencyMm: 0 | 0.5 | 1
  readonly touchToleranceMm: 0.1 | 0.3 | 0.5 | 1
  readonly flatToleranceDeg: 1 | 3 | 5
  readonly bystanders: 'live' | 'anchored'
  readonly fist: 'manual' | 'auto'
  readonly fistRise: 'firm' | 'soft'
  readonly fistMax: 3 | 6 | 12
  readonly tileBlock: 'hull' | 'centre'
  readonly lineOfFire: 'nearest' | 'centres'
  readonly boardingByFire: 'on' | 'off'
  readonly superHullTie: 'tied' | 'beyond'
  readonly stowing: 'byItself' | 'byHand'
  readonly coinSupply: 'unlimited' | 'printed'
  readonly hamsterCount: 3 | 1
  readonly finalTie: 'shared' | 'rollOff'
  readonly revengePer: 'ship' | 'adventure'
  readonly lateDrop: 'on' | 'off'
  readonly simultaneousPort: 'on' | 'off'
  readonly marketWild: 'on' | 'off'
  readonly crewPack1: 'on' | 'off'
  readonly lootPack1: 'on' | 'off'
  readonly drawsVisible: 'private' | 'open'
}

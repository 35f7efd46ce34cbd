/** The table options (3.17). */
import type { GameOption } from '../game'

export const firstPlayers = ['random', 0, 1, 2, 3, 4] as const
/** RW-16a: no game can be over before its fourth round, so no shorter limit is offered. */
const roundLimits = [0, ...Array.from({ length: 96 }, (_, index) => index + 4)]

export interface RollingWavesOptions {
  readonly firstPlayer: (typeof firstPlayers)[number]
  /** 0: none. */
  readonly roundLimit: number
  readonly cannonTie: 'left-of-first' | 'turn-order'
  readonly portsTie: 'nobody' | 'everyone'
  readonly gameEnds: 'chests-or-tracks' | 'chests'
  /** 0: no limit. */
  readonly infamyCircles: 20 | 30 | 0
}

export const rollingWavesOptions: readonly GameOption[] = [
  {
    ...option(
      'firstPlayer',
      firstPlayers,
      'random',
      'RW-13',
      'Who has the bag first: a seat, counted round the table, or chance',
    ),
    namesSeats: true,
  },
  {
    ...option(
      'roundLimit',
      roundLimits,
      0,
      'RW-16a',
      'The game ends after this round at the latest; 0: no limit',
    ),
    amongComputers: 25,
  },
  option(
    'cannonTie',
    ['left-of-first', 'turn-order'],
    'left-of-first',
    'RW-83c',
    'Who fires first of those with equal Infamy: the nearest to the first player’s left, or the first in turn order',
  ),
  option(
    'portsTie',
    ['nobody', 'everyone'],
    'everyone',
    'RW-96a',
    'Who gains the extra Infamy when several have raided most',
  ),
  {
    ...option(
      'gameEnds',
      ['chests-or-tracks', 'chests'],
      'chests-or-tracks',
      'RW-112b',
      'House rule: whether three full tracks end the game too, or only three chests full or buried',
    ),
    before: 'chests-or-tracks',
  },
  option('infamyCircles', [20, 30, 0], 0, 'RW-97a', 'Infamy circles on the map, more is lost; 0: no limit'),
]

function option(
  id: keyof RollingWavesOptions,
  values: GameOption['values'],
  standard: GameOption['default'],
  rule: string,
  meaning: string,
): GameOption {
  return { id, values, default: standard, rule, meaning }
}

/** RW-97a: the most Infamy anybody can have. */
export function infamyCap({ infamyCircles }: RollingWavesOptions): number {
  return infamyCircles === 0 ? Number.POSITIVE_INFINITY : infamyCircles
}

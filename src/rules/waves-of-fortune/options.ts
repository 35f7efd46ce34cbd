/** The table options (3.17). */
import type { GameOption } from '../game'
import { type Colour, colours } from './vocabulary'

/** WF-128: every two, three or four of the colours. */
const groups: readonly string[] = Array.from({ length: 16 }, (_, bits) =>
  colours.filter((_, index) => bits & (1 << index)),
)
  .filter(group => group.length >= 2)
  .map(group => group.join('-'))

const roundLimits = ['off', ...Array.from({ length: 81 }, (_, index) => index + 20)]

/** WF-122b: the game ends when the King falls, with that round, or this many rounds later. */
export const endings = ['at-once', 'finish-round', 'three-rounds', 'six-rounds'] as const
const roundsAfter: Readonly<Record<(typeof endings)[number], number>> = {
  'at-once': 0,
  'finish-round': 0,
  'three-rounds': 3,
  'six-rounds': 6,
}

/** WF-122b: the last round, if the King falls in this one. */
export function lastRound({ kingFalls }: FortuneOptions, round: number): number {
  return round + roundsAfter[kingFalls]
}

export interface FortuneOptions {
  /** `usual`, `random`, `claim`, or colours joined by hyphens. */
  readonly coloursInPlay: string
  readonly sailOver: 'free' | 'flip-and-stop'
  readonly ramEffects: 'full' | 'face-down-only'
  readonly starvation: 'unpaid' | 'zero'
  readonly dicePairing: 'from-highest' | 'from-lowest'
  readonly krakenHp: number
  readonly kingRevisit: 'must-fight' | 'may-escape'
  /** The first round in which the King can be fought. */
  readonly kingWakes: number
  readonly kingFalls: (typeof endings)[number]
  readonly kingVp: 3 | 4
  readonly kingBounty: 0 | 750
  readonly finalGold: 'all' | 'banked'
  readonly roundLimit: 'off' | number
}

export const fortuneOptions: readonly GameOption[] = [
  option(
    'coloursInPlay',
    ['usual', 'random', 'claim', ...groups],
    'usual',
    'WF-128',
    'Which colours sail: the usual ones, drawn by lot, claimed one by one, or these',
  ),
  option(
    'sailOver',
    ['free', 'flip-and-stop'],
    'free',
    'WF-27',
    'A ship sails freely over face-down tiles, or turns and stops on the first',
  ),
  option(
    'ramEffects',
    ['full', 'face-down-only'],
    'full',
    'WF-37',
    'A rammed ship meets all that is on its new space, or only a face-down tile',
  ),
  option(
    'starvation',
    ['unpaid', 'zero'],
    'unpaid',
    'WF-71',
    'The crew mutinies when a meal cannot be paid, or as soon as the food is gone',
  ),
  option(
    'dicePairing',
    ['from-highest', 'from-lowest'],
    'from-highest',
    'WF-82',
    'Unequal rows of dice are lined up from the highest or from the lowest',
  ),
  option('krakenHp', [3, 4, 5, 6, 8, 10], 4, 'WF-92', 'How much the Kraken can take'),
  option(
    'kingRevisit',
    ['must-fight', 'may-escape'],
    'must-fight',
    'WF-105',
    'Landing on the known Pirate King means a fight, or may still allow an escape',
  ),
  {
    ...option(
      'kingWakes',
      [0, 10, 15, 20, 25],
      0,
      'WF-102a',
      'House rule: before this round nobody can fight the Pirate King; a ship that meets the King flees home',
    ),
    before: 0,
  },
  {
    ...option(
      'kingFalls',
      endings,
      'at-once',
      'WF-122b',
      'House rule: what follows when the Pirate King falls, the end at once or some more turns',
    ),
    before: 'at-once',
  },
  option('kingVp', [3, 4], 3, 'WF-107', 'Victory points for defeating the Pirate King'),
  option('kingBounty', [0, 750], 0, 'WF-108', 'Gold for defeating the Pirate King'),
  option(
    'finalGold',
    ['all', 'banked'],
    'all',
    'WF-124',
    'At the end all gold counts, or only what lies in the chest',
  ),
  {
    ...option(
      'roundLimit',
      roundLimits,
      'off',
      'WF-126',
      'The game ends after this round at the latest, King or no King',
    ),
    amongComputers: 60,
  },
]

function option(
  id: keyof FortuneOptions,
  values: GameOption['values'],
  standard: GameOption['default'],
  rule: string,
  meaning: string,
): GameOption {
  return { id, values, default: standard, rule, meaning }
}

/** WF-128: two sit opposite each other, three leave green in the box. */
const usualColours: readonly (readonly Colour[])[] = [
  ['purple', 'yellow'],
  ['purple', 'blue', 'yellow'],
  ['purple', 'blue', 'yellow', 'green'],
]

/** The colours of the table, in turn order; where the option names more or fewer than sit there, the usual fill up. */
export function coloursFor(
  players: number,
  { coloursInPlay }: FortuneOptions,
  shuffled: (list: readonly Colour[]) => readonly Colour[],
): readonly Colour[] {
  const usual = usualColours[players - 2] ?? colours
  const named = colours.filter(colour => coloursInPlay.split('-').includes(colour))
  const wanted =
    coloursInPlay === 'random' ? shuffled(colours) : [...new Set([...named, ...usual, ...colours])]
  const chosen = wanted.slice(0, players)
  return colours.filter(colour => chosen.includes(colour))
}
